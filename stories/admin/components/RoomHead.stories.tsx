import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RoomHead } from '../../../admin/agenda/RoomHead.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'
import { monday, times } from '../fixtures/one-stay.ts'
import { rooms } from '../fixtures/week.ts'

const meta: Meta<typeof RoomHead> = {
  title: 'Back office/Components/Room head',
  component: RoomHead,
  tags: ['autodocs'],
  args: { room: rooms[3]!, times },
  argTypes: { room: { control: false }, times: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ width: 132, background: 'var(--paper)' }}>
        <Story />
      </div>
    ),
    inHouse,
  ],
  parameters: { docs: { story: { height: '140px' } } },
}
export default meta
type Story = StoryObj<typeof RoomHead>

export const Occupied: Story = {
  args: { state: { kind: 'occupied', until: monday + 4, held: false } },
}

export const HeldForSomebody: Story = {
  args: { state: { kind: 'occupied', until: monday + 4, held: true } },
}

export const SomebodyComes: Story = {
  args: { state: { kind: 'comes', at: 15 * 60 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Komt 15:00')).toBeVisible()
  },
}

export const OneLeavesAnotherComes: Story = { args: { state: { kind: 'change' } } }
export const SomebodyLeaves: Story = { args: { state: { kind: 'leaves' } } }

export const Free: Story = {
  args: { state: { kind: 'free', through: monday + 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vrij').parentElement).toHaveTextContent(/za 28$/)
  },
}

export const Closed: Story = { args: { state: { kind: 'closed', until: monday + 3 } } }

export const InAnotherWeek: Story = { args: { state: { kind: 'nights', occupied: 3, of: 7 } } }
