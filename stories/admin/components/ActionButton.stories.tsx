import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ActionButton } from '../../../admin/bookings/ActionButton.tsx'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof ActionButton> = {
  title: 'Back office/Components/Action button',
  component: ActionButton,
  tags: ['autodocs'],
  args: {
    icon: 'mail',
    variant: 'outlined',
    disabled: false,
    done: 'De bevestiging is opnieuw verstuurd!',
    children: 'Bevestiging opnieuw versturen',
    action: async () => undefined,
    onRefusal: fn(),
  },
  argTypes: {
    variant: { control: 'radio', options: ['contained', 'outlined'] },
    children: { control: 'text' },
    action: { control: false },
  },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '120px' } } },
}
export default meta
type Story = StoryObj<typeof ActionButton>

export const RunsAtOnceAndSaysSo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bevestiging opnieuw versturen' }))
    await waitFor(() =>
      expect(within(document.body).getByRole('status')).toHaveTextContent(
        'De bevestiging is opnieuw verstuurd!',
      ),
    )
  },
}

export const TheActThatMattersMost: Story = {
  args: { variant: 'contained', icon: 'check', children: 'Markeer als betaald' },
}

export const Busy: Story = {
  args: { action: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const busy = await canvas.findByRole('button', { name: 'Bezig…' })
    await userEvent.click(busy)
    await expect(args.action).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: {
    action: async () => {
      throw new ApiProblem(409, 'booking-not-changeable', 'Dat kan bij deze boeking niet meer.')
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefusal).toHaveBeenLastCalledWith({
      title: 'Dat kan bij deze boeking niet meer.',
      detail: 'Niets is gewijzigd.',
    })
  },
}

export const WithoutAConnection: Story = { args: { disabled: true } }
