import { Link } from 'react-router'
import type { EpochDay, Moment } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { timeOfDay } from '../clock/clock-time.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { Icon } from '../marks/Icon.tsx'
import { KeyTag } from '../marks/KeyTag.tsx'
import { useText } from '../texts/use-text.ts'
import { nearDay, staffStay } from './agenda-title.ts'
import type { DayList } from './day-list.ts'
import type { AgendaDelivery } from './deliveries.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { DaySection } from './DaySection.tsx'
import { checkInOn, type PropertyTimes } from './place-stay.ts'
import type { AgendaStay } from './room-columns.ts'
import { isStillIn } from './room-state.ts'
import { StayRow } from './StayRow.tsx'
import styles from './phone-agenda.module.css'

interface DayListsProps {
  list: DayList
  date: EpochDay
  /** Of that day. */
  deliveries: AgendaDelivery[]
  moment: Moment
  times: PropertyTimes
  arrived: ReadonlySet<string>
}

/** Aankomsten, Vertrekken, Blijven, Vrij vannacht; closed rooms last, where there are any. */
export function DayLists({ list, date, deliveries, moment, times, arrived }: DayListsProps) {
  const text = useText()
  const isToday = date === moment.today
  const hasLeft = (stay: AgendaStay) =>
    date < moment.today || (isToday && !isStillIn(stay, moment.minuteOfDay, times))
  const persons = (n: number) => text('agenda.personsShort', { smart_count: n })
  const nights = (n: number) => text('agenda.nights', { smart_count: n })
  const until = (day: EpochDay) => text('agenda.until', { day: nearDay(day) })

  return (
    <>
      <DaySection
        title={text('agenda.list.arrivals')}
        hint={text('agenda.list.from', { time: timeOfDay(checkInOn(times, date)) })}
        count={list.arrivals.length}
        empty={text('agenda.list.noArrivals')}
      >
        {list.arrivals.map(({ column, stay }) => (
          <StayRow
            key={stay.booking.id}
            stay={stay}
            room={{
              number: column.room.number,
              state: stay.booking.attendance === 'arrived' ? 'occupied' : 'due',
            }}
            arrived={arrived.has(stay.booking.id)}
            details={[persons(stay.booking.persons), nights(stay.booking.nights)]}
          />
        ))}
      </DaySection>
      <DaySection
        title={text('agenda.list.departures')}
        hint={text('agenda.list.by', { time: timeOfDay(times.checkOut) })}
        count={list.departures.length}
        empty={text('agenda.list.noDepartures')}
      >
        {list.departures.map(({ column, stay, next }) => (
          <StayRow
            key={stay.booking.id}
            stay={stay}
            room={{ number: column.room.number, state: hasLeft(stay) ? 'free' : 'due' }}
            details={
              next
                ? [text('agenda.list.makeReady', { time: timeOfDay(checkInOn(times, date)) })]
                : []
            }
          />
        ))}
      </DaySection>
      <DaySection
        title={text('agenda.list.stays')}
        count={list.stays.length}
        empty={text('agenda.list.noStays')}
      >
        {list.stays.map(({ column, stay }) => (
          <StayRow
            key={stay.booking.id}
            stay={stay}
            room={{ number: column.room.number, state: 'occupied' }}
            details={[until(stay.departure)]}
          />
        ))}
      </DaySection>
      {deliveries.length > 0 ? (
        <DaySection title={text('agenda.list.deliveries')} count={deliveries.length} empty="">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </DaySection>
      ) : null}
      <DaySection
        title={text(isToday ? 'agenda.list.free' : 'agenda.list.freeThatNight')}
        count={list.free.length}
        empty={text('agenda.list.noFree')}
      >
        {list.free.map(({ column, through }) => (
          <li key={column.room.id} className={styles.row}>
            <KeyTag number={column.room.number} state="free" />
            <span className={styles.words}>
              <b>{column.room.roomTypeName}</b>
              {through === null ? null : (
                <small>{text('agenda.list.freeThrough', { day: staffDay(through) })}</small>
              )}
            </span>
          </li>
        ))}
      </DaySection>
      {list.empty.length > 0 ? (
        <DaySection title={text('agenda.list.empty')} count={list.empty.length} empty="">
          {list.empty.map(({ column, stay }) => (
            <StayRow
              key={stay.booking.id}
              stay={stay}
              room={{ number: column.room.number, state: 'free' }}
              details={[until(stay.departure)]}
            />
          ))}
        </DaySection>
      ) : null}
      {list.cancelled.length > 0 ? (
        <DaySection title={text('agenda.list.cancelled')} count={list.cancelled.length} empty="">
          {list.cancelled.map(({ column, stay }) => (
            <StayRow
              key={stay.booking.id}
              stay={stay}
              room={{ number: column.room.number, state: 'free' }}
              details={[staffStay(stay.arrival, stay.departure)]}
            />
          ))}
        </DaySection>
      ) : null}
      {list.closed.length > 0 ? (
        <DaySection title={text('agenda.list.closed')} count={list.closed.length} empty="">
          {list.closed.map(({ column, closure }) => (
            <li key={column.room.id}>
              <Link to={recordAddress('vacation', closure.id)} className={styles.row}>
                <KeyTag number={column.room.number} state="closed" />
                <span className={styles.words}>
                  <b>{closure.reason || text('agenda.closed')}</b>
                  <small>{until(closure.until)}</small>
                </span>
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </DaySection>
      ) : null}
    </>
  )
}
