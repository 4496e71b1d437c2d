import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyTag } from '../../../guest/rooms/KeyTag.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof KeyTag> = {
  title: 'Guest site/Components/Key tag',
  component: KeyTag,
  tags: ['autodocs'],
  args: { room: { fromPrice: { persons: 1, cents: 8_750 }, fromPriceUnit: 'night' }, loose: true },
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

export const OfAWeekend: Story = {
  args: { room: { fromPrice: { persons: 4, cents: 51_900 }, fromPriceUnit: 'weekend' } },
}

export const NothingToBook: Story = {
  args: { room: { fromPrice: null, fromPriceUnit: 'night' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('vanaf')).toBeNull()
  },
}
