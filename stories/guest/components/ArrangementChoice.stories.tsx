import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ArrangementChoice } from '../../../guest/family-room/ArrangementChoice.tsx'
import { arrangements } from '../../../rules/family-room/arrangements.ts'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { roomView } from '../fixtures/stays.ts'
import { onNarrowPhone } from '../../sizes.ts'

const room = roomView('familiekamer')
const choice = { room: '', arrival: null, departure: null, persons: null, arrangement: null }

const meta: Meta<typeof ArrangementChoice> = {
  title: 'Guest site/Components/Arrangement choice',
  component: ArrangementChoice,
  tags: ['autodocs'],
  args: { room, choice, act: fn() },
  argTypes: { room: { control: false }, choice: { control: false } },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
}
export default meta
type Story = StoryObj<typeof ArrangementChoice>

export const NoneChosenYet: Story = {
  play: async ({ canvas, args }) => {
    const weekend = canvas.getByRole('link', { name: /^Vrijdag-weekend/ })
    await expect(weekend).toHaveTextContent('Vrijdag tot maandag, 3 nachten')
    await expect(weekend).toHaveTextContent('€ 519,00')
    await userEvent.click(weekend)
    await expect(args.act).toHaveBeenCalledWith({
      type: 'arrangement-chosen',
      arrangement: arrangements[0],
    })
  },
}

export const OneChosen: Story = {
  args: { choice: { ...choice, arrangement: arrangements[1]! } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Maandag-midweek')
  },
}

export const PricesThatDependOnTheDate: Story = {
  args: {
    room: {
      arrangements: room.arrangements.map(({ id }, place) => ({
        id,
        price: place === 3 ? null : { lowestCents: 51_900, highestCents: 55_000 },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Vrijdag-weekend/ })).toHaveTextContent(
      'vanaf € 519,00',
    )
    await expect(canvas.getByRole('link', { name: /^Vrijdag-week(?!end)/ })).toHaveTextContent(
      'nu niet te boeken',
    )
  },
}

export const BareNumbersByTheOtherReading: Story = {
  args: {
    room: {
      arrangements: room.arrangements.map(({ id }) => ({
        id,
        price: { lowestCents: 44_900, highestCents: 44_900 },
      })),
    },
  },
  parameters: { scene: { readings: { 'price.from': 'literal' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/zonder schoonmaak en toeristenbelasting/)).toBeVisible()
  },
}

export const OnANarrowPhone: Story = { globals: onNarrowPhone }
