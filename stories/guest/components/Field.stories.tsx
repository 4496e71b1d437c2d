import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../../guest/controls/Field.tsx'
import { inTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'

const meta: Meta<typeof Field> = {
  title: 'Guest site/Components/Field',
  component: Field,
  tags: ['autodocs'],
  args: { id: 'email', label: 'E-mail' },
  argTypes: { children: { control: false }, width: { control: false } },
  beforeEach: beforeScene,
  decorators: [inTheHouse],
  parameters: { docs: { story: { height: '200px' } } },
  render: (args) => (
    <div className="form-grid">
      <Field {...args}>{(described) => <input type="email" {...described} />}</Field>
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof Field>

export const Empty: Story = {}

export const WithAHint: Story = {
  args: { hint: 'Hierheen gaat de bevestiging.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Hierheen gaat de bevestiging.',
    )
  },
}

export const Refused: Story = {
  args: { hint: 'Hierheen gaat de bevestiging.', error: 'Controlleer het e-mail adres.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      'Hierheen gaat de bevestiging. Controlleer het e-mail adres.',
    )
  },
}
