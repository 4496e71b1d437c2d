import { Suspense, useEffect, useMemo } from 'react'
import { usePropertyMoment } from '../clock/use-property-moment.ts'
import { PriceWarnings } from '../settings/PriceWarnings.tsx'
import { useText } from '../texts/use-text.ts'
import type { AgendaProps } from './agenda-actions.ts'
import { rangeToRead, threeDays } from './agenda-address.ts'
import { staffStay } from './agenda-title.ts'
import { dayList } from './day-list.ts'
import { BookedDouble } from './BookedDouble.tsx'
import { DayLists } from './DayLists.tsx'
import { deliveriesOn } from './deliveries.ts'
import { propertyTimes } from './property-times.ts'
import { PhoneFrame } from './PhoneFrame.tsx'
import { fetchBoard, lazyBoard } from './lazy-board.ts'
import { AgendaSkeleton } from './AgendaSkeleton.tsx'
import { RoomLists } from './RoomLists.tsx'
import { roomColumns } from './room-columns.ts'
import { useArrivals } from './use-arrivals.ts'

/**
 * The agenda on a phone: the week as a strip, and the day's lists, the rooms, or three days of the
 * board (look, "Phone").
 */
export function PhoneAgenda({
  read: { agenda, readAt },
  address: { date, list },
  today,
  actions,
}: AgendaProps) {
  const text = useText()
  useEffect(fetchBoard, [])
  const moment = usePropertyMoment(agenda.now, readAt)
  const instant = Math.floor(moment.instant / 15_000) * 15_000
  const columns = useMemo(() => roomColumns(agenda, instant), [agenda, instant])
  const arrived = useArrivals(
    agenda.bookings.map(({ id }) => id),
    agenda.from,
  )
  const range = rangeToRead('day', date)
  const shown = list === 'board' ? threeDays(date) : range
  const property = { moment, times: propertyTimes(agenda), arrived }
  return (
    <PhoneFrame columns={columns} date={date} today={today} list={list} actions={actions}>
      <BookedDouble agenda={agenda} columns={columns} range={range} />
      {list === 'day' ? (
        <DayLists
          list={dayList(columns, date, range.until)}
          date={date}
          deliveries={deliveriesOn(agenda.deliveries, date)}
          {...property}
        />
      ) : null}
      {list === 'rooms' ? <RoomLists columns={columns} week={range} {...property} /> : null}
      {list === 'board' ? (
        <Suspense fallback={<AgendaSkeleton />}>
          <lazyBoard.Screen
            label={text('agenda.list.gridDays', { stay: staffStay(shown.from, shown.until - 1) })}
            columns={columns}
            deliveries={agenda.deliveries}
            range={shown}
            {...property}
            onDay={actions.onDay}
          />
        </Suspense>
      ) : null}
      <PriceWarnings />
    </PhoneFrame>
  )
}
