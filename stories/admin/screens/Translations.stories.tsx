import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { BackOfficeDataProvider } from '../../../admin/data/back-office-data-provider.ts'
import { wordsInForce } from '../../../admin/texts/words.ts'
import { onDesk, onPhone } from '../../sizes.ts'
import { BackOffice } from '../fixtures/BackOffice.tsx'
import { translationRows } from '../fixtures/translations.ts'

const LIST = '/instellingen/vertalingen'
const ONE = `${LIST}/aanpassen?id=`

interface Asked {
  filter: { q?: string; which?: string; language?: string }
}

/** As the API finds them. */
const getList = (async (_: string, { filter: { q = '', which, language } }: Asked) => {
  const data = translationRows.filter(
    ({ dutch, text, state, noun, language: tag }) =>
      tag === language &&
      (dutch + text).toLowerCase().includes(q.toLowerCase()) &&
      (which !== 'to-do' || state === 'missing' || state === 'outdated') &&
      (which !== 'sentences' || (noun === 'texts' && state !== 'literal')),
  )
  return { data, total: data.length }
}) as unknown as BackOfficeDataProvider['getList']

/** Whatever languages the site has. */
const inLanguages = (languages: Record<string, string>) => () => {
  const known = wordsInForce() as { languages: Readonly<Record<string, string>> }
  const before = known.languages
  known.languages = languages
  return () => {
    known.languages = before
  }
}

const meta: Meta<typeof BackOffice> = {
  title: 'Back office/Screens/Translations',
  component: BackOffice,
  args: { address: `${LIST}?taal=de`, data: { getList } },
  globals: onDesk,
  beforeEach: inLanguages({ nl: 'Nederlands', en: 'English', de: 'Deutsch' }),
}
export default meta
type Story = StoryObj<typeof BackOffice>

export const ToBeTranslated: Story = {
  play: async ({ canvas, step }) => {
    const table = await canvas.findByRole('table', { name: 'Vertalingen' })
    await step('languages are called as staff call them', async () => {
      await expect(canvas.getByRole('button', { name: 'Duits' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(canvas.getByRole('button', { name: 'Engels' })).toBeVisible()
    })
    await step('what is missing, and what the house changed since', async () => {
      await expect(within(table).getAllByText('Nog niet vertaald')).toHaveLength(4)
      await expect(within(table).getAllByText(/^Het Nederlands is gewijzigd/)).toHaveLength(2)
      await expect(within(table).getByText('Kamertype Kleine Knusse kamer: naam')).toBeVisible()
      await expect(within(table).queryByText('Buchen')).toBeNull()
    })
    await step('all of it, found by words of either language', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Alles' }))
      await waitFor(() => expect(canvas.getByText('Buchen')).toBeVisible())
      await userEvent.type(canvas.getByLabelText('Zoek in de vertalingen'), 'blumen')
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    })
    await step('and it opens', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Vertaal: Bloemen op de kamer' }))
      await waitFor(() =>
        expect(canvas.getByTestId('address')).toHaveTextContent(`${ONE}products.flowers.name.de`),
      )
    })
  },
}

export const ChangedSentences: Story = {
  args: { address: `${LIST}?taal=de&welke=zinnen` },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
  },
}

export const AllTranslated: Story = {
  args: { address: LIST },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Alles is vertaald')).toBeVisible())
  },
}

export const OnlyDutch: Story = {
  beforeEach: inLanguages({ nl: 'Nederlands' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/alleen in het Nederlands$/)).toBeVisible())
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Gratis wifi')).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const OneIsTranslated: Story = {
  args: { address: `${ONE}texts.stay.minimumNightsDate.text.de` },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('Duits')
    await expect(canvas.getByText(/^Op de \{day\}-ste blijf je/)).toBeVisible()
    await step('what is filled in must stay', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Mindestens {{n} Nächte')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/^Laat \{day\} in de tekst staan/)).toBeVisible())
    })
    await step('and then it is saved', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, 'Am {{day}. mindestens {{n} Nächte')
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }))
      await waitFor(() => expect(canvas.getByText(/^De vertaling is opgeslagen/)).toBeVisible())
    })
  },
}

export const APageOnAPhone: Story = {
  args: { address: `${ONE}page_texts.over-ons.body.de` },
  globals: onPhone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Els en Jos/)).toBeVisible())
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
}

export const OutdatedNews: Story = {
  args: { address: `${ONE}settings.banner.text.de` },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Weer in het Nederlands' })).toBeVisible(),
    )
    await expect(canvas.getByText('Nieuws op de voorpagina')).toBeVisible()
  },
}

/** A stored sentence that cannot be shown is taken away, though the literal one is read. */
export const BrokenSentence: Story = {
  args: { address: `${ONE}texts.stay.occupied.text.de` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/kan \{day\} niet worden ingevuld/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Terug naar de geleverde vertaling' }))
    await waitFor(() => expect(canvas.getByText('Uw vertaling is weg.')).toBeVisible())
  },
}
