import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import type { SceneAnswer } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Contact',
  component: GuestSite,
  args: { url: '/contact' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const answers = (answer: SceneAnswer) => ({
  scene: { answers: { 'POST /api/forms/contact': answer } },
})
const stored = { status: 201, body: { id: '3f2b8c1d-9a4e-4c6b-8d21-7e5f4a3b2c1d' } }

async function fillIn(canvas: Canvas, name = 'Liesbeth'): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Naam' }), name)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Telefoon' }), '06 12 34 56 78')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Bericht/ }), 'Is er een lift?')
}
const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Verstuur' }))

export const Empty: Story = { globals: onDesk }

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Contact' })
    await expectItFits()
  },
}

export const SentWithFieldsOpen: Story = {
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('textbox', { name: 'Naam' })
    await press(canvas)
    await step('the summary has the focus, and each field says what is wrong', async () => {
      const summary = await canvas.findByRole('alert')
      await waitFor(() => expect(summary).toHaveFocus())
      await expect(canvas.getByText('Vul je naam in.')).toBeVisible()
      await expect(canvas.getByText('Controlleer het telefoonnummer.')).toBeVisible()
    })
    await step('until the field is edited', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Naam' }), 'L')
      await expect(canvas.queryByText('Vul je naam in.')).toBeNull()
    })
    await expectItFits()
  },
}

export const AMistypedAddressIsAskedAbout: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText(/^E-?mail/i)
    await userEvent.type(email, 'anna@gmial.con')
    await expect(await canvas.findByText('Bedoel je anna@gmail.com?')).toBeVisible()
    await userEvent.clear(email)
    await waitFor(() => expect(canvas.queryByText(/^Bedoel je/)).toBeNull())
  },
}

export const Busy: Story = {
  parameters: answers('hangs'),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await press(canvas)
    await waitFor(() => expect(canvas.getByText('We versturen je bericht…')).toBeVisible())
  },
}

export const GivesUpAfterFortySeconds: Story = {
  parameters: answers('hangs'),
  play: async ({ canvas, step }) => {
    const fortySeconds = new AbortController()
    const timeout = spyOn(AbortSignal, 'timeout').mockReturnValue(fortySeconds.signal)
    try {
      await fillIn(canvas)
      await press(canvas)
      await waitFor(() => expect(canvas.getByText('We versturen je bericht…')).toBeVisible())
      await expect(timeout).toHaveBeenCalledWith(40_000)
      fortySeconds.abort(new DOMException('too long', 'TimeoutError'))
    } finally {
      timeout.mockRestore()
    }
    await step('nothing is lost, and it can be sent again', async () => {
      const said = 'Je bericht is niet verzonden, probeer het opnieuw.'
      await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
      await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Liesbeth')
      await expect(canvas.getByRole('button', { name: 'Verstuur' })).toBeEnabled()
    })
  },
}

const asked = fn()

export const SentThankedAndCleared: Story = {
  parameters: answers((request) => {
    asked(request.body)
    return stored
  }),
  play: async ({ canvas, step }) => {
    asked.mockClear()
    // A name of its own: the busy form of the story before may be sent meanwhile.
    await fillIn(canvas, 'Anna')
    await press(canvas)
    await step('it thanks, and the form is empty', async () => {
      await waitFor(() => expect(canvas.getByText('Bedankt voor je bericht!')).toBeVisible())
      await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('')
      const bodies = asked.mock.calls.map(([body]) => body as { name: string })
      await expect(bodies.filter(({ name }) => name === 'Anna')).toEqual([
        {
          name: 'Anna',
          email: '',
          phone: '06 12 34 56 78',
          description: 'Is er een lift?',
          ticket: 'opened-just-now',
          website: '',
        },
      ])
    })
    await step('for three seconds', async () => {
      await waitFor(() => expect(canvas.queryByText('Bedankt voor je bericht!')).toBeNull())
    })
  },
}

export const NotSentNothingIsLost: Story = {
  parameters: answers('down'),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await press(canvas)
    await waitFor(() =>
      expect(canvas.getByText('Je bericht is niet verzonden, probeer het opnieuw.')).toBeVisible(),
    )
    await expect(canvas.getByRole('textbox', { name: 'Naam' })).toHaveValue('Liesbeth')
    await expect(canvas.getByRole('button', { name: 'Verstuur' })).toBeEnabled()
  },
}

export const TooManyFromOneConnection: Story = {
  parameters: answers({
    status: 429,
    body: {
      error: {
        reason: 'too-many-requests',
        text: 'Er zijn vanaf deze verbinding al veel formulieren verstuurd. Probeer het over een uur opnieuw, of bel ons.',
      },
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await press(canvas)
    await waitFor(() => expect(canvas.getByText(/Probeer het over een uur opnieuw/)).toBeVisible())
  },
}

export const RefusedByTheServer: Story = {
  parameters: answers({
    status: 400,
    body: {
      error: {
        reason: 'invalid-input',
        text: 'Controlleer het e-mail adres.',
        fields: [{ field: 'email', text: 'Controlleer het e-mail adres.' }],
      },
    },
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas)
    await press(canvas)
    await waitFor(() => expect(canvas.getByText('Controlleer het e-mail adres.')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^E-mail/ })).toBeInvalid())
  },
}

/** Without script the address says that it was sent. */
export const SentWithoutScript: Story = {
  args: { url: '/contact?verzonden=ja' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Bedankt voor je bericht!')).toBeVisible())
  },
}

export const Business: Story = { args: { url: '/zakelijk' }, globals: onDesk }

export const BusinessOnANarrowPhone: Story = {
  args: { url: '/zakelijk' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Zakelijk dagarrangement' })).toBeVisible(),
    )
    await expect(canvas.getByText('€ 32,50')).toBeVisible()
    await expectItFits()
  },
}
