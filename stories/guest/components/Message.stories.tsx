import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Message } from '../../../guest/controls/Message.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof Message> = {
  title: 'Guest site/Components/Message',
  component: Message,
  tags: ['autodocs'],
  argTypes: {
    kind: { control: 'radio', options: ['info', 'success', 'notice', 'danger'] },
    role: { control: 'radio', options: ['alert', 'status'] },
    title: { control: 'text' },
    children: { control: 'text' },
    ref: { control: false },
  },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '180px' } } },
  render: ({ children, ...args }) => <Message {...args}>{children && <p>{children}</p>}</Message>,
}
export default meta
type Story = StoryObj<typeof Message>

export const GoodToKnow: Story = {
  args: {
    kind: 'info',
    title: 'Deze kamer boek je bij ons zelf.',
    children: 'Bel of mail ons gerust, dan kijken we samen wat er kan.',
  },
}

export const Done: Story = {
  args: { kind: 'success', role: 'status', title: 'Je betaling is binnen.' },
}

export const AsksForCare: Story = {
  args: {
    kind: 'notice',
    title: 'De prijs van je verblijf is veranderd.',
    children: 'Er is niets geboekt en niets betaald.',
  },
}

export const Refused: Story = {
  args: {
    kind: 'danger',
    role: 'alert',
    title: 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/reeds bezet/)
  },
}
