import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ShortcutMap } from '../../../admin/keyboard/ShortcutMap.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof ShortcutMap> = {
  title: 'Back office/Components/Shortcut map',
  component: ShortcutMap,
  tags: ['autodocs'],
  args: { open: true, onClose: fn() },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '640px' } } },
}
export default meta
type Story = StoryObj<typeof ShortcutMap>

export const Opened: Story = {
  play: async ({ args }) => {
    const map = await within(document.body).findByRole('dialog', { name: 'Sneltoetsen' })
    await waitFor(() => expect(within(map).getByText('Enter')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
