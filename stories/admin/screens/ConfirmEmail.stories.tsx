import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Confirm e-mail',
  component: BackOffice,
  args: { address: '/e-mailadres-bevestigen#a-token-of-the-mail' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** What the API answers to the press; anything else goes on. */
const answering =
  (status: number, body: object): NonNullable<Story['beforeEach']> =>
  () => {
    const real = globalThis.fetch
    const fetched = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      input === '/api/staff/email'
        ? new Response(status === 204 ? null : JSON.stringify(body), {
            status,
            headers: { 'content-type': 'application/json' },
          })
        : real(input, init),
    )
    return () => fetched.mockRestore()
  }

const press = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Bevestig dit adres' }))

export const Confirmed: Story = {
  beforeEach: answering(204, {}),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() => expect(canvas.getByText(/^Uw e-mailadres is gewijzigd/)).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const TheLinkIsOver: Story = {
  beforeEach: answering(404, {
    error: { reason: 'not-found', text: 'Deze link is verlopen of al gebruikt.' },
  }),
  play: async ({ canvas }) => {
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Deze link is verlopen'),
    )
  },
}

export const WithoutAToken: Story = {
  args: { address: '/e-mailadres-bevestigen' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Deze link is niet compleet'),
    )
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'E-mailadres bevestigen' })
    await expectItFits()
  },
}
