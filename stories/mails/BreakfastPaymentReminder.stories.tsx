import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onPhone, onTablet } from '../sizes.ts'
import { openOrder, longOrderNames } from './breakfast-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Breakfast payment reminder',
  component: MailStory,
  args: { kind: 'breakfast-payment-reminder', facts: openOrder, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const OnATablet: Story = {
  play: async ({ canvasElement }) => {
    const mail = within(await inTheMail(canvasElement))
    // There the guest chooses how to pay; it does not lead straight to the provider.
    await expect(mail.getByRole('link', { name: 'Betaal online' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/ontbijt-betaling?id=${openOrder.orderId}`),
    )
  },
}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...openOrder, ...longOrderNames } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
