import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactLinks } from '../../../admin/bookings/ContactLinks.tsx'
import { onDesk, onPhone } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

const meta: Meta<typeof ContactLinks> = {
  title: 'Back office/Components/Contact links',
  component: ContactLinks,
  tags: ['autodocs'],
  args: {
    booking: { phone: '+31 6 12 34 56 78', email: 'sanne.hoekstra@voorbeeld.nl' },
    place: 'desk',
  },
  argTypes: { place: { control: 'radio', options: ['desk', 'phone'] } },
  globals: onDesk,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '100px' } } },
}
export default meta
type Story = StoryObj<typeof ContactLinks>

export const TelephoneAndMail: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bel' })).toHaveAttribute(
      'href',
      'tel:+31612345678',
    )
  },
}

export const OnlyATelephone: Story = { args: { booking: { phone: '046 123 45 67', email: '' } } }

export const NeitherOfThem: Story = {
  args: { booking: { phone: '', email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const AboveABookingOnAPhone: Story = { args: { place: 'phone' }, globals: onPhone }
