import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmedActionButton } from '../../../admin/bookings/ConfirmedActionButton.tsx'
import { ApiProblem } from '../../../admin/data/api-problem.ts'
import { onNarrowPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof ConfirmedActionButton> = {
  title: 'Back office/Components/Button that asks first',
  component: ConfirmedActionButton,
  tags: ['autodocs'],
  args: {
    title: 'Boeking annuleren',
    confirm: 'Boeking annuleren',
    children: 'De 2 nachten komen vrij.',
    done: 'De boeking is Geannuleerd!',
    isDestructive: true,
    disabled: false,
    action: fn(async () => undefined),
  },
  argTypes: { children: { control: 'text' }, action: { control: false } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '100px' } } },
}
export default meta
type Story = StoryObj<typeof ConfirmedActionButton>

async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button'))
  return within(document.body).findByRole('dialog', { name: 'Boeking annuleren' })
}

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas)
    await expect(dialog).toHaveTextContent('De 2 nachten komen vrij.')
    await expect(args.action).not.toHaveBeenCalled()
  },
}

export const AsksOnANarrowPhone: Story = { ...Asks, globals: onNarrowPhone }

export const IsLetGo: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(args.action).not.toHaveBeenCalled()
  },
}

export const IsDone: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Boeking annuleren' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.action).toHaveBeenCalledOnce()
  },
}

export const IsRefusedInItsPlace: Story = {
  args: {
    action: async () => {
      throw new ApiProblem(409, 'booking-not-changeable', 'Dat kan bij deze boeking niet meer.')
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Boeking annuleren' }))
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Dat kan bij deze boeking niet meer.',
      ),
    )
  },
}

export const TakesNothingAway: Story = {
  args: {
    title: 'Terugbetaling vastleggen',
    confirm: 'Ja, teruggestort',
    children: 'Hebt u € 104,00 zelf teruggestort?',
    isDestructive: false,
  },
}
