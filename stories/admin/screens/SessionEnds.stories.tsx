import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { onDesk } from '../../sizes.ts'
import { agenda } from '../fixtures/week.ts'

let signedIn = true
const gone = () => new ApiProblem(401, 'not-signed-in', 'Log in om dit te zien.')

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Session ends',
  component: BackOffice,
  globals: onDesk,
  beforeEach: () => {
    signedIn = true
  },
  args: {
    address: '/agenda?date=2026-11-25',
    auth: {
      checkAuth: async () => {
        if (!signedIn) throw gone()
      },
      checkError: async (problem: { status?: number }) => {
        if (problem.status === 401) throw problem
      },
      login: async () => {
        signedIn = true
      },
    },
    data: {
      readAgenda: async (range) => {
        if (!signedIn) throw gone()
        return agenda(range)
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const UnderSomeonesHands: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await step('the next page leads to signing in', async () => {
      signedIn = false
      await userEvent.click(
        canvas.getByRole('button', { name: 'Ga naar datum, woensdag 25 november' }),
      )
      await waitFor(() =>
        expect(within(document.body).getByRole('button', { name: /25 november/ })).toHaveFocus(),
      )
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Inloggen' })).toBeVisible())
      await expect(canvas.getByRole('status')).toHaveTextContent('Uw sessie is afgelopen.')
    })
    await step('and back to where the work was', async () => {
      await userEvent.type(canvas.getByLabelText('E-mail'), 'mieke@kamersleutel.example')
      await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'sleutel')
      await userEvent.click(canvas.getByRole('button', { name: 'Inloggen' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?date=2026-11-04'),
      )
    })
  },
}
