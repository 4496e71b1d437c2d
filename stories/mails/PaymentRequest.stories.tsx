import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onPhone, onTablet } from '../sizes.ts'
import { unpaid } from './booking-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Payment request',
  component: MailStory,
  args: {
    kind: 'payment-request',
    facts: {
      ...unpaid,
      state: 'held',
      madeBy: 'staff',
      roomKind: 'family',
      roomTypeName: 'Familiekamer',
      holdUntil: new Date('2026-05-04T07:30:00Z'),
    },
    shape: 'html',
  },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const Held: Story = {
  play: async ({ canvasElement }) => {
    const mail = within(await inTheMail(canvasElement))
    await expect(mail.getByText(/vast tot ma 4 mei 2026 om 9\.30 uur/)).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Betaal online' })).toHaveAttribute(
      'href',
      expect.stringContaining(unpaid.bookingId),
    )
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' } }
