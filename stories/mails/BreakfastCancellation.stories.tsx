import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { cancelledOrder, longOrderNames } from './breakfast-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Breakfast cancellation',
  component: MailStory,
  args: { kind: 'breakfast-cancellation', facts: cancelledOrder, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const AllGoesBack: Story = {}

export const NobodyPaid: Story = {
  args: {
    facts: { ...cancelledOrder, cancelledBecause: 'unpaid', balanceCents: 0, receivedCents: 0 },
  },
}

export const ByStaffTooLate: Story = {
  args: { facts: { ...cancelledOrder, cancelledBecause: 'staff', balanceCents: 0 } },
}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...cancelledOrder, ...longOrderNames } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
