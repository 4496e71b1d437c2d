import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LiveContext, type LiveState } from '../../../admin/live/live-context.ts'
import { LiveMark } from '../../../admin/live/LiveMark.tsx'
import { OfflineStrip } from '../../../admin/live/OfflineStrip.tsx'
import { onDesk, onNarrowPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import { now } from '../fixtures/week.ts'

interface ConnectionProps {
  status: LiveState['status']
  retry(): void
}

/** The dot of the app bar, and the strip below the bar while changes do not come by themselves. */
const meta: Meta<ConnectionProps> = {
  title: 'Back office/Components/Connection',
  tags: ['autodocs'],
  args: { status: 'live', retry: fn() },
  argTypes: { status: { control: 'radio', options: ['connecting', 'live', 'lost'] } },
  globals: onDesk,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '160px' } } },
  render: ({ status, retry }) => (
    <LiveContext value={{ status, lostAt: status === 'lost' ? new Date(now) : null, retry }}>
      <p style={{ marginBottom: 16 }}>
        <LiveMark />
      </p>
      <OfflineStrip />
    </LiveContext>
  ),
}
export default meta
type Story = StoryObj<ConnectionProps>

export const ChangesComeByThemselves: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Live')
  },
}

export const Connecting: Story = { args: { status: 'connecting' } }

export const Lost: Story = {
  args: { status: 'lost' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('U ziet de stand van 14:24.')
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }))
    await expect(args.retry).toHaveBeenCalledOnce()
  },
}

export const LostOnANarrowPhone: Story = { args: { status: 'lost' }, globals: onNarrowPhone }
