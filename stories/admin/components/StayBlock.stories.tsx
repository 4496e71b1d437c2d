import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { placeStay } from '../../../admin/agenda/place-stay.ts'
import { StayBlock } from '../../../admin/agenda/StayBlock.tsx'
import { axisHeight, axisLength, weekAxis } from '../../../admin/agenda/time-axis.ts'
import { inHouse } from '../fixtures/InHouse.tsx'
import {
  monday,
  ordinaryStay,
  type StayControls,
  stayControls,
  stayOf,
  times,
} from '../fixtures/one-stay.ts'

const axis = weekAxis(monday, false)
const lane = {
  '--h': '8px',
  position: 'relative',
  width: 132,
  height: axisLength(axisHeight(axis)),
  background: 'var(--paper)',
} as CSSProperties

/** A stay in the column of its room, from check-in to the morning of departure. */
const meta: Meta<StayControls> = {
  title: 'Back office/Components/Stay block',
  tags: ['autodocs'],
  args: ordinaryStay,
  argTypes: stayControls,
  decorators: [inHouse],
  parameters: { docs: { story: { height: '480px' } } },
  render: (controls) => {
    const stay = stayOf(controls)
    const place = placeStay(axis, stay, times)
    return (
      <div style={lane}>
        {place && (
          <StayBlock
            stay={stay}
            place={place}
            times={times}
            column={0}
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
    await expect(
      canvas.getByRole('article', {
        name: 'Sanne Hoekstra, kamer 4, Eigen site, dinsdag 24 november 15:00 tot donderdag 26 november 10:30, 2 personen, betaald',
      }),
    ).toBeVisible()
  },
}

export const Pinned: Story = {
  args: { pinned: true },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Kamer').getBoundingClientRect()
    const number = canvas.getByText('4').getBoundingClientRect()
    await expect(word.right).toBeLessThan(number.left)
    await expect(Math.abs(word.top - number.top)).toBeLessThan(1)
  },
}

export const NotPaid: Story = { args: { paid: false, source: 'bedandbreakfast.nl' } }

export const HeldForDays: Story = {
  args: { paid: false, state: 'held' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('optie tot wo 25 nov 21:11')
  },
}

export const Cancelled: Story = {
  args: { state: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Sanne Hoekstra (Geannuleerd)')
  },
}

export const DidNotCome: Story = {
  args: { attendance: 'no-show' },
  play: async ({ canvas }) => {
    const block = canvas.getByRole('article', {
      name: /^Sanne Hoekstra, .*, niet gekomen, betaald/,
    })
    await expect(within(block).getByText('Niet gekomen', { selector: 'p' })).toBeVisible()
  },
}

export const DidNotComeOnlyItsLastMorning: Story = {
  args: { attendance: 'no-show', arrivesAfter: -2, nights: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Niet gekomen')
    await expect(canvas.getByRole('article')).not.toHaveTextContent('Vertrek')
  },
}

export const DidNotComeForOneNight: Story = {
  args: { attendance: 'no-show', nights: 1, source: 'booking.com', paid: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niet gekomen', { selector: 'p' })).toBeVisible()
  },
}

export const LeftEarly: Story = {
  args: { attendance: 'departed', nights: 4 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('article', { name: /, vertrokken op wo 25, betaald/ }),
    ).toHaveTextContent('Vertrokken op wo 25')
  },
}

export const OneNightAndALongName: Story = {
  args: { guestName: 'R. van der Heijden-Kuipers', source: 'booking.com', nights: 1 },
}

export const CameBeforeThisWeek: Story = { args: { arrivesAfter: -2, nights: 4, source: 'airbnb' } }

export const GoesOnAfterThisWeek: Story = { args: { arrivesAfter: 3, nights: 8 } }

export const OnlyItsLastMorning: Story = {
  args: { arrivesAfter: -2, nights: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Vertrek 10:30')
  },
}

export const InTheFoldedWeekend: Story = {
  args: { arrivesAfter: 5, nights: 1, source: 'none' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('article'))
    await waitFor(() =>
      expect(within(document.body).getByRole('tooltip')).toHaveTextContent(
        'za 28 – zo 29 nov · 1 nacht · 2 personen',
      ),
    )
  },
}
