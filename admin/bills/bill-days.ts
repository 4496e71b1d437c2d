import type { BillView } from '../../api/bills/bill-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { stayInYear } from '../clock/stay-in-year.ts'

/** When the stay is, or the delivery: `wo 25 – vr 27 nov 2026`, `wo 4 mrt 2026`. */
export function billDays({ day, until }: Pick<BillView, 'day' | 'until'>): string {
  return until === null
    ? staffDayYear(parseDay(day) ?? 0)
    : stayInYear({ arrival: day, departure: until })
}
