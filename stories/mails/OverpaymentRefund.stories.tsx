import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { longNames, paid } from './booking-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Overpayment refund',
  component: MailStory,
  args: { kind: 'overpayment-refund', facts: { ...paid, refundedCents: 30_000 }, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const TheBookingStands: Story = {}

export const PaidAfterTheCancellation: Story = {
  args: { facts: { ...paid, state: 'cancelled', refundedCents: 30_000 } },
}

export const LateOnceMore: Story = {
  args: { facts: { ...paid, state: 'expired', refundedCents: 30_000 } },
}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...longNames, refundedCents: 30_000 } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
