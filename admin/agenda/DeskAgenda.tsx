import { Suspense, useEffect, useMemo } from 'react'
import { dutchDayInWords, dutchMonth } from '../../rules/calendar/dutch.ts'
import { usePropertyMoment } from '../clock/use-property-moment.ts'
import { PriceWarnings } from '../settings/PriceWarnings.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaProps } from './agenda-actions.ts'
import { hasOpenWeekend, rangeToRead, weekNumber } from './agenda-address.ts'
import { AgendaLegend } from './AgendaLegend.tsx'
import { agendaTitle } from './agenda-title.ts'
import { BookedDouble } from './BookedDouble.tsx'
import { EmptyAgenda } from './EmptyAgenda.tsx'
import { propertyTimes } from './property-times.ts'
import { fetchBoard, lazyBoard } from './lazy-board.ts'
import { AgendaSkeleton } from './AgendaSkeleton.tsx'
import { roomColumns } from './room-columns.ts'
import { dayAxis, weekAxis } from './time-axis.ts'
import { TimeGrid } from './TimeGrid.tsx'
import { useArrivals } from './use-arrivals.ts'

/** The agenda on a screen with room: legend, and the week, the day or the month. */
export function DeskAgenda({ read, address, today, actions }: AgendaProps) {
  const text = useText()
  useEffect(fetchBoard, [])
  const { agenda, readAt } = read
  const { view, date } = address
  const moment = usePropertyMoment(agenda.now, readAt)
  const times = propertyTimes(agenda)
  // A hold that ends turns at the next quarter of a minute; within it the columns need no second
  // thought.
  const instant = Math.floor(moment.instant / 15_000) * 15_000
  const columns = useMemo(() => roomColumns(agenda, instant), [agenda, instant])
  const arrived = useArrivals(
    agenda.bookings.map(({ id }) => id),
    agenda.from + agenda.until,
  )
  const range = rangeToRead(view, date)
  const weekendOpen = hasOpenWeekend(address, range.from, today)
  const title = agendaTitle(view, date, range, weekendOpen)
  const week = String(weekNumber(date))
  const label =
    view === 'day'
      ? text('agenda.gridDay', { day: dutchDayInWords(date) })
      : text('agenda.gridWeek', { week })

  return (
    <>
      <AgendaLegend times={times} day={date} />
      <p role="status" className="visually-hidden">
        {text('agenda.loaded', { title, smart_count: agenda.bookings.length })}
      </p>
      <BookedDouble agenda={agenda} columns={columns} range={range} />
      {columns.every(({ stays }) => stays.length === 0) ? <EmptyAgenda title={title} /> : null}
      {view === 'month' ? (
        <Suspense fallback={<AgendaSkeleton />}>
          <lazyBoard.Screen
            label={text('agenda.gridMonth', { month: dutchMonth(range.from) })}
            columns={columns}
            deliveries={agenda.deliveries}
            range={range}
            moment={moment}
            times={times}
            arrived={arrived}
            onDay={actions.onDay}
          />
        </Suspense>
      ) : (
        <TimeGrid
          label={label}
          columns={columns}
          deliveries={agenda.deliveries}
          known={range}
          axis={view === 'day' ? dayAxis(date) : weekAxis(range.from, weekendOpen)}
          times={times}
          moment={moment}
          arrived={arrived}
          onDay={actions.onDay}
          {...(view === 'day' ? {} : { onWeekend: actions.onWeekend })}
        />
      )}
      <PriceWarnings />
    </>
  )
}
