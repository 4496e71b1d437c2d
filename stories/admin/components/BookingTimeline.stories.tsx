import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BookingTimeline } from '../../../admin/bookings/BookingTimeline.tsx'
import { karinOwed, nienkeHeld, sanne, sanneWithTroubles } from '../house/booking-detail.ts'
import { inHouse } from '../house/InHouse.tsx'
import { now } from '../house/week.ts'

const meta: Meta<typeof BookingTimeline> = {
  title: 'Back office/Components/Timeline',
  component: BookingTimeline,
  tags: ['autodocs'],
  args: { booking: sanne, now },
  argTypes: { booking: { control: false }, now: { control: false } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '560px' } } },
}
export default meta
type Story = StoryObj<typeof BookingTimeline>

export const WhatWasNowAndWhatComes: Story = {
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem')
    await expect(entries).toHaveLength(sanne.timeline.length + 1)
    await expect(canvas.getByText(/^Nu · wo 25 nov 14:24$/)).toBeVisible()
  },
}

export const AMailFailedAndOneIsUncertain: Story = {
  args: { booking: sanneWithTroubles },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mail voor aankomst niet verzonden')).toBeVisible()
    await expect(canvas.getByText('onzeker')).toBeVisible()
  },
}

export const HeldAndSoonOver: Story = { args: { booking: nienkeHeld } }

export const ARefundWasRefused: Story = {
  args: { booking: karinOwed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Terugbetaling geweigerd')).toBeVisible()
  },
}

export const BeforeTheClockIsKnown: Story = {
  args: { now: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Nu/)).not.toBeInTheDocument()
  },
}
