import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyTag } from '../../../guest/rooms/KeyTag.tsx'
import { inTheHouse } from '../house/GuestSite.tsx'
import { beforeScene } from '../house/scene.ts'

const meta: Meta<typeof KeyTag> = {
  title: 'Guest site/Components/Key tag',
  component: KeyTag,
  tags: ['autodocs'],
  args: { cents: 8_750, unit: 'night', loose: true },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '180px' } } },
}
export default meta
type Story = StoryObj<typeof KeyTag>

export const BesideATitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('vanaf').closest('p')).toHaveTextContent(
      'vanaf € 87,50 per nacht',
    )
  },
}

export const Hanging: Story = { args: { loose: false } }

export const OfAWeekend: Story = { args: { cents: 51_900, unit: 'weekend' } }
