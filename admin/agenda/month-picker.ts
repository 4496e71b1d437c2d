import { type EpochDay, dayOf, partsOf } from '../../rules/calendar/day.ts'
import styles from './date-jump.module.css'

/** The picker wants local dates; noon is the same day in every zone's summer and winter. */
export function browserDate(day: EpochDay): Date {
  const { year, month, dayOfMonth } = partsOf(day)
  return new Date(year, month - 1, dayOfMonth, 12)
}

/** The day that the picker means. */
export function dayOfBrowser(date: Date): EpochDay {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** How months look wherever a day is chosen from them. */
export const pickerClasses = {
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
