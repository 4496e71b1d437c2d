import type { Readings } from '../readings/readings.ts'
import { checkOptionalText, checkText } from '../forms/check-text.ts'
import type { FieldError } from '../forms/field-error.ts'
import { isEmail } from '../forms/is-email.ts'
import { isPostcode } from '../forms/is-postcode.ts'
import { isPhone } from '../forms/is-phone.ts'
import { breakfastTexts } from '../texts/breakfast.ts'
import { formFieldTexts } from '../texts/form-fields.ts'
import type { BreakfastOrder, Handover } from './breakfast-order.ts'
import { isInDeliveryArea, outsideAreaText } from './delivery-area.ts'
import { type DeliveryContext, refuseDeliveryDay } from './delivery-day.ts'
import { deliverySlot } from './delivery-slots.ts'
import { startNumbers } from '../rule-numbers/catalogue.ts'
import { clockTime } from '../stay-times/clock-words.ts'
import { fillText } from '../texts/fill-text.ts'
import { isBoxCount } from './is-box-count.ts'

/** The most boxes of one order: a limit of our own, so that a slip of the hand is no thousand. */
export const mostBoxes = 100

/** The most boxes of one order, as far as there are boxes. */
export function mostBoxesOf({ boxes = null }: Pick<DeliveryContext, 'boxes'>): number {
  return Math.min(mostBoxes, boxes ?? mostBoxes)
}

export type BreakfastField = keyof BreakfastOrder

/**
 * What an order is checked against. `distanceMetres` is by road; null when it could not be looked
 * up, or not yet.
 */
export interface BreakfastContext extends DeliveryContext {
  distanceMetres: number | null
  readings: DeliveryContext['readings'] & Pick<Readings, 'breakfast.kids'>
}

/**
 * Every field of an order that cannot be accepted, in the order of the form, each with its Dutch
 * message; empty when all is well. The distance is asked on the public form only (BO §5 shows no
 * such check at the desk), once the address is complete. An order that is not brought needs none.
 */
export function checkBreakfastOrder(
  order: BreakfastOrder & Handover,
  context: BreakfastContext,
): FieldError<BreakfastField>[] {
  const found: [BreakfastField, string | null][] = [
    ['name', checkText(order.name, 'name', formFieldTexts.name)],
    ['email', isEmail(order.email.trim()) ? null : formFieldTexts.email],
    ['phone', isPhone(order.phone) ? null : formFieldTexts.phone],
    ['receiver', checkText(order.receiver, 'name', breakfastTexts.receiver)],
    ['day', checkDay(order, context)],
    ...(order.here ? [] : checkDeliveryAddress(order, context)),
    ['adults', isBoxCount(order.adults) ? null : breakfastTexts.count],
    ['kids', checkKids(order, context)],
    ['slot', deliverySlot(order.slot) ? null : breakfastTexts.slot],
    ['bookingNumber', checkOptionalText(order.bookingNumber, 'bookingNumber')],
    ['notes', checkOptionalText(order.notes ?? '', 'orderNotes')],
  ]
  const errors = found.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]))
  if (order.adults === 0 && order.kids === 0)
    errors.push({ field: 'adults', text: breakfastTexts.atLeastOne })
  const max = mostBoxesOf(context)
  if (max > 0 && order.adults + order.kids > max)
    errors.push({ field: 'adults', text: fillText(breakfastTexts.tooManyBoxes, { max }) })
  return errors
}

function checkDay(order: BreakfastOrder, context: DeliveryContext): string | null {
  if (order.day === null) return breakfastTexts.day
  const reason = refuseDeliveryDay(order.day, order.slot, context)
  if (reason === null) return null
  if (reason === 'not-sold') return breakfastTexts.notSold
  if (reason === 'vacation') return breakfastTexts.vacation
  if (reason === 'too-far') return breakfastTexts.tooFarAhead
  if (reason === 'cut-off')
    return fillText(
      context.readings['cut-off'] === 'tomorrow-only'
        ? breakfastTexts.cutOffTomorrow
        : breakfastTexts.cutOff,
      { time: clockTime((context.numbers ?? startNumbers)['cut-off.minute']) },
    )
  return context.readings[`breakfast.notice.${context.form}`] === 'two-days'
    ? breakfastTexts.tooSoonTwoDays
    : breakfastTexts.tooSoonDay
}

/**
 * G §5: street, house number and city must be filled, all with one text; the postcode too, since
 * all fields are required.
 */
function checkDeliveryAddress(
  order: BreakfastOrder,
  context: BreakfastContext,
): [BreakfastField, string | null][] {
  const fields: [BreakfastField, string | null][] = [
    ['street', checkText(order.street, 'street', breakfastTexts.address)],
    ['houseNumber', checkText(order.houseNumber, 'houseNumber', breakfastTexts.address)],
    [
      'postcode',
      checkText(order.postcode, 'postcode', breakfastTexts.address) ??
        (context.form === 'staff' || isPostcode(order.postcode) ? null : formFieldTexts.postcode),
    ],
    ['city', checkText(order.city, 'city', breakfastTexts.address)],
  ]
  const complete = fields.every(([, text]) => text === null)
  return complete &&
    context.form === 'public' &&
    !isInDeliveryArea(context.distanceMetres, context.numbers)
    ? [['street', outsideAreaText(context.numbers)]]
    : fields
}

function checkKids({ kids }: BreakfastOrder, { form, readings }: BreakfastContext): string | null {
  if (!isBoxCount(kids)) return breakfastTexts.count
  return kids > 0 && form === 'staff' && readings['breakfast.kids'] === 'public-only'
    ? breakfastTexts.noKidsBoxes
    : null
}
