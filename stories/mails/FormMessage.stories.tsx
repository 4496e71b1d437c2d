import type { Meta, StoryObj } from '@storybook/react-vite'
import { onPhone, onTablet } from '../sizes.ts'
import { contactMessage, projectMessage, vendorMessage } from './form-facts.ts'
import { inTheMail } from './in-the-mail.ts'
import { MailStory } from './MailStory.tsx'

const meta: Meta<typeof MailStory> = {
  title: 'Mails/Form message',
  component: MailStory,
  args: { kind: 'form-message-copy', facts: contactMessage, shape: 'html' },
  globals: onTablet,
}
export default meta
type Story = StoryObj<typeof MailStory>

export const CopyOfAMessage: Story = {}

export const CopyOfARegistration: Story = { args: { facts: vendorMessage } }

export const CopyOfARequestOnAPhone: Story = {
  args: { facts: projectMessage },
  globals: onPhone,
  play: async ({ canvasElement }) => void (await inTheMail(canvasElement)),
}

export const AMessageToTheProperty: Story = { args: { kind: 'form-message-to-property' } }

export const ARegistrationToTheProperty: Story = {
  args: { kind: 'form-message-to-property', facts: vendorMessage },
}

export const AsText: Story = { args: { shape: 'text' }, globals: onPhone }
