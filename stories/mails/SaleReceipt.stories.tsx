import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { MailStory } from './MailStory.tsx'
import { billReceipt, mixedReceipt, takenBackReceipt } from './receipt-facts.ts'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Sale receipt',
  component: MailStory,
  args: { kind: 'sale-receipt', facts: mixedReceipt, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const ProductsAndAStayInCash: Story = {}

export const AStayByCardOnAPhone: Story = { args: { facts: billReceipt }, globals: onPhone }

export const TakenBack: Story = { args: { facts: takenBackReceipt } }

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
