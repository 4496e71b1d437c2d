import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { longNames, paid, unpaid } from './booking-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Cancellation',
  component: MailStory,
  args: { kind: 'cancellation', facts: { ...unpaid, state: 'cancelled' }, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const NothingWasPaid: Story = {}

/** Nothing of it goes back: it was cancelled too late. */
export const ItWasPaid: Story = { args: { facts: { ...paid, state: 'cancelled' } } }

export const HalfOfItGoesBack: Story = {
  args: { facts: { ...paid, state: 'cancelled', balanceCents: -15_000 } },
}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...longNames, state: 'cancelled' } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
