import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Gallery } from '../../../guest/room/Gallery.tsx'
import { onPhone } from '../../sizes.ts'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { roomView } from '../fixtures/stays.ts'

const { images } = roomView('knusse-kamer')

const meta: Meta<typeof Gallery> = {
  title: 'Guest site/Components/Gallery',
  component: Gallery,
  tags: ['autodocs'],
  args: { images },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '480px' } } },
}
export default meta
type Story = StoryObj<typeof Gallery>

export const FivePictures: Story = {
  play: async ({ canvas }) => {
    const gallery = canvas.getByRole('group', { name: 'Foto’s van de kamer' })
    await expect(within(gallery).getAllByRole('img')).toHaveLength(4)
    await expect(canvas.getAllByRole('img')).toHaveLength(5)
  },
}
export const ThreePictures: Story = { args: { images: images.slice(0, 3) } }
export const OnePicture: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const AStripToSwipeOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Foto’s van de kamer' })).toHaveAttribute(
      'tabindex',
      '0',
    )
  },
}
