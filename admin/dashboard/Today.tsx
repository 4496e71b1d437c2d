import { Button } from '@mui/material'
import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { screens } from '../../screens/screen-routes.ts'
import { dayList } from '../agenda/day-list.ts'
import { DayLists } from '../agenda/DayLists.tsx'
import { deliveriesOn } from '../agenda/deliveries.ts'
import { propertyTimes } from '../agenda/property-times.ts'
import { roomColumns } from '../agenda/room-columns.ts'
import { type ReadAgenda, useAgenda } from '../agenda/use-agenda.ts'
import { rangeToRead } from '../agenda/agenda-address.ts'
import { useArrivals } from '../agenda/use-arrivals.ts'
import { usePropertyMoment } from '../clock/use-property-moment.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import { DayCalendar } from './DayCalendar.tsx'
import styles from './dashboard.module.css'
import { NoRooms } from './NoRooms.tsx'

/** Today room by room: the day calendar of BO §2; on a phone, which has no room for it, as lists. */
export function Today({ day, isPhone }: { day: EpochDay; isPhone: boolean }) {
  const text = useText()
  const id = useId()
  const { data, error, refetch } = useAgenda('day', day)
  return (
    <section aria-labelledby={id}>
      <div className={styles.todayHead}>
        <h2 id={id} className={styles.heading}>
          {text('dashboard.calendar')}
        </h2>
        <Button component={Link} to={screens.agenda.path}>
          {text('dashboard.wholeWeek')}
        </Button>
      </div>
      {data ? (
        <Day read={data} day={day} isPhone={isPhone} />
      ) : error ? (
        <LoadFailure
          what={text('dashboard.calendarFailed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={text('agenda.loading')} rows={6} />
      )}
    </section>
  )
}

interface DayProps {
  read: ReadAgenda
  day: EpochDay
  isPhone: boolean
}

function Day({ read: { agenda, readAt }, day, isPhone }: DayProps) {
  const moment = usePropertyMoment(agenda.now, readAt)
  // A hold that ends turns at the next quarter of a minute.
  const instant = Math.floor(moment.instant / 15_000) * 15_000
  const columns = useMemo(() => roomColumns(agenda, instant), [agenda, instant])
  const arrived = useArrivals(
    agenda.bookings.map((booking) => booking.id),
    agenda.from,
  )
  if (columns.length === 0 && agenda.deliveries.length === 0) return <NoRooms />
  const range = rangeToRead('day', day)
  const shown = {
    columns,
    moment,
    times: propertyTimes(agenda),
    arrived,
    deliveries: deliveriesOn(agenda.deliveries, day),
  }
  return isPhone ? (
    <DayLists {...shown} list={dayList(columns, day, range.until)} date={day} />
  ) : (
    <DayCalendar {...shown} day={day} known={range} label={dutchDayInWords(day)} />
  )
}
