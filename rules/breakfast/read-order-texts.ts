import { parseDay } from '../calendar/day.ts'
import type { BreakfastOrder } from './breakfast-order.ts'

/** A number as it is typed; NaN for anything that is no whole number of 0 or more. */
const countOf = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN)

/**
 * The order form as its fields hold it, each a text, as the rules check it: a day that is none is
 * null, a count that is none NaN, which `checkBreakfastOrder` refuses at their fields.
 */
export function readOrderTexts(texts: Record<keyof BreakfastOrder, string>): BreakfastOrder {
  return {
    ...texts,
    day: parseDay(texts.day),
    adults: countOf(texts.adults),
    kids: countOf(texts.kids),
    slot: texts.slot === '' ? null : countOf(texts.slot),
  }
}
