import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { FamilyRoomCard } from '../../../guest/rooms/FamilyRoomCard.tsx'
import { RoomCard } from '../../../guest/rooms/RoomCard.tsx'
import { RoomBones } from '../../../guest/states/Bones.tsx'
import { onNarrowPhone } from '../../sizes.ts'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { quoteOfStory } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'
import { roomView } from '../fixtures/stays.ts'

const meta: Meta<typeof RoomCard> = {
  title: 'Guest site/Components/Room card',
  component: RoomCard,
  tags: ['autodocs'],
  args: { room: roomView('knusse-kamer'), to: '#knusse-kamer', headingLevel: 2 },
  argTypes: {
    room: { control: false },
    children: { control: false },
    first: { control: false },
    headingLevel: { control: false },
  },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '560px' } } },
  render: (args) => (
    <ul className="rooms">
      <RoomCard {...args} />
    </ul>
  ),
}
export default meta
type Story = StoryObj<typeof RoomCard>

export const OnItsHook: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('vanaf € 77,50 per nacht')
  },
}

export const WithTheTotalOfAStay: Story = {
  args: {
    children: (
      <p>
        <b className="price">{formatEuro(quoteOfStory().totalCents)}</b>
        <span> totaal</span>
      </p>
    ),
  },
}

export const WithoutAPicture: Story = {
  args: { room: { ...roomView('knusse-kamer'), images: [] } },
}

const fits: Story['play'] = async ({ canvas }) => {
  const { scrollWidth, clientWidth } = canvas.getByRole('list')
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

export const ALongNameOnANarrowPhone: Story = {
  args: {
    room: { ...roomView('knusse-kamer'), name: 'Ruime knusse kamer met balkon en badkamer' },
  },
  globals: onNarrowPhone,
  play: fits,
}

export const TheFamilyRoom: Story = {
  render: () => (
    <ul className="rooms">
      <FamilyRoomCard room={roomView('familiekamer')} to="/familie-kamer" headingLevel={2} />
    </ul>
  ),
}

export const TheFamilyRoomOnANarrowPhone: Story = {
  ...TheFamilyRoom,
  globals: onNarrowPhone,
  play: fits,
}

export const StillToCome: Story = { render: () => <RoomBones /> }
