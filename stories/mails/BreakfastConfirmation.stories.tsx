import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { longOrderNames, orderHere, paidOrder } from './breakfast-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Breakfast confirmation',
  component: MailStory,
  args: { kind: 'breakfast-confirmation', facts: paidOrder, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const OnATablet: Story = {}

export const LongNamesOnAPhone: Story = {
  args: { facts: { ...paidOrder, ...longOrderNames } },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const NotBrought: Story = { args: { facts: orderHere } }

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
