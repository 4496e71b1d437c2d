import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { CalendarView } from '../../../api/availability/availability-shapes.ts'
import { Legend } from '../../../guest/calendar/Legend.tsx'
import { StayCalendar } from '../../../guest/calendar/StayCalendar.tsx'
import { answerRead } from '../fixtures/answer.ts'
import { InTheHouse } from '../fixtures/GuestSite.tsx'
import { beforeScene } from '../fixtures/scene.ts'
import { onPhone } from '../../sizes.ts'

const calendar = answerRead('/api/room-types/knusse-kamer/calendar').body as CalendarView

const meta: Meta<typeof StayCalendar> = {
  title: 'Guest site/Components/Stay calendar',
  component: StayCalendar,
  tags: ['autodocs'],
  args: {
    today: calendar.today,
    days: new Map(calendar.days.map((day) => [day.day, day])),
    arrival: null,
    departure: null,
    refused: false,
    onDay: () => {},
  },
  beforeEach: beforeScene,
  render: (args) => (
    <InTheHouse>
      <h1 className="hidden-label">Kalender</h1>
      <div className="panel">
        <div className="beam" />
        <div className="panel__body">
          <StayCalendar {...args} />
          <Legend
            mostNights={3}
            cutOff={[...args.days.values()].some(({ state }) => state === 'cut-off')}
          />
        </div>
      </div>
    </InTheHouse>
  ),
}
export default meta
type Story = StoryObj<typeof StayCalendar>

export const EachStateHasItsShape: Story = {
  play: async ({ canvas }) => {
    const look = (name: string) => canvas.getByRole('button', { name }).className
    await expect(look('woensdag 3 juni, vandaag')).toBe('day day--free day--today')
    await expect(look('vrijdag 5 juni, bezet')).toBe('day day--taken')
    await expect(look('maandag 13 juli, gesloten')).toBe('day day--closed')
    await expect(look('maandag 1 juni, voorbij')).toBe('day day--past')
    await expect(look('vrijdag 12 juni, minimaal 2 nachten')).toBe('day day--free day--min')
    await expect(canvas.getByRole('list', { name: 'Uitleg bij de kalender' })).toHaveTextContent(
      'bezet',
    )
  },
}

/** Today and tomorrow are free, yet it is too late to arrive: neither taken nor closed. */
export const AfterTwoInTheAfternoon: Story = {
  args: {
    days: new Map(
      calendar.days.map((day, ahead) => [
        day.day,
        ahead < 2 ? { ...day, state: 'cut-off', maxNights: 0 } : day,
      ]),
    ),
  },
  play: async ({ canvas }) => {
    const today = canvas.getByRole('button', {
      name: 'woensdag 3 juni, vandaag, te laat om nog te boeken',
    })
    await expect(today).toHaveClass('day--cut')
    await expect(today).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('list', { name: 'Uitleg bij de kalender' })).toHaveTextContent(
      'te laat om nog te boeken',
    )
  },
}

export const StayChosen: Story = { args: { arrival: '2026-06-09', departure: '2026-06-12' } }

export const StayRefused: Story = {
  args: { arrival: '2026-06-12', departure: '2026-06-13', refused: true },
}

export const WaitingForTheDeparture: Story = {
  args: { arrival: '2026-06-04' },
  play: async ({ canvas }) => {
    const leave = canvas.getByRole('button', { name: 'vrijdag 5 juni, bezet, vertrekken kan' })
    await expect(leave).toHaveClass('day--out')
    await expect(leave).not.toHaveAttribute('aria-disabled')
  },
}

export const TurningThePages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vorige maand' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende maand' }))
    await expect(
      canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label')),
    ).toEqual(['juli 2026', 'augustus 2026'])
  },
}

export const OverTheEdgeOfAMonthByKeyboard: Story = {
  args: { arrival: '2026-07-30' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('grid')[0]).toHaveAccessibleName('juli 2026')
    canvas.getByRole('button', { name: 'donderdag 30 juli, aankomst' }).focus()
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^zondag 6 september/ })).toHaveFocus(),
    )
  },
}

export const OneMonthOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const grids = await canvas.findAllByRole('grid')
    await expect(grids).toHaveLength(1)
    const day = within(grids[0]!)
      .getByRole('button', { name: 'woensdag 3 juni, vandaag' })
      .getBoundingClientRect()
    await expect(Math.min(day.width, day.height)).toBeGreaterThanOrEqual(44)
  },
}
