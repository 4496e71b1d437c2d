import { Button } from '@mui/material'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { onNarrowPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

interface ToastProps {
  message: string
  type: 'success' | 'info' | 'warning' | 'error'
}

/**
 * What the property says after an action, bottom left: `Notices` shows one at a time. What succeeded goes
 * by itself; what failed stays until it is read.
 */
const meta: Meta<ToastProps> = {
  title: 'Back office/Components/Toast',
  tags: ['autodocs'],
  args: { message: 'De boeking is gewijzigd!', type: 'success' },
  argTypes: { type: { control: 'radio', options: ['success', 'info', 'warning', 'error'] } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '160px' } } },
  render: (args) => <Tells {...args} />,
}
export default meta
type Story = StoryObj<ToastProps>

function Tells({ message, type }: ToastProps) {
  const notify = useNotify()
  useEffect(() => notify(message, { type }), [notify, message, type])
  return <Button onClick={() => notify('Het is nog een keer geprobeerd.')}>Nog een keer</Button>
}

const body = () => within(document.body)

export const Done: Story = {
  play: async () => {
    await waitFor(() =>
      expect(body().getByRole('status')).toHaveTextContent('De boeking is gewijzigd!'),
    )
  },
}

export const FailedStaysUntilItIsRead: Story = {
  args: { message: 'De server gaf geen antwoord.', type: 'error' },
  play: async ({ canvas }) => {
    const toast = await body().findByRole('alert')
    await userEvent.click(canvas.getByRole('main'))
    await waitFor(() => expect(toast).toBeVisible())
  },
}

/** A warning that goes along to the next screen. */
export const WarnedOnTheWay: Story = {
  args: { message: 'De e-mail is bewaard en niet verzonden.', type: 'info' },
  play: async ({ canvas }) => {
    const toast = await body().findByRole('status')
    await expect(getComputedStyle(toast).boxShadow).toContain('inset')
    await userEvent.click(canvas.getByRole('main'))
    await waitFor(() => expect(toast).toBeVisible())
  },
}

export const IsClosed: Story = {
  play: async () => {
    const toast = await body().findByRole('status')
    await userEvent.click(within(toast).getByRole('button', { name: 'Sluiten' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}

export const TheLatestWordCounts: Story = {
  args: { message: 'De server gaf geen antwoord.', type: 'error' },
  play: async ({ canvas }) => {
    await body().findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Nog een keer' }))
    await waitFor(() =>
      expect(body().getByRole('status')).toHaveTextContent('Het is nog een keer geprobeerd.'),
    )
    await expect(body().queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const ALongOneOnANarrowPhone: Story = {
  args: {
    message: 'Het e-mail adres is niet bekend, probeer het opnieuw of vraag het aan uw collega.',
    type: 'error',
  },
  globals: onNarrowPhone,
  play: async () => {
    const { left, right } = (await body().findByRole('alert')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(320)
  },
}
