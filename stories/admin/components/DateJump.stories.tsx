import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateJump } from '../../../admin/agenda/DateJump.tsx'
import { onNarrowPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import { monday } from '../fixtures/one-stay.ts'

const meta: Meta<typeof DateJump> = {
  title: 'Back office/Components/Date jump',
  component: DateJump,
  tags: ['autodocs'],
  args: { date: monday + 2, today: monday + 2, compact: false, onDate: fn() },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '120px' } } },
}
export default meta
type Story = StoryObj<typeof DateJump>

export const Closed: Story = {}

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: 'Ga naar datum, woensdag 25 november' }),
    ).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const picker = await within(document.body).findByRole('dialog', { name: 'Ga naar datum' })
    const chosen = await within(picker).findByRole('button', { name: /25 november 2026/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onDate).toHaveBeenCalledWith(monday + 3)
  },
}

export const OpenOnANarrowPhone: Story = {
  args: { compact: true },
  globals: onNarrowPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const picker = await within(document.body).findByRole('dialog', { name: 'Ga naar datum' })
    await within(picker).findByRole('grid')
    await expect(picker.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
}
