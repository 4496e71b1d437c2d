import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { GuestQuestions } from '../../../rules/tourist-tax/guest-questions.ts'
import { answerRead } from '../fixtures/answer.ts'
import type { SceneAnswer } from '../fixtures/answer-fetch.ts'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { checkoutUrl, remember } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onPhone } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Checkout/Who comes',
  component: GuestSite,
  args: { url: `${checkoutUrl}&stap=details` },
  beforeEach: (context) => {
    const restore = beforeScene(context)
    remember()
    return restore
  },
}
export default meta
type Story = StoryObj<typeof GuestSite>

const ordered = fn()

/** The tariff in force asks this; the price of the stories follows no age. */
const asking = (asks: GuestQuestions): { scene: { answers: Record<string, SceneAnswer> } } => ({
  scene: {
    answers: {
      'GET /api/quotes': ({ path }) => {
        const { status, body } = answerRead(path)
        return { status, body: { ...(body as object), asks } }
      },
      'POST /api/bookings': ({ body }) => {
        ordered(body)
        return { status: 503, body: null }
      },
    },
  },
})

export const NotAskedByTheFirstTariff: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Details' })).toBeVisible())
    await expect(canvas.queryByText('Hoeveel kinderen reizen mee?')).toBeNull()
  },
}

export const AgesAndResidents: Story = {
  parameters: asking({ childAgeLimit: 12, residents: true }),
  play: async ({ canvas }) => {
    ordered.mockClear()
    const children = await canvas.findByRole('combobox', { name: 'Hoeveel kinderen reizen mee?' })
    await userEvent.selectOptions(children, '1')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /wonen in onze gemeente/ }),
      '2',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Verder naar betalen' }))
    const age = canvas.getByRole('combobox', { name: 'Leeftijd van kind 1 bij aankomst' })
    await expect(age).toBeInvalid()
    await expect(age).toHaveFocus()
    await userEvent.selectOptions(age, '4 jaar')
    await userEvent.click(canvas.getByRole('button', { name: 'Verder naar betalen' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Plaats boeking/ }))
    await waitFor(() =>
      expect(ordered).toHaveBeenCalledWith(
        expect.objectContaining({ persons: 2, childAges: [4], residents: 2 }),
      ),
    )
  },
}

export const AgeStillToChooseOnAPhone: Story = {
  parameters: asking({ childAgeLimit: 12, residents: true }),
  globals: onPhone,
  play: async ({ canvas }) => {
    const children = await canvas.findByRole('combobox', { name: 'Hoeveel kinderen reizen mee?' })
    await userEvent.selectOptions(children, '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Verder naar betalen' }))
    await expect(canvas.getByText(/Kies van elk kind de leeftijd/)).toBeVisible()
    await expectItFits()
  },
}

export const ResidentsOnly: Story = {
  parameters: asking({ childAgeLimit: null, residents: true }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /wonen in onze gemeente/ })).toBeVisible(),
    )
    await expect(canvas.queryByText('Hoeveel kinderen reizen mee?')).toBeNull()
  },
}
