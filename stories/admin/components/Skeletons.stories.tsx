import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AgendaSkeleton } from '../../../admin/agenda/AgendaSkeleton.tsx'
import { BookingSkeleton } from '../../../admin/bookings/BookingSkeleton.tsx'
import { MailSkeleton } from '../../../admin/mails/MailSkeleton.tsx'
import { onDesk } from '../../sizes.ts'
import { inHouse } from '../fixtures/InHouse.tsx'

/** The places of what is being read, in grey, after 300 ms; what is read is said aloud. */
const meta: Meta = {
  title: 'Back office/Components/Skeletons',
  tags: ['autodocs'],
  globals: onDesk,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '480px' } } },
}
export default meta

const says =
  (name: string): StoryObj['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name })).toHaveAttribute('aria-busy', 'true')
  }

export const OfTheAgenda: StoryObj = {
  render: () => <AgendaSkeleton />,
  play: says('De agenda wordt geladen'),
}

export const OfABooking: StoryObj = {
  render: () => <BookingSkeleton />,
  play: says('De boeking wordt geladen'),
}

export const OfTheMail: StoryObj = {
  render: () => <MailSkeleton />,
  play: says('De mail wordt geladen'),
}
