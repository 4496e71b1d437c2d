import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { creditedInvoice, openInvoice, paidInvoice } from './invoice-facts.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Invoice',
  component: MailStory,
  args: { kind: 'invoice', facts: openInvoice, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const PartOfItPaid: Story = {}

export const AllPaidOnAPhone: Story = { args: { facts: paidInvoice }, globals: onPhone }

export const CreditNote: Story = { args: { facts: creditedInvoice } }

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
