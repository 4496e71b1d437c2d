import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { expectItFits } from '../../expect-it-fits.ts'
import { onDesk, onNarrowPhone, onPhone } from '../../sizes.ts'
import { projectMessage } from '../../mails/form-facts.ts'
import type { SceneAnswer } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Sign-ups',
  component: GuestSite,
  args: { url: '/inschrijven-paasveerjaarmarkt' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const pressVendor = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Bevestig inschrijving' }))

export const MarketStall: Story = { globals: onDesk }

export const MarketStallOnAPhone: Story = { globals: onPhone }

export const MarketStallOnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Bevestig inschrijving' })
    await expectItFits()
  },
}

export const OneMessageAndEachFieldMarked: Story = {
  play: async ({ canvas, step }) => {
    await pressVendor(canvas)
    await step('the last failing check is the one message under the button', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Controlleer de voornaam.'),
      )
      await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    })
    await step('every failing field is marked', async () => {
      for (const name of ['Voornaam', 'Straat', 'Postcode', 'KVK-nummer'])
        await expect(canvas.getByRole('textbox', { name })).toBeInvalid()
      await expect(canvas.getByText('Ga akkoord met onze privacy voorwaarden.')).toBeVisible()
    })
    await step('the message goes when any field is edited', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Woonplaats' }), 'E')
      await expect(canvas.queryByRole('alert')).toBeNull()
      await expect(canvas.getByRole('textbox', { name: 'Voornaam' })).toBeInvalid()
    })
  },
}

export const Project: Story = { args: { url: '/inschrijven-hu-studenten' }, globals: onDesk }

export const ProjectOnANarrowPhone: Story = {
  args: { url: '/inschrijven-hu-studenten' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Bevestig aanvraag' })
    await expectItFits()
  },
}

const answers = (answer: SceneAnswer) => ({
  scene: { answers: { 'POST /api/forms/project': answer } },
})

/** Fills in a whole project and presses. */
async function sendProject(canvas: Canvas, canvasElement: HTMLElement): Promise<void> {
  const send = await canvas.findByRole('button', { name: 'Bevestig aanvraag' })
  for (const [field, text] of Object.entries(projectMessage.answers)) {
    const input = canvasElement.querySelector<HTMLInputElement>(`[name="${field}"]`)!
    if (field === 'category') await userEvent.click(input)
    else if (text !== '') {
      await userEvent.click(input)
      await userEvent.paste(text)
    }
  }
  await userEvent.click(send)
}

export const Busy: Story = {
  args: { url: '/inschrijven-hu-studenten' },
  parameters: answers('hangs'),
  play: async ({ canvas, canvasElement }) => {
    await sendProject(canvas, canvasElement)
    await waitFor(() => expect(canvas.getByText('We versturen je aanvraag…')).toBeVisible())
  },
}

export const NotSentNothingIsLost: Story = {
  args: { url: '/inschrijven-hu-studenten' },
  parameters: answers('down'),
  play: async ({ canvas, canvasElement }) => {
    await sendProject(canvas, canvasElement)
    await waitFor(() =>
      expect(canvas.getByText('Je aanvraag is niet verzonden, probeer het opnieuw.')).toBeVisible(),
    )
    await expect(canvas.getByRole('textbox', { name: 'Budget' })).toHaveValue('€ 4.000')
  },
}

export const SentAndThanked: Story = {
  args: { url: '/inschrijven-hu-studenten' },
  parameters: answers({ status: 201, body: { id: '3f2b8c1d-9a4e-4c6b-8d21-7e5f4a3b2c1d' } }),
  play: async ({ canvas, canvasElement }) => {
    await sendProject(canvas, canvasElement)
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 1, name: 'Bedankt voor je aanvraag' }),
      ).toBeVisible(),
    )
  },
}

export const ThanksForARequest: Story = {
  args: { url: '/bedankt-aanvraag' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bedankt voor je aanvraag' })
    await expectItFits()
  },
}

export const ThanksForARegistration: Story = {
  args: { url: '/bedankt-inschrijving' },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bedankt voor je inschrijving' })
    await expectItFits()
  },
}
