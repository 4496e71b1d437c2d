import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LineBones, PanelBones, RoomBones, Waiting } from '../../../guest/states/Bones.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

/** What stands in the place of something that is being fetched, beside a sentence that says what. */
const meta: Meta<typeof Waiting> = {
  title: 'Guest site/Components/Skeletons',
  component: Waiting,
  tags: ['autodocs'],
  args: { children: 'We halen de kamers op…' },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
}
export default meta
type Story = StoryObj<typeof Waiting>

export const TheSentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We halen de kamers op…')
  },
}

export const RoomsToCome: Story = { render: () => <RoomBones /> }
export const PricesToCome: Story = { render: () => <LineBones /> }
export const APanelToCome: Story = { render: () => <PanelBones /> }
