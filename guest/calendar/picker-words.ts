import { dutchMonth, dutchWeekday } from '../../rules/calendar/dutch.ts'
import { epochDay } from '../stay/words.ts'
import { dayOfDate } from './date-of-day.ts'

const labelWeekday = (date: Date) => dutchWeekday(date.getDay() || 7)

/** What a calendar shows of weekdays, for its picker. */
export const formatters = { formatWeekdayName: (date: Date) => labelWeekday(date).slice(0, 2) }

/** What a calendar says of weekdays and months to who listens, for its picker. */
export const labels = {
  labelWeekday,
  labelGrid: (date: Date) => dutchMonth(epochDay(dayOfDate(date))),
}
