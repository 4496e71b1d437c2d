import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import {
  type BreakfastField,
  checkBreakfastOrder,
} from '../../rules/breakfast/check-breakfast-order.ts'
import { readOrderTexts } from '../../rules/breakfast/read-order-texts.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { epochDay } from '../stay/words.ts'
import type { BreakfastAnswers } from './empty-answers.ts'

/**
 * What the rules refuse of the form. Whether the address is near enough only the API can say, so
 * that is left to it.
 */
export function checkAnswers(
  answers: BreakfastAnswers,
  { closedDays, mostBoxes }: Pick<BreakfastOptionsView, 'closedDays' | 'mostBoxes'>,
  { today, now, readings, numbers }: Pick<PropertyView, 'today' | 'now' | 'readings' | 'numbers'>,
): FieldError<BreakfastField>[] {
  const instant = Date.parse(now)
  return checkBreakfastOrder(readOrderTexts(answers), {
    form: 'public',
    moment: { ...momentInAmsterdam(instant), today: epochDay(today), instant },
    vacationDays: new Set(closedDays.map(epochDay)),
    readings,
    numbers,
    boxes: mostBoxes,
    distanceMetres: 0,
  })
}
