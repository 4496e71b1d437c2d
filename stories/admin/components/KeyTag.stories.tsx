import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyTag } from '../../../admin/marks/KeyTag.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof KeyTag> = {
  title: 'Back office/Components/Key tag',
  component: KeyTag,
  tags: ['autodocs'],
  args: { number: 4, state: 'occupied', large: false },
  argTypes: { state: { control: 'radio', options: ['occupied', 'due', 'free', 'closed'] } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '100px' } } },
}
export default meta
type Story = StoryObj<typeof KeyTag>

export const Occupied: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kamer').parentElement).toHaveTextContent('Kamer 4')
  },
}

export const SomethingHappensToday: Story = { args: { state: 'due' } }
export const Free: Story = { args: { state: 'free' } }
export const Closed: Story = { args: { state: 'closed' } }
export const BesideAName: Story = { args: { number: 10, large: true } }
