import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { agendaViews } from '../../../admin/agenda/agenda-address.ts'
import { AgendaToolbar } from '../../../admin/agenda/AgendaToolbar.tsx'
import { onDesk, onTablet } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import { monday } from '../fixtures/one-stay.ts'

const meta: Meta<typeof AgendaToolbar> = {
  title: 'Back office/Components/Agenda toolbar',
  component: AgendaToolbar,
  tags: ['autodocs'],
  args: {
    view: 'work_week',
    date: monday + 2,
    today: monday + 2,
    weekendOpen: false,
    panel: { isOpen: false, toggle: fn() },
    onToday: fn(),
    onStep: fn(),
    onDate: fn(),
    onView: fn(),
  },
  argTypes: { view: { control: 'radio', options: agendaViews } },
  globals: onDesk,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '120px' } } },
}
export default meta
type Story = StoryObj<typeof AgendaToolbar>

export const AWeek: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }))
    await expect(args.onStep).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Maand' }))
    await expect(args.onView).toHaveBeenCalledWith('month')
  },
}

export const WithTodayBeside: Story = {
  args: { panel: { isOpen: true, toggle: fn() } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Gasten vandaag' })
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.panel.toggle).toHaveBeenCalledOnce()
  },
}

export const ADay: Story = { args: { view: 'day' } }
export const AMonth: Story = { args: { view: 'month' } }
export const OnATablet: Story = { globals: onTablet }
