import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const OnATablet: Story = {}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...openOrder, ...longOrderNames } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
