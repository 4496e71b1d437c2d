import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { placeBar } from '../../../admin/agenda/place-bar.ts'
import { StayBar } from '../../../admin/agenda/StayBar.tsx'
import { inHouse } from '../fixtures/InHouse.tsx'
import {
  monday,
  ordinaryStay,
  type StayControls,
  stayControls,
  stayOf,
  times,
} from '../fixtures/one-stay.ts'

const week = { from: monday, until: monday + 7 }

/** A stay on the board of a month: a link to its booking, with everything in its card. */
const meta: Meta<StayControls> = {
  title: 'Back office/Components/Stay bar',
  tags: ['autodocs'],
  args: ordinaryStay,
  argTypes: stayControls,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '120px' } } },
  render: (controls) => {
    const stay = stayOf(controls)
    const place = placeBar(stay, week)
    return (
      <div style={{ position: 'relative', maxWidth: 560, height: 46, background: 'var(--paper)' }}>
        {place && (
          <StayBar
            stay={stay}
            place={place}
            share={(days) => `${(days / 7) * 100}%`}
            row={0}
            today={monday + 2}
            times={times}
            entry
            arrived={controls.arrived}
          />
        )}
      </div>
    )
  },
}
export default meta
type Story = StoryObj<StayControls>

export const Paid: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('link', { name: /^Sanne Hoekstra, kamer 4/ })
    await expect(bar).toHaveAttribute('href', '/agenda/aanpassen?id=id-sanne-hoekstra')
    await userEvent.hover(bar)
    await waitFor(() =>
      expect(within(document.body).getByRole('tooltip')).toHaveTextContent(
        'di 24 – do 26 nov · 2 nachten · 2 personen',
      ),
    )
  },
}

export const NotPaid: Story = { args: { paid: false, source: 'bedandbreakfast.nl' } }
export const OneNightNotPaid: Story = { args: { paid: false, nights: 1, source: 'airbnb' } }
export const HasLeft: Story = { args: { arrivesAfter: 0, nights: 2 } }
export const Cancelled: Story = { args: { state: 'cancelled', source: 'booking.com' } }
export const DidNotCome: Story = {
  args: { attendance: 'no-show', source: 'booking.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Niet gekomen')
  },
}
export const WithoutASource: Story = { args: { source: 'none', nights: 4 } }
