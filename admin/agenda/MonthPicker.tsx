import { DayPicker } from 'react-day-picker'
import { nl } from 'react-day-picker/locale'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { useText } from '../texts/use-text.ts'
import { browserDate, dayOfBrowser, pickerClasses } from './month-picker.ts'

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
      onSelect={(chosen) => onChosen(chosen ? dayOfBrowser(chosen) : null)}
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

/**
 * As far as a property looks back and ahead: from the first season it has rows for to the bookings of
 * the years to come.
 */
const firstMonth = new Date(2021, 0)
const lastMonth = new Date(2035, 11)
