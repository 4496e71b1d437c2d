import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BookButton } from '../../../guest/room/BookButton.tsx'
import { PayBar } from '../../../guest/room/PayBar.tsx'
import { onPhone } from '../../sizes.ts'
import { inAPanel, inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { quotesOf, threeNights } from '../fixtures/stays.ts'

const accepted = { kind: 'accepted', quotes: quotesOf(threeNights, [1, 2]) } as const

const meta: Meta<typeof BookButton> = {
  title: 'Guest site/Components/Book button',
  component: BookButton,
  tags: ['autodocs'],
  args: { choice: threeNights, verdict: accepted },
  argTypes: { choice: { control: false }, verdict: { control: false } },
  beforeEach: beforeScene,
  decorators: [inAPanel, inTheHouse],
  parameters: { docs: { story: { height: '160px' } } },
}
export default meta
type Story = StoryObj<typeof BookButton>

export const EverythingIsChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Boeken' })).toHaveAttribute(
      'href',
      '/online-afrekenen?kamer=knusse-kamer&aankomst=2026-06-09&vertrek=2026-06-12&personen=2',
    )
  },
}

export const NoDatesYet: Story = {
  args: {
    choice: { ...threeNights, arrival: null, departure: null },
    verdict: { kind: 'no-dates' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Selecteer datums' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const NobodyChosenYet: Story = {
  args: { choice: { ...threeNights, persons: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Kies het aantal personen' })).toBeVisible()
  },
}

export const AtTheFootOfAPhone: Story = {
  globals: onPhone,
  render: (args) => <PayBar {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Totaal en boeken' })).toHaveTextContent(
      '€ 300,003 nachten, 2 personenBoeken',
    )
  },
}
