import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { StaySuggestion } from '../../../rules/availability/stay-refusal.ts'
import { Alternatives } from '../../../guest/refusals/Alternatives.tsx'
import { roomPath } from '../../../guest/stay/stay-choice.ts'
import { inAPanel, inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { refusalOf, takenNights } from '../fixtures/stays.ts'

const { suggestions } = refusalOf(takenNights)

type Stay = StaySuggestion & { name?: string | undefined }
type AlternativesProps = ComponentProps<typeof Alternatives<Stay>>

const meta: Meta<AlternativesProps> = {
  title: 'Guest site/Components/Alternatives',
  component: Alternatives,
  tags: ['autodocs'],
  args: {
    title: 'Deze verblijven passen wel',
    stays: suggestions,
    row: false,
    to: (stay) => roomPath({ ...stay, room: takenNights.room }),
  },
  argTypes: { stays: { control: false }, onTake: { control: false } },
  beforeEach: beforeScene,
  decorators: [inAPanel, inTheHouse],
  parameters: { docs: { story: { height: '340px' } } },
}
export default meta
type Story = StoryObj<AlternativesProps>

export const BelowEachOther: Story = {
  play: async ({ canvas }) => {
    const stays = within(canvas.getByRole('list')).getAllByRole('link')
    await expect(stays.length).toBeLessThanOrEqual(3)
    await expect(stays[0]).toHaveTextContent(/nacht.*2\spersonen€/)
    await userEvent.tab()
    await expect(stays[0]).toHaveFocus()
  },
}

export const SideBySide: Story = { args: { row: true } }

export const InOtherRooms: Story = {
  args: {
    stays: suggestions.map((stay, place) => ({
      ...stay,
      name: ['Ruime knusse kamer', 'Kleine Knusse kamer', 'Knusse kamer'][place],
    })),
  },
}

export const NothingFits: Story = {
  args: { stays: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Deze verblijven passen wel')).toBeNull()
  },
}
