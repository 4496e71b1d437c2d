import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BookingRecap } from '../../../guest/thanks/BookingRecap.tsx'
import { inAPanel, inTheHouse } from '../fixtures/GuestSite.tsx'
import { bookingStatus } from '../fixtures/guests.ts'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof BookingRecap> = {
  title: 'Guest site/Components/Booking recap',
  component: BookingRecap,
  tags: ['autodocs'],
  args: { booking: bookingStatus({}), amount: 'Betaald' },
  argTypes: { booking: { control: false } },
  beforeEach: beforeScene,
  decorators: [inAPanel, inTheHouse],
}
export default meta
type Story = StoryObj<typeof BookingRecap>

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Betaald').nextElementSibling).toHaveTextContent('€ 300,00')
  },
}

export const StillToPay: Story = { args: { amount: 'Te betalen' } }
