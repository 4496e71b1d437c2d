import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ActButton } from '../../../admin/bookings/ActButton.tsx'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { inHouse } from '../house/InHouse.tsx'

const meta: Meta<typeof ActButton> = {
  title: 'Back office/Components/Act button',
  component: ActButton,
  tags: ['autodocs'],
  args: {
    icon: 'mail',
    variant: 'outlined',
    disabled: false,
    done: 'De bevestiging is opnieuw verstuurd!',
    children: 'Bevestiging opnieuw versturen',
    act: async () => undefined,
    onRefusal: fn(),
  },
  argTypes: {
    variant: { control: 'radio', options: ['contained', 'outlined'] },
    children: { control: 'text' },
    act: { control: false },
  },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '120px' } } },
}
export default meta
type Story = StoryObj<typeof ActButton>

export const RunsAtOnceAndSaysSo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bevestiging opnieuw versturen' }))
    await expect(await within(document.body).findByRole('status')).toHaveTextContent(
      'De bevestiging is opnieuw verstuurd!',
    )
  },
}

export const TheActThatMattersMost: Story = {
  args: { variant: 'contained', icon: 'check', children: 'Zet op betaald' },
}

export const Busy: Story = {
  args: { act: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    const busy = await canvas.findByRole('button', { name: 'Bezig…' })
    await userEvent.click(busy)
    await expect(args.act).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: {
    act: async () => {
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
