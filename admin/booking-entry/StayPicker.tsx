import { useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { nl } from 'react-day-picker/locale'
import type { NightRun } from '../../rules/availability/night-runs.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { dutchDayInWords } from '../../rules/calendar/dutch.ts'
import { useText } from '../texts/use-text.ts'
import { isOpen, lastDeparture, lookOf } from './night-looks.ts'
import { browserDate, dayOfBrowserDate } from './picker-dates.ts'
import { type StayChoice, chosenDay } from './stay-choice.ts'
import styles from './stay-picker.module.css'

interface StayPickerProps {
  today: EpochDay
  runs: readonly NightRun[]
  choice: StayChoice
  /** What a press on a day chooses; without it, first the arrival and then the departure. */
  choose?: (day: EpochDay) => StayChoice
  /** Days on which one can arrive, where not on every open one. */
  mayArrive?: (day: EpochDay) => boolean
  /** The guests have arrived already: only the departure is chosen. */
  hasArrived?: boolean
  /** How many months stand beside or below each other on a desk. */
  months?: number
  onChoose(choice: StayChoice): void
}

/**
 * Two months to choose a stay from (BO §2): no past dates, taken nights marked and closed, the
 * closed season marked and open to staff. The morning after the last free night can be a departure.
 */
export function StayPicker({
  today,
  runs,
  choice,
  choose = (day) => chosenDay(choice, day),
  mayArrive = () => true,
  hasArrived = false,
  months = 2,
  onChoose,
}: StayPickerProps) {
  const text = useText()
  const phone = useMediaQuery('(max-width: 719.95px)', { noSsr: true })
  const { arrival, departure } = choice
  const [month, setMonth] = useState(() => browserDate(Math.max(arrival ?? today, today)))
  const isDeparting = arrival !== null && (departure === null || hasArrived)
  const last = isDeparting ? lastDeparture(runs, Math.max(arrival, today)) : null
  const on = (test: (day: EpochDay) => boolean) => (date: Date) => test(dayOfBrowserDate(date))
  const isClosed = (day: EpochDay) =>
    !(isOpen(lookOf(runs, day)) && (isDeparting ? true : mayArrive(day))) && day !== last
  const inStay = (day: EpochDay) =>
    arrival !== null && departure !== null && arrival < day && day < departure
  const words = (day: EpochDay) => {
    const look = lookOf(runs, day)
    return [
      dutchDayInWords(day),
      day === arrival ? text('newBooking.dates.arrival') : null,
      day === departure ? text('newBooking.dates.departure') : null,
      look === 'taken' || look === 'closed' || look === 'season'
        ? text(`newBooking.dates.${look}`)
        : null,
    ]
      .filter(Boolean)
      .join(', ')
  }
  const lastDay = runs.at(-1)?.until ?? today
  return (
    <>
      <DayPicker
        mode="single"
        locale={nl}
        numberOfMonths={phone ? 1 : months}
        month={month}
        onMonthChange={setMonth}
        startMonth={browserDate(today)}
        endMonth={browserDate(lastDay)}
        selected={arrival === null ? undefined : browserDate(arrival)}
        today={browserDate(today)}
        disabled={on(isClosed)}
        modifiers={{
          arrival: on((day) => day === arrival),
          departure: on((day) => day === departure),
          inStay: on(inStay),
          full: on((day) => {
            const look = lookOf(runs, day)
            return look === 'taken' || look === 'closed'
          }),
          season: on((day) => lookOf(runs, day) === 'season'),
        }}
        modifiersClassNames={{
          arrival: styles.arrival ?? '',
          departure: styles.departure ?? '',
          inStay: styles.inStay ?? '',
          full: styles.full ?? '',
          season: styles.season ?? '',
          disabled: styles.disabled ?? '',
        }}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onChoose(choose(dayOfBrowserDate(date)))
        }}
        labels={{
          labelPrevious: () => text('agenda.previousMonth'),
          labelNext: () => text('agenda.nextMonth'),
          labelDayButton: (date) => words(dayOfBrowserDate(date)),
        }}
        classNames={classNames}
      />
      <ul className={styles.legend}>
        {(['arrival', 'departure', 'taken', 'season'] as const).map((look) => (
          <li key={look}>
            <i data-look={look} aria-hidden="true" />
            {text(`newBooking.dates.legend.${look}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

const classNames: DayPickerProps['classNames'] = {
  root: styles.picker ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.turn ?? '',
  button_next: styles.turn ?? '',
  month_caption: styles.caption ?? '',
  chevron: styles.chevron ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  today: styles.today ?? '',
  outside: styles.outside ?? '',
}
