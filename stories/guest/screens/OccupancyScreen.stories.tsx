import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Calendar of all rooms',
  component: GuestSite,
  args: { url: '/boeken' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

const monthOf = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], room: string) =>
  within(await canvas.findByRole('table', { name: new RegExp(`^${room}, `) }))

export const FreeTakenAndClosed: Story = {
  play: async ({ canvas }) => {
    const room = await monthOf(canvas, 'Knusse kamer')
    await expect(room.getByText('vrijdag 5 juni, bezet')).toBeInTheDocument()
    await expect(room.getByText('maandag 1 juni, voorbij')).toBeInTheDocument()
    await expect(
      room.getByRole('link', { name: 'dinsdag 9 juni, vrij, kom op deze dag' }),
    ).toHaveAttribute(
      'href',
      '/kamer-overzicht/details?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-10',
    )
  },
}

export const TheArrowsWalk: Story = {
  play: async ({ canvas }) => {
    const room = await monthOf(canvas, 'Knusse kamer')
    const day = (name: RegExp) => room.getByRole('link', { name })
    day(/^dinsdag 9 juni/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(day(/^woensdag 10 juni/)).toHaveFocus()
    // The week after begins with a taken day: the arrow goes on to the next that is free.
    await userEvent.keyboard('{ArrowDown}')
    await expect(day(/^woensdag 17 juni/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(room.getAllByRole('link')[0]).toHaveFocus()
  },
}

export const TheNextMonth: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Volgende maand' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Juli 2026' })).toBeVisible(),
    )
    const room = await monthOf(canvas, 'Knusse kamer')
    await expect(room.getByText('maandag 13 juli, gesloten')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Vorige maand' })).toBeVisible()
  },
}

export const AfterTheLastDayOnSale: Story = {
  args: { url: '/boeken?maand=2029-01' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Geen vrije nachten in deze maand')).length,
    ).toBeGreaterThan(0)
    await expect(canvas.queryByRole('link', { name: 'Volgende maand' })).toBeNull()
  },
}

export const StillComing: Story = {
  parameters: { scene: { answers: { 'GET /api/occupancy': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We halen de kalender op…')).toBeVisible())
  },
}

export const ServerDown: Story = {
  parameters: { scene: { answers: { 'GET /api/occupancy': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen de kalender nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

const fits: Story['play'] = async ({ canvas }) => {
  await monthOf(canvas, 'Knusse kamer')
  await expectItFits()
}
export const OnAPhone: Story = { globals: onPhone, play: fits }
export const OnATablet: Story = { globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }
