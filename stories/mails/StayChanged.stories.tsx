import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onPhone, onTablet } from '../sizes.ts'
import { longNames, paid, unpaid } from './booking-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Stay changed',
  component: MailStory,
  args: { kind: 'stay-changed', facts: paid, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const SamePrice: Story = {}

export const MoreIsToBePaid: Story = {
  args: { facts: { ...paid, balanceCents: 5_000 } },
  play: async ({ canvasElement }) => {
    const mail = within(await inTheMail(canvasElement))
    await expect(mail.getByRole('link', { name: 'Betaal online' })).toHaveAttribute(
      'href',
      expect.stringContaining(unpaid.bookingId),
    )
  },
}

export const SomeOfItComesBack: Story = {
  args: { facts: { ...paid, balanceCents: -5_000 } },
  play: async ({ canvasElement }) => {
    const mail = within(await inTheMail(canvasElement))
    await expect(mail.getByText(/^Je krijgt €\s50,00 terug\./)).toBeVisible()
  },
}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...longNames, balanceCents: 5_000 } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
