import { DayPicker } from 'react-day-picker'
import { nl } from 'react-day-picker/locale'
import { dayOf, partsOf } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { useText } from '../texts/use-text.ts'
import styles from './date-jump.module.css'

interface MonthPickerProps {
  /** The day that is chosen now. */
  date: EpochDay
  today: EpochDay
  /** `null` where the day that was chosen already is chosen again. */
  onChosen(date: EpochDay | null): void
}

/** A month to choose a day from, with its week numbers; the focus starts at the day chosen. */
export function MonthPicker({ date, today, onChosen }: MonthPickerProps) {
  const text = useText()
  return (
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
      onSelect={(chosen) =>
        onChosen(
          chosen ? dayOf(chosen.getFullYear(), chosen.getMonth() + 1, chosen.getDate()) : null,
        )
      }
      labels={{
        labelPrevious: () => text('agenda.previousMonth'),
        labelNext: () => text('agenda.nextMonth'),
        labelMonthDropdown: () => text('agenda.chooseMonth'),
        labelYearDropdown: () => text('agenda.chooseYear'),
      }}
      classNames={pickerClasses}
    />
  )
}

/** The picker wants local dates; noon is the same day in every zone's summer and winter. */
function browserDate(day: EpochDay): Date {
  const { year, month, dayOfMonth } = partsOf(day)
  return new Date(year, month - 1, dayOfMonth, 12)
}

/**
 * As far as a property looks back and ahead: from the first season it has rows for to the bookings of
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
