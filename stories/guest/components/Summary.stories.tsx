import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Summary } from '../../../guest/checkout/Summary.tsx'
import { onNarrowPhone } from '../../sizes.ts'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { quoteOfStory } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { roomView, threeNights } from '../fixtures/stays.ts'

const meta: Meta<typeof Summary> = {
  title: 'Guest site/Components/Summary',
  component: Summary,
  tags: ['autodocs'],
  args: { room: roomView('knusse-kamer'), stay: threeNights, quote: quoteOfStory() },
  argTypes: { room: { control: false }, stay: { control: false }, quote: { control: false } },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '560px' } } },
}
export default meta
type Story = StoryObj<typeof Summary>

export const BesideEachStep: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Je verblijf' })
    await expect(summary).toHaveTextContent('Aankomstdi 9 juni 2026')
    await expect(summary).toHaveTextContent('€ 300,00')
    await expect(canvas.getByRole('link', { name: 'Wijzig je verblijf' })).toHaveAttribute(
      'href',
      '/kamer-overzicht/details?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2#when-title',
    )
  },
}

export const OnANarrowPhone: Story = {
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Je verblijf' })
    await expect(summary.scrollWidth).toBeLessThanOrEqual(summary.clientWidth)
  },
}
