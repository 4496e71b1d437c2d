import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoginField } from '../../../admin/staff/LoginField.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof LoginField> = {
  title: 'Back office/Components/Login field',
  component: LoginField,
  tags: ['autodocs'],
  args: {
    name: 'email',
    type: 'email',
    label: 'E-mail',
    placeholder: 'Gebruikersnaam',
    autoComplete: 'username',
    refusal: null,
  },
  argTypes: { refusal: { control: 'text' } },
  decorators: [inHouse],
  parameters: { docs: { story: { height: '160px' } } },
}
export default meta
type Story = StoryObj<typeof LoginField>

export const Empty: Story = {}

export const Refused: Story = {
  args: { refusal: 'Controlleer het e-mail adres!' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Controlleer het e-mail adres!')
  },
}

export const OfThePassword: Story = {
  args: {
    name: 'password',
    type: 'password',
    label: 'Wachtwoord',
    placeholder: 'Wachtwoord',
    autoComplete: 'current-password',
  },
}
