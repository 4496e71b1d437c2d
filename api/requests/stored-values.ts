import { z } from 'zod'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { Period } from '../../rules/calendar/named-period.ts'
import { textId } from '../../rules/texts/message.ts'

/** PostgreSQL's `integer` ends here. */
const MOST = 2 ** 31 - 1

/** A whole number of a size that an `integer` column holds; `text` where it is none. */
export const storedInteger = (text?: string) =>
  z.int(saying(text)).min(-MOST, saying(text)).max(MOST, saying(text))

/** Longer than any field may be: how long each may be, the rules say, with their own sentence. */
export const MOST_CHARACTERS = 5_000

/** A text of a form, without the blanks around it: what is checked, and what is stored. */
export const formText = (text: string, most = MOST_CHARACTERS) =>
  z.string({ error: text }).max(most, textId('problemDetail.textTooLong')).trim()

/** A calendar day that a `date` column holds: PostgreSQL knows no year 0000. */
export const storedDay = (text?: string) =>
  z.iso.date(saying(text)).regex(/^(?!0000)/, saying(text))

/**
 * `?from=2026-07-01&last=2026-09-30`: days, both of them in it.
 *
 * @param most how many days at most; `tooLong` where there are more
 */
export const storedPeriod = (most: number, tooLong: string) =>
  z
    .object({ from: storedDay(NO_DAY), last: storedDay(NO_DAY) })
    .transform(({ from, last }, context): Period => {
      const until = parseDay(last)! + 1
      const days = until - parseDay(from)!
      const message = days < 1 ? 'De laatste dag ligt vóór de eerste.' : tooLong
      if (days < 1 || days > most) context.addIssue({ code: 'custom', path: ['last'], message })
      return { from, until: formatDay(until) }
    })

const NO_DAY = 'Kies een dag, zoals 2026-07-31.'

const saying = (text: string | undefined) => (text === undefined ? {} : { error: text })

/** No body of ours goes this deep; what walks through one must not run out of stack. */
const DEEPEST = 64

/** Whether arrays and objects stand in each other deeper than anything that is asked for. */
export function isTooDeep(input: unknown, left = DEEPEST): boolean {
  if (typeof input !== 'object' || input === null) return false
  return left === 0 || Object.values(input).some((value) => isTooDeep(value, left - 1))
}

/** A NUL, or half a character: a surrogate without the other of its pair. */
const NO_TEXT = /[\0\p{Surrogate}]/u

/**
 * Where in an input a text cannot be stored: PostgreSQL takes no NUL, and no half character in JSON.
 * The path of each, such as `['filter', 'q']`; of a name that is none, the path of what it stands in.
 */
export function unreadablePaths(input: unknown, path: string[] = []): string[][] {
  if (typeof input === 'string') return NO_TEXT.test(input) ? [path] : []
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) =>
    NO_TEXT.test(name) ? [path] : unreadablePaths(value, [...path, name]),
  )
}
