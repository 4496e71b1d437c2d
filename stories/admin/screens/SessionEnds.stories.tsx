import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import type { FixtureProperty } from '../fixtures/fixture-property.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { agenda } from '../fixtures/week.ts'

let signedIn = true
let property: FixtureProperty
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
      login: async () => {
        signedIn = true
      },
      getIdentity: async () => ({
        id: '1',
        fullName: 'Mieke Geurts',
        email: 'mieke@kamersleutel.example',
      }),
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

const dialog = () => within(within(document.body).getByRole('dialog'))
const asked = () => waitFor(() => expect(dialog().getByLabelText('Wachtwoord')).toHaveFocus())

/** The month picker leads to a week that has to be read. */
async function goToAnotherWeek(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Ga naar datum, woensdag 25 november' }))
  await waitFor(() =>
    expect(within(document.body).getByRole('button', { name: /25 november/ })).toHaveFocus(),
  )
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
}

export const UnderSomeonesHands: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await step('the next page asks for the password over the screen', async () => {
      signedIn = false
      await goToAnotherWeek(canvas)
      await asked()
      await expect(dialog().getByRole('heading')).toHaveTextContent('Uw sessie is afgelopen')
      await expect(dialog().getByLabelText('E-mail')).toHaveValue('mieke@kamersleutel.example')
    })
    await step('and the screen goes on where it was', async () => {
      await userEvent.type(dialog().getByLabelText('Wachtwoord'), 'sleutel')
      await userEvent.click(dialog().getByRole('button', { name: 'Inloggen' }))
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Week 45/ })).toBeVisible())
      await expect(canvas.getByTestId('address')).toHaveTextContent('/agenda?date=2026-11-04')
    })
  },
}

export const TheWrongPassword: Story = {
  args: {
    auth: {
      ...meta.args!.auth,
      login: async () => {
        throw new ApiProblem(401, 'login-refused', 'Controleer het wachtwoord!', 'wrong-password')
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    signedIn = false
    await goToAnotherWeek(canvas)
    await asked()
    await userEvent.type(dialog().getByLabelText('Wachtwoord'), 'sleutels{Enter}')
    await waitFor(() => expect(dialog().getByText('Controleer het wachtwoord!')).toBeVisible())
    await expect(dialog().getByLabelText('Wachtwoord')).toHaveFocus()
  },
}

/** Who signs in with a code is asked for it here too. */
export const WithACode: Story = {
  args: {
    auth: {
      ...meta.args!.auth,
      login: async ({ code }: { code?: string }) => {
        if (code !== '123456') throw new ApiProblem(401, 'login-refused', '', 'code-needed')
        signedIn = true
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    signedIn = false
    await goToAnotherWeek(canvas)
    await asked()
    await userEvent.type(dialog().getByLabelText('Wachtwoord'), 'sleutel{Enter}')
    await waitFor(() => expect(dialog().getByLabelText('Code')).toHaveFocus())
    await userEvent.type(dialog().getByLabelText('Code'), '123456{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Week 45/ })).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    // Read while the session lasted: who opens a screen without one is led away.
    await canvas.findByRole('region', { name: 'Aankomsten' })
    signedIn = false
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }))
    await asked()
    await expectItFits()
  },
}

/** The stream of changes ends with the session: that is no connection that is missing. */
export const InAnotherTab: Story = {
  args: {
    onProperty: (made) => {
      property = made
    },
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    await step('the password is asked for, and no connection is missing', async () => {
      signedIn = false
      property.loseStream()
      await asked()
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await expect(within(document.body).queryByText('Geen verbinding')).toBeNull()
    })
    await step('and whoever signs in is live again', async () => {
      await userEvent.type(dialog().getByLabelText('Wachtwoord'), 'sleutel{Enter}')
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByText('Live')).toBeVisible())
    })
  },
}

/** Who signed in again in another tab need not do it here too. */
export const SignedInElsewhere: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Week 48/ })
    signedIn = false
    await goToAnotherWeek(canvas)
    await asked()
    signedIn = true
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Week 45/ })).toBeVisible())
  },
}
