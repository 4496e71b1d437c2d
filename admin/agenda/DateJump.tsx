import { Popover } from '@mui/material'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { nl } from 'react-day-picker/locale'
import { dutchDayInWords, staffDay } from '../../rules/calendar/dutch.ts'
import { dayOf, partsOf } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './date-jump.module.css'

/** The date picker that moves the calendar (BO §2): the day in view as a button, a month to choose from below it. */
export function DateJump({ date, today, onDate, compact = false }: { date: EpochDay; today: EpochDay; onDate(date: EpochDay): void; compact?: boolean }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={compact ? styles.compact : styles.field}
        aria-label={`${text('agenda.goToDate')}, ${dutchDayInWords(date)}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="agenda" />
        {compact ? null : shortDate(date)}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('agenda.goToDate'), className: styles.paper } }}
      >
        <DayPicker
          mode="single"
          locale={nl}
          showWeekNumber
          autoFocus
          selected={browserDate(date)}
          defaultMonth={browserDate(date)}
          today={browserDate(today)}
          onSelect={(chosen) => {
            if (chosen) onDate(dayOf(chosen.getFullYear(), chosen.getMonth() + 1, chosen.getDate()))
            setAnchor(null)
          }}
          labels={{ labelPrevious: () => text('agenda.previousMonth'), labelNext: () => text('agenda.nextMonth') }}
          classNames={pickerClasses}
        />
      </Popover>
    </>
  )
}

/** The picker wants local dates; noon is the same day in every zone's summer and winter. */
function browserDate(day: EpochDay): Date {
  const { year, month, dayOfMonth } = partsOf(day)
  return new Date(year, month - 1, dayOfMonth, 12)
}

/** `wo 25-11-2026`. */
function shortDate(day: EpochDay): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${staffDay(day).slice(0, 2)} ${dayOfMonth}-${month}-${year}`
}

const pickerClasses = {
  root: styles.picker ?? '',
  months: styles.months ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.turn ?? '',
  button_next: styles.turn ?? '',
  month_caption: styles.caption ?? '',
  chevron: styles.chevron ?? '',
  month_grid: styles.month ?? '',
  weekday: styles.weekday ?? '',
  week_number: styles.week ?? '',
  week_number_header: styles.weekday ?? '',
  day: styles.day ?? '',
  today: styles.today ?? '',
  selected: styles.selected ?? '',
  outside: styles.outside ?? '',
}
