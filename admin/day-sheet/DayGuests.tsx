import type { DaySheetView } from '../../api/day-sheet/day-sheet-shape.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { arrivalTimes } from '../clock/clock-time.ts'
import { useText } from '../texts/use-text.ts'
import { GuestRow } from './GuestRow.tsx'
import { SheetSection } from './SheetSection.tsx'

/** Who comes, by time; who leaves, the unpaid first; who stays. */
export function DayGuests({
  sheet: { day, arrivals, departures, stays, checkIn, checkOut },
}: {
  sheet: Pick<DaySheetView, 'day' | 'arrivals' | 'departures' | 'stays' | 'checkIn' | 'checkOut'>
}) {
  const text = useText()
  const until = (departure: string) =>
    text('daySheet.until', { day: staffDay(parseDay(departure) ?? 0) })
  return (
    <>
      <SheetSection
        title={text('daySheet.arrivals')}
        hint={text('daySheet.checkIn', { hours: checkIn })}
        count={arrivals.length}
        empty={text('daySheet.noArrivals')}
      >
        {arrivals.map((booking) => (
          <GuestRow
            key={booking.id}
            booking={booking}
            day={day}
            details={[
              text('daySheet.nights', { smart_count: booking.nights }),
              until(booking.departure),
            ]}
            time={
              booking.arrivalWindow
                ? text('daySheet.between', arrivalTimes(booking.arrivalWindow))
                : text('daySheet.anyTime')
            }
          />
        ))}
      </SheetSection>
      <SheetSection
        title={text('daySheet.departures')}
        hint={text('daySheet.checkOut', { time: checkOut })}
        count={departures.length}
        empty={text('daySheet.noDepartures')}
      >
        {departures.map((booking) => (
          <GuestRow key={booking.id} booking={booking} day={day} details={[]} />
        ))}
      </SheetSection>
      <SheetSection
        title={text('daySheet.stays')}
        count={stays.length}
        empty={text('daySheet.noStays')}
      >
        {stays.map((booking) => (
          <GuestRow
            key={booking.id}
            booking={booking}
            day={day}
            details={[until(booking.departure)]}
            stays
          />
        ))}
      </SheetSection>
    </>
  )
}
