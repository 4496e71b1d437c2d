import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DayStrip } from '../../../admin/agenda/DayStrip.tsx'
import { roomColumns } from '../../../admin/agenda/room-columns.ts'
import { onNarrowPhone, onPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import { monday } from '../fixtures/one-stay.ts'
import { agenda, now, weekRange } from '../fixtures/week.ts'

const meta: Meta<typeof DayStrip> = {
  title: 'Back office/Components/Day strip',
  component: DayStrip,
  tags: ['autodocs'],
  args: {
    columns: roomColumns(agenda(weekRange), Date.parse(now)),
    monday,
    date: monday + 2,
    today: monday + 2,
    onDay: fn(),
  },
  argTypes: { columns: { control: false } },
  globals: onPhone,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '140px' } } },
}
export default meta
type Story = StoryObj<typeof DayStrip>

export const Today: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'zaterdag 28 november, 7 van 9 kamers bezet' }),
    )
    await expect(args.onDay).toHaveBeenCalledWith(monday + 5)
  },
}

export const AnotherDay: Story = { args: { date: monday + 5 } }
export const OnANarrowPhone: Story = { globals: onNarrowPhone }
