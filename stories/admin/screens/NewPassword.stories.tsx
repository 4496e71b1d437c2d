import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/New password',
  component: BackOffice,
  args: { address: '/wachtwoord-vergeten' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>

/** What the API answers to the page; anything else it asks goes on. */
const answering =
  (status: number, body: object): NonNullable<Story['beforeEach']> =>
  () => {
    const real = globalThis.fetch
    const fetched = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      input === '/api/staff/password'
        ? new Response(status === 204 ? null : JSON.stringify(body), {
            status,
            headers: { 'content-type': 'application/json' },
          })
        : real(input, init),
    )
    return () => fetched.mockRestore()
  }
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function send(canvas: Canvas, label: string, typed: string, button: string) {
  await userEvent.type(await canvas.findByLabelText(label), typed)
  await userEvent.click(canvas.getByRole('button', { name: button }))
}
const askFor = (canvas: Canvas) =>
  send(canvas, 'E-mail', 'els@kamersleutel.example', 'Stuur de link')
const choose = (canvas: Canvas, password: string) =>
  send(canvas, 'Nieuw wachtwoord', password, 'Bewaar het wachtwoord')

export const TheLinkIsOnItsWay: Story = {
  beforeEach: answering(204, {}),
  play: async ({ canvas }) => {
    await askFor(canvas)
    await waitFor(() => expect(canvas.getByText(/dan is de link onderweg/)).toBeVisible())
    await expect(canvas.queryByLabelText('E-mail')).toBeNull()
  },
}

export const AskedTooOften: Story = {
  beforeEach: answering(401, {
    error: {
      reason: 'login-refused',
      text: 'Te veel pogingen. Probeer het over 15 min. opnieuw.',
      login: 'throttled',
    },
  }),
  play: async ({ canvas }) => {
    await askFor(canvas)
    await waitFor(() => expect(canvas.getByText(/^Te veel pogingen/)).toBeVisible())
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('els@kamersleutel.example')
  },
}

const withALink = { args: { address: '/wachtwoord-vergeten#a-token-of-the-mail' } }

export const ANewOneIsChosen: Story = {
  ...withALink,
  beforeEach: answering(204, {}),
  play: async ({ canvas }) => {
    await choose(canvas, 'een fiets onder de kersenboom')
    await waitFor(() => expect(canvas.getByText(/^Uw wachtwoord is gewijzigd/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Terug naar inloggen' })).toBeVisible()
  },
}

export const TooShort: Story = {
  ...withALink,
  beforeEach: answering(400, {
    error: {
      reason: 'invalid-input',
      text: 'Controleer de ingevulde gegevens.',
      fields: [{ field: 'password', text: 'Kies een wachtwoord van minstens 12 tekens.' }],
    },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, 'fiets')
    await waitFor(() =>
      expect(canvas.getByLabelText('Nieuw wachtwoord')).toHaveAttribute('aria-invalid', 'true'),
    )
  },
}

export const TheLinkIsTooOld: Story = {
  ...withALink,
  beforeEach: answering(404, {
    error: { reason: 'not-found', text: 'Deze link werkt niet meer. Vraag een nieuwe aan.' },
  }),
  play: async ({ canvas }) => {
    await choose(canvas, 'een fiets onder de kersenboom')
    await waitFor(() => expect(canvas.getByText(/^Deze link werkt niet meer/)).toBeVisible())
  },
}

export const ChosenOnANarrowPhone: Story = {
  ...withALink,
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Nieuw wachtwoord' })
    await expectItFits()
  },
}

export const ALinkIsAskedFor: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible(),
    )
    await userEvent.type(canvas.getByLabelText('E-mail'), 'els@kamersleutel.example')
    await expect(canvas.getByRole('button', { name: 'Stuur de link' })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: 'Terug naar inloggen' })).toBeVisible()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Wachtwoord vergeten' })
    await expectItFits()
  },
}
