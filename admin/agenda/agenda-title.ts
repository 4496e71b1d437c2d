import { dutchDayInWords, dutchMonth, staffDay, staffDayYear } from '../../rules/calendar/dutch.ts'
import { partsOf } from '../../rules/calendar/day.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { AgendaViewName } from './agenda-address.ts'

/**
 * What is in view, in words; a week runs to its Sunday where the weekend has hours: `23 – 27 november 2026`, `30 nov – 4 dec 2026`, `woensdag 25
 * november 2026`, `november 2026`.
 */
export function agendaTitle(
  view: AgendaViewName,
  date: EpochDay,
  range: { from: EpochDay; until: EpochDay },
  weekendOpen = false,
): string {
  if (view === 'day') return `${dutchDayInWords(date)} ${partsOf(date).year}`
  if (view === 'month') return dutchMonth(range.from)
  const last = range.from + (weekendOpen ? 6 : 4)
  const from = partsOf(range.from)
  const until = partsOf(last)
  // Two months in full would push the buttons beside them to a second line.
  if (from.year !== until.year) return `${dayMonthYear(range.from)} – ${dayMonthYear(last)}`
  if (from.month !== until.month) return `${staffDay(range.from).slice(3)} – ${dayMonthYear(last)}`
  return `${from.dayOfMonth} – ${until.dayOfMonth} ${dutchMonth(last)}`
}

/** `4 dec 2026`, without its weekday. */
function dayMonthYear(day: EpochDay): string {
  return staffDayYear(day).slice(3)
}

/** `za 21`: a day within sight, without its month. */
export function nearDay(day: EpochDay): string {
  return staffDay(day).split(' ').slice(0, 2).join(' ')
}

/** `wo 25 – vr 27 nov`, `ma 30 nov – wo 2 dec`: a stay as staff read it. */
export function staffStay(arrival: EpochDay, departure: EpochDay): string {
  const sameMonth =
    partsOf(arrival).month === partsOf(departure).month &&
    partsOf(arrival).year === partsOf(departure).year
  return `${sameMonth ? nearDay(arrival) : staffDay(arrival)} – ${staffDay(departure)}`
}
