import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Search results',
  component: GuestSite,
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const search = (arrival: string, departure: string, guests: number) => ({
  url: `/zoeken?aankomst=${arrival}&vertrek=${departure}&personen=${guests}`,
})

export const NotYetAsked: Story = {
  args: { url: '/zoeken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Zoek een kamer' })).toBeVisible(),
    )
    await expect(canvas.queryByRole('region', { name: 'Resultaten' })).toBeNull()
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
    const gap =
      canvas.getByRole('contentinfo').getBoundingClientRect().top -
      bottomOf(canvas.getByRole('form', { name: 'Kamer zoeken' }))
    await expect(gap).toBeGreaterThan(32)
  },
}

export const FourGuestsAreLedToTheFamilyRoom: Story = {
  args: search('2026-06-12', '2026-06-15', 4),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/slapen jullie samen in de familiekamer/)).toBeVisible(),
    )
    await expect(canvas.getByRole('combobox', { name: 'Gasten' })).toHaveValue('2')
    await expect(canvas.getByRole('link', { name: 'Familiekamer' })).toHaveAttribute(
      'href',
      '/familie-kamer?aankomst=2026-06-12&vertrek=2026-06-15&personen=4',
    )
  },
}

export const RoomsWithTheTotalOfTheStay: Story = {
  args: search('2026-06-11', '2026-06-14', 2),
  play: async ({ canvas }) => {
    const card = (await canvas.findByRole('link', { name: 'Knusse kamer' })).closest('li')!
    await expect(card).toHaveTextContent('3 nachten € 300,00 totaal')
    await expect(card).toHaveTextContent('€ 100,00 per nacht, 2 personen')
    await expect(canvas.queryByRole('link', { name: 'Kleine Knusse kamer' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Knusse kamer' })).toHaveAttribute(
      'href',
      '/kamer-overzicht/details?kamer=knusse-kamer&aankomst=2026-06-11&vertrek=2026-06-14&personen=2',
    )
  },
}

export const OnlyTheRoomLargeEnough: Story = {
  args: search('2026-06-11', '2026-06-14', 3),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1 kamer is vrij/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Ruime knusse kamer' })).toBeVisible()
  },
}

export const NoRooms: Story = {
  args: search('2026-07-24', '2026-07-27', 2),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', {
          name: 'Er zijn geen kamers beschikbaar, u kunt wel altijd nog even bellen',
        }),
      ).toBeVisible(),
    )
    await expect(canvas.getByRole('link', { name: 'Bel ons' })).toHaveAttribute(
      'href',
      'tel:+31461234567',
    )
    const nearest = canvas.getAllByRole('link', { name: /nachten, 2\spersonen/ })
    await expect(nearest.length).toBeLessThanOrEqual(3)
    await userEvent.click(nearest[0]!)
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Kies je datums' })).toBeVisible(),
    )
  },
}

export const RefusedByARule: Story = {
  args: search('2026-07-25', '2026-07-26', 2),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Dit kan wel')).toBeVisible())
    // 25 July is a Saturday, in summer: both rules, and each said once.
    for (const sentence of [
      'In deze periode moet je minimaal voor 2 nachten boeken.',
      'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
    ])
      await expect(canvas.getAllByText(sentence)).toHaveLength(1)
  },
}

export const SomeFieldsLeftOpen: Story = {
  args: { url: '/zoeken?aankomst=&vertrek=&personen=2' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Je hebt niet alle zoek velden correct gevult',
      ),
    )
  },
}

/** More guests than any room takes, as by an address that somebody wrote. */
export const WrongNumberOfPersons: Story = {
  args: search('2026-06-11', '2026-06-14', 9),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByRole('alert')
    await expect(sentence).toHaveTextContent('Je hebt niet alle zoek velden correct gevult')
    await expect(canvas.getByRole('link', { name: 'Bel ons' })).toHaveAttribute(
      'href',
      'tel:+31461234567',
    )
    await expect(canvas.queryByRole('region', { name: 'Resultaten' })).toBeNull()
  },
}

export const StillSearching: Story = {
  args: search('2026-06-11', '2026-06-14', 2),
  parameters: { scene: { answers: { 'GET /api/availability': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We zoeken kamers voor je…')).toBeVisible())
  },
}

export const ServerDown: Story = {
  args: search('2026-06-11', '2026-06-14', 2),
  parameters: { scene: { answers: { 'GET /api/availability': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen de vrije kamers nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  args: search('2026-06-11', '2026-06-14', 2),
  play: RoomsWithTheTotalOfTheStay.play!,
}

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Knusse kamer' })
  await expectItFits()
}

export const OnATablet: Story = {
  args: search('2026-06-11', '2026-06-14', 2),
  globals: onTablet,
  play: fits,
}
export const OnANarrowPhone: Story = {
  args: search('2026-06-11', '2026-06-14', 2),
  globals: onNarrowPhone,
  play: fits,
}
