import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import { words } from '../../../rules/texts/all-words.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/First account',
  component: BackOffice,
  args: { address: '/begin' },
  globals: onDesk,
}
export default meta
type Story = StoryObj<typeof BackOffice>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** What the API answers to the page; anything else it asks goes on. */
const answering =
  (status: number, body: object): NonNullable<Story['beforeEach']> =>
  () => {
    const real = globalThis.fetch
    const fetched = spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
      input === '/api/staff/first-account'
        ? new Response(JSON.stringify(body), {
            status,
            headers: { 'content-type': 'application/json' },
          })
        : real(input, init),
    )
    return () => fetched.mockRestore()
  }

const press = async (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Maak het account' }))

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('Code van de server'), 'k7qm 2xwd 9rtp')
  await userEvent.type(canvas.getByLabelText('Uw naam'), 'Els Hermans')
  await userEvent.type(canvas.getByLabelText('E-mail'), 'els@kamersleutel.example')
  await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'een fiets onder de boom')
  await press(canvas)
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Welkom in uw huis' })).toBeVisible(),
    )
    await expect(canvas.getByLabelText('Code van de server')).toHaveAccessibleDescription(
      /^Bij elke start staat er een nieuwe/,
    )
  },
}

export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Code van de server')
    await press(canvas)
    for (const said of [
      words().firstAccount.code,
      words().firstAccount.name,
      words().firstAccount.email,
      words().login.passwordTooShort,
    ])
      await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
    await expect(canvas.getByLabelText('Code van de server')).toHaveFocus()
  },
}

export const TheCodeIsWrong: Story = {
  beforeEach: answering(400, {
    error: {
      reason: 'invalid-input',
      text: 'Controleer de gemarkeerde gegevens.',
      fields: [{ field: 'code', text: words().firstAccount.wrongCode }],
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByText(words().firstAccount.wrongCode)).toBeVisible())
    await waitFor(() => expect(canvas.getByLabelText('Code van de server')).toHaveFocus())
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('els@kamersleutel.example')
  },
}

export const TriedTooOften: Story = {
  beforeEach: answering(429, {
    error: {
      reason: 'login-refused',
      text: 'Te veel pogingen. Probeer het over 15 min. opnieuw.',
      login: 'throttled',
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Te veel pogingen/))
  },
}

export const MadeInAnotherWindow: Story = {
  beforeEach: answering(404, { error: { reason: 'not-found', text: words().firstAccount.made } }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await waitFor(() => expect(canvas.getByText(/^Er is al een account gemaakt/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Naar inloggen' })).toHaveAttribute(
      'href',
      '/login',
    )
    await expect(canvas.queryByLabelText('Wachtwoord')).toBeNull()
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welkom in uw huis' })
    await expectItFits()
  },
}
