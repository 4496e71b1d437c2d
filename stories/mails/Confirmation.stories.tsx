import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onNarrowPhone, onPhone, onTablet } from '../sizes.ts'
import { longNames, paid, unpaid } from './booking-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Confirmation',
  component: MailStory,
  args: { kind: 'confirmation', facts: unpaid, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const Unpaid: Story = {
  play: async ({ canvasElement }) => {
    const mail = within(await inTheMail(canvasElement))
    await expect(mail.getByText(/^Nog te betalen: €.300,00$/)).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Betaal online' })).toHaveAttribute(
      'href',
      `https://kamersleutel.example/booking-betaling?id=${unpaid.bookingId}`,
    )
    // A label stands on the line of its value, though it is smaller.
    for (const text of ['Aankomst', /^di 9 juni 2026/]) {
      const { verticalAlign, lineHeight } = getComputedStyle(mail.getByText(text))
      await expect([verticalAlign, lineHeight]).toEqual(['baseline', '24px'])
    }
  },
}

export const UnpaidOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const PaidInPart: Story = { args: { facts: { ...unpaid, balanceCents: 10_000 } } }

export const Paid: Story = {
  args: { facts: paid },
  play: async ({ canvasElement }) => {
    const mail = within(await inTheMail(canvasElement))
    await expect(mail.getByText(/^Bedankt, we hebben €.300,00 van je ontvangen\./)).toBeVisible()
    await expect(mail.queryByText(/Nog te betalen/)).toBeNull()
  },
}

export const LongNamesOnANarrowPhone: Story = {
  args: { facts: longNames },
  globals: onNarrowPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = {
  args: { shape: 'text' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nog te betalen: €.300,00/)).toBeVisible()
  },
}
