import { Suspense } from 'react'
import type { AgendaView } from '../../api/agenda/agenda.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { lazyScreen } from '../shell/lazy-screen.tsx'
import type { RoomColumn } from './room-columns.ts'
import type { DayRange } from './room-state.ts'

/** Most houses never see it: its code comes with the first one. */
const band = lazyScreen(async () => (await import('./DoublesBand.tsx')).DoublesBand)

/** Above the rooms: what is booked double in the days in view; nothing where nothing is. */
export function BookedDouble({
  agenda,
  columns,
  range: { from, until },
}: {
  agenda: AgendaView
  columns: RoomColumn[]
  range: DayRange
}) {
  const doubles = agenda.doubles.filter(
    ({ arrival, departure }) => arrival < formatDay(until) && departure > formatDay(from),
  )
  return doubles.length === 0 ? null : (
    <Suspense fallback={null}>
      <band.Screen doubles={doubles} columns={columns} today={agenda.today} />
    </Suspense>
  )
}
