import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
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

/** A press enlarges a picture; arrow keys go round, Escape goes back to where one was. */
export const Enlarged: Story = {
  play: async ({ canvas, step }) => {
    const second = canvas.getByRole('link', { name: /foto 2 van 5, vergroten$/ })
    await userEvent.click(second)
    const dialog = await within(document.body).findByRole('dialog', { name: /vergroot$/ })
    const says = (words: string) =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(words)
    await says('Foto 2 van 5')
    await step('by the buttons', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Volgende foto' }))
      await says('Foto 3 van 5')
    })
    await step('by the keys, round from the first to the last', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
      await says('Foto 5 van 5')
    })
    await step('closed, the focus is where it was', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Foto sluiten' }))
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(second).toHaveFocus())
    })
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
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Foto’s van de kamer' })).toHaveAttribute(
        'tabindex',
        '0',
      ),
    )
  },
}
