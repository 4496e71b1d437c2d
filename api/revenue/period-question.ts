import { z } from 'zod'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { Period } from '../../rules/calendar/named-period.ts'
import { storedDay } from '../requests/stored-values.ts'

const NO_MONTH = 'Kies een maand, zoals 2026-07, tussen 2000 en 2099.'
const NO_DAY = 'Kies een dag, zoals 2026-07-31.'
const ENDS_BEFORE = 'De laatste dag ligt vóór de eerste.'
const TOO_LONG = 'Kies een periode van ten hoogste honderd jaar.'
const LONGEST_DAYS = 36_525

const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, NO_MONTH)

/** `?month=2026-07`; the current one where it is left out. */
export const monthQuestion = z.object({ month: month.optional() })
export type MonthQuestion = z.output<typeof monthQuestion>

/** `?from=2026-07-01&last=2026-09-30`: days, both of them in it. */
export const periodQuestion = z
  .object({ from: storedDay(NO_DAY), last: storedDay(NO_DAY) })
  .transform(({ from, last }, context): Period => {
    const days = parseDay(last)! - parseDay(from)!
    const wrong = days < 0 ? ENDS_BEFORE : days > LONGEST_DAYS ? TOO_LONG : null
    if (wrong) context.addIssue({ code: 'custom', path: ['last'], message: wrong })
    return { from, until: formatDay(parseDay(last)! + 1) }
  })

const NO_PERIOD =
  'Kies een maand (2026-07), een kwartaal (2026-Q3) of een jaar (2026), tussen 2000 en 2099.'

/** `?period=2026-Q3`. */
export const namedPeriodQuestion = z.object({
  period: z.string(NO_PERIOD).regex(/^20\d{2}(-(0[1-9]|1[0-2]|Q[1-4]))?$/, NO_PERIOD),
})
