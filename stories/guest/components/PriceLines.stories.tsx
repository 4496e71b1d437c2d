import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PriceLines } from '../../../guest/quotes/PriceLines.tsx'
import { inAPanel, inTheHouse } from '../fixtures/GuestSite.tsx'
import { quoteOfStory } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'

const quote = quoteOfStory()

const meta: Meta<typeof PriceLines> = {
  title: 'Guest site/Components/Price lines',
  component: PriceLines,
  tags: ['autodocs'],
  args: { quote },
  argTypes: { quote: { control: false } },
  beforeEach: beforeScene,
  decorators: [inAPanel, inTheHouse],
}
export default meta
type Story = StoryObj<typeof PriceLines>

export const WhatHowAndHowMuch: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('term').map((line) => line.textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      '3 nachten€ 85,00 per nacht',
      'Seizoenstoeslag3 nachten × € 10,00',
      'Toeristenbelasting2 personen × 3 nachten × € 2,50',
      'Totaalinclusief btw',
    ])
  },
}

const withoutTax = quote.lines.map((line) =>
  line.item === 'tourist-tax' ? { ...line, cents: 0 } : line,
)

export const LinesOfNothingAreLeftOut: Story = {
  args: { quote: { ...quote, lines: withoutTax, totalCents: 28_500 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Toeristenbelasting')).toBeNull()
    await expect(canvas.getByText('Totaal').closest('div')).toHaveTextContent('€ 285,00')
  },
}
