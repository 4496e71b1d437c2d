import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RoomEntry } from '../../../guest/rooms/RoomEntry.tsx'
import { onPhone } from '../../sizes.ts'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { roomView } from '../fixtures/stays.ts'

const room = roomView('knusse-kamer')

const meta: Meta<typeof RoomEntry> = {
  title: 'Guest site/Components/Room entry',
  component: RoomEntry,
  tags: ['autodocs'],
  args: {
    room,
    choice: { room: room.slug, arrival: null, departure: null, persons: null },
    first: true,
  },
  argTypes: { room: { control: false }, choice: { control: false }, first: { control: false } },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '520px' } } },
  render: (args) => (
    <>
      <h1 className="hidden-label">Kamers</h1>
      <ul>
        <RoomEntry {...args} />
      </ul>
    </>
  ),
}
export default meta
type Story = StoryObj<typeof RoomEntry>

export const ALongDescriptionIsCut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lees meer: Knusse kamer' })).toBeVisible()
  },
}

export const AShortOneIsNot: Story = {
  args: { room: { ...room, description: 'Vanuit bed kijk je naar de Maas.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Lees meer/ })).toBeNull()
  },
}

export const NothingToBook: Story = {
  args: { room: { ...room, fromPrice: null, fromPrices: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('vanaf')).toBeNull()
  },
}

export const OnAPhone: Story = { globals: onPhone }
