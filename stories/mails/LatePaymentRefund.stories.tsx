import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { longNames, unpaid } from './booking-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Late payment refund',
  component: MailStory,
  args: {
    kind: 'late-payment-refund',
    facts: { ...unpaid, state: 'expired', receivedCents: 30_000, refundedCents: 30_000 },
    shape: 'html',
  },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const NoRoomLeft: Story = {}

export const TooLittlePaid: Story = {
  args: { facts: { ...unpaid, state: 'expired', receivedCents: 1, refundedCents: 1 } },
}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...longNames, state: 'expired', receivedCents: 30_000, refundedCents: 30_000 } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
