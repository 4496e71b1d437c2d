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

interface DateJumpProps {
  date: EpochDay
  today: EpochDay
  onDate(date: EpochDay): void
  /** Only the icon, for a thumb. */
  compact?: boolean
  /** What the day is for; without it, to move the calendar. */
  label?: string
}

/**
 * The date picker that moves the calendar (BO §2): the day in view as a button, a month to choose
 * from below it.
 */
export function DateJump({ date, today, onDate, compact = false, label }: DateJumpProps) {
  const text = useText()
  const name = label ?? text('agenda.goToDate')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className={compact ? styles.compact : styles.field}
        aria-label={`${name}, ${dutchDayInWords(date)}`}
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, className: styles.paper } }}
      >
        <DayPicker
          mode="single"
          locale={nl}
          showWeekNumber
          captionLayout="dropdown"
          startMonth={firstMonth}
          endMonth={lastMonth}
          autoFocus
          selected={browserDate(date)}
          defaultMonth={browserDate(date)}
          today={browserDate(today)}
          onSelect={(chosen) => {
            if (chosen) onDate(dayOf(chosen.getFullYear(), chosen.getMonth() + 1, chosen.getDate()))
            setAnchor(null)
          }}
          labels={{
            labelPrevious: () => text('agenda.previousMonth'),
            labelNext: () => text('agenda.nextMonth'),
            labelMonthDropdown: () => text('agenda.chooseMonth'),
            labelYearDropdown: () => text('agenda.chooseYear'),
          }}
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

/**
 * As far as a house looks back and ahead: from the first season it has rows for to the bookings of
 * the years to come.
 */
const firstMonth = new Date(2021, 0)
const lastMonth = new Date(2035, 11)

const pickerClasses = {
  root: styles.picker ?? '',
  months: styles.months ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.turn ?? '',
  button_next: styles.turn ?? '',
  month_caption: styles.caption ?? '',
  dropdowns: styles.dropdowns ?? '',
  dropdown_root: styles.dropdownRoot ?? '',
  dropdown: styles.dropdown ?? '',
  caption_label: styles.captionLabel ?? '',
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
