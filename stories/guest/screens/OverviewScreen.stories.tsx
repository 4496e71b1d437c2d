import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { GuestSite } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { expectItFits } from '../../expect-it-fits.ts'
import { onNarrowPhone, onPhone, onTablet } from '../../sizes.ts'

const meta: Meta<typeof GuestSite> = {
  title: 'Guest site/Screens/Room overview',
  component: GuestSite,
  args: { url: '/kamer-overzicht' },
  beforeEach: beforeScene,
}
export default meta
type Story = StoryObj<typeof GuestSite>

export const EveryRoom: Story = {
  play: async ({ canvas }) => {
    const room = (await canvas.findByRole('heading', { name: 'Knusse kamer' })).closest('li')!
    // 85.00 and twice 2.50 tourist tax; the lowest of them is the price on the tag.
    await expect(room).toHaveTextContent('1 persoon€ 77,50 p.p.n.€ 77,50')
    await expect(room).toHaveTextContent('2 personen€ 45,00 p.p.n.€ 90,00')
    await expect(room).toHaveTextContent('vanaf € 77,50 per nacht')
    await expect(room).toHaveTextContent('Per nacht vanaf, met toeristenbelasting.')
    await expect(
      within(room).getByRole('list', { name: 'Faciliteiten: Knusse kamer' }),
    ).toHaveTextContent('Gratis wifi')
    await expect(room).toHaveTextContent(/Op beide nac… Lees meer/)
  },
}

export const PricesPerPerson: Story = {
  parameters: { scene: { readings: { 'price.unit': 'per-person' } } },
  play: async ({ canvas }) => {
    const room = (await canvas.findByRole('heading', { name: 'Knusse kamer' })).closest('li')!
    await expect(room).toHaveTextContent('2 personen€ 87,50 p.p.n.€ 175,00')
  },
}

export const PricesWithoutTheMandatoryCosts: Story = {
  parameters: { scene: { readings: { 'price.from': 'literal' } } },
  play: async ({ canvas }) => {
    const room = (await canvas.findByRole('heading', { name: 'Knusse kamer' })).closest('li')!
    await expect(room).toHaveTextContent('vanaf € 75,00 per nacht')
    await expect(room).toHaveTextContent('2 personen€ 42,50 p.p.n.€ 85,00')
    await expect(room).toHaveTextContent('zonder toeristenbelasting en seizoenstoeslag')
    await expect(canvas.queryByText(/inclusief btw en verplichte kosten/)).toBeNull()
  },
}

export const ToTheCalendarOfARoom: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Toon beschikbaarheid: Knusse kamer' }),
    )
    await canvas.findByRole('heading', { level: 1, name: 'Knusse kamer' })
    const calendar = canvas.getByRole('heading', { name: 'Kies je datums' })
    await waitFor(() => expect(calendar).toHaveFocus())
    await expect(calendar.getBoundingClientRect().top).toBeLessThan(100)
  },
}

export const StillComing: Story = {
  parameters: { scene: { answers: { 'GET /api/room-types': 'hangs' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('We halen de kamers op…')).toBeVisible())
  },
}

export const ServerDown: Story = {
  parameters: { scene: { answers: { 'GET /api/room-types': 'down' } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'We kunnen de kamers nu niet laten zien' }),
      ).toBeVisible(),
    )
  },
}

export const OnAPhone: Story = { globals: onPhone, play: EveryRoom.play! }

const fits: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Knusse kamer' })
  await expectItFits()
}

export const OnATablet: Story = { globals: onTablet, play: fits }
export const OnANarrowPhone: Story = { globals: onNarrowPhone, play: fits }
