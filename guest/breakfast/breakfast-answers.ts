import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import type { PropertyView } from '../../api/facts/property-view.ts'
import type { BreakfastOrder } from '../../rules/breakfast/breakfast-order.ts'
import {
  type BreakfastField,
  checkBreakfastOrder,
} from '../../rules/breakfast/check-breakfast-order.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { epochDay } from '../stay/words.ts'
import type { BreakfastAnswers } from './empty-answers.ts'

/** A number as it is typed; NaN for anything that is no whole number of 0 or more. */
const countOf = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN)

/** The answers as the rules and the API take them. */
export function orderOf(answers: BreakfastAnswers): BreakfastOrder {
  return {
    ...answers,
    day: parseDay(answers.day),
    adults: countOf(answers.adults),
    kids: countOf(answers.kids),
    slot: answers.slot === '' ? null : countOf(answers.slot),
  }
}

/**
 * What the rules refuse of the form. Whether the address is near enough and the booking is known
 * only the API can say, so both are left to it.
 */
export function checkAnswers(
  answers: BreakfastAnswers,
  { closedDays }: Pick<BreakfastOptionsView, 'closedDays'>,
  { today, now, readings }: Pick<PropertyView, 'today' | 'now' | 'readings'>,
): FieldError<BreakfastField>[] {
  const instant = Date.parse(now)
  return checkBreakfastOrder(orderOf(answers), {
    form: 'public',
    moment: { ...momentInAmsterdam(instant), today: epochDay(today), instant },
    vacationDays: new Set(closedDays.map(epochDay)),
    readings,
    distanceMetres: 0,
    isKnownBooking: true,
  })
}
