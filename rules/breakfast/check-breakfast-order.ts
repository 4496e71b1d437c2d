import { checkOptionalText, checkText } from '../forms/check-text.ts'
import type { FieldError } from '../forms/field-error.ts'
import { isEmail } from '../forms/is-email.ts'
import { isPhone } from '../forms/is-phone.ts'
import { isPostcode } from '../forms/is-postcode.ts'
import { wrongFields } from '../forms/wrong-fields.ts'
import type { Readings } from '../readings/readings.ts'
import { startNumbers } from '../rule-numbers/catalogue.ts'
import { type Message, message } from '../texts/message.ts'
import type { BreakfastOrder, Handover } from './breakfast-order.ts'
import { isInDeliveryArea, outsideAreaText } from './delivery-area.ts'
import { type DeliveryContext, refuseDeliveryDay } from './delivery-day.ts'
import { deliverySlot } from './delivery-slots.ts'
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
  const errors = wrongFields<BreakfastField>([
    ['name', checkText(order.name, 'name', message('formFields.name'))],
    ['email', isEmail(order.email.trim()) ? null : message('formFields.email')],
    ['phone', isPhone(order.phone) ? null : message('formFields.phone')],
    ['receiver', checkText(order.receiver, 'name', message('breakfast.receiver'))],
    ['day', checkDay(order, context)],
    ...(order.here ? [] : checkDeliveryAddress(order, context)),
    ['adults', isBoxCount(order.adults) ? null : message('breakfast.count')],
    ['kids', checkKids(order, context)],
    ['slot', deliverySlot(order.slot) ? null : message('breakfast.slot')],
    ['bookingNumber', checkOptionalText(order.bookingNumber, 'bookingNumber')],
    ['notes', checkOptionalText(order.notes ?? '', 'orderNotes')],
  ])
  if (order.adults === 0 && order.kids === 0)
    errors.push({ field: 'adults', text: message('breakfast.atLeastOne') })
  const max = mostBoxesOf(context)
  if (max > 0 && order.adults + order.kids > max)
    errors.push({ field: 'adults', text: message('breakfast.tooManyBoxes', { max }) })
  return errors
}

function checkDay(order: BreakfastOrder, context: DeliveryContext): Message | null {
  if (order.day === null) return message('breakfast.day')
  const reason = refuseDeliveryDay(order.day, order.slot, context)
  if (reason === null) return null
  if (reason === 'not-sold') return message('breakfast.notSold')
  if (reason === 'vacation') return message('breakfast.vacation')
  if (reason === 'too-far') return message('breakfast.tooFarAhead')
  if (reason === 'cut-off')
    return message(
      context.readings['cut-off'] === 'tomorrow-only'
        ? 'breakfast.cutOffTomorrow'
        : 'breakfast.cutOff',
      { time: { minuteOfDay: (context.numbers ?? startNumbers)['cut-off.minute'] } },
    )
  return context.readings[`breakfast.notice.${context.form}`] === 'two-days'
    ? message('breakfast.tooSoonTwoDays')
    : message('breakfast.tooSoonDay')
}

/**
 * G §5: street, house number and city must be filled, all with one text; the postcode too, since
 * all fields are required.
 */
function checkDeliveryAddress(
  order: BreakfastOrder,
  context: BreakfastContext,
): [BreakfastField, Message | null][] {
  const fields: [BreakfastField, Message | null][] = [
    ['street', checkText(order.street, 'street', message('breakfast.address'))],
    ['houseNumber', checkText(order.houseNumber, 'houseNumber', message('breakfast.address'))],
    [
      'postcode',
      checkText(order.postcode, 'postcode', message('breakfast.address')) ??
        (context.form === 'staff' || isPostcode(order.postcode)
          ? null
          : message('formFields.postcode')),
    ],
    ['city', checkText(order.city, 'city', message('breakfast.address'))],
  ]
  const complete = fields.every(([, text]) => text === null)
  return complete &&
    context.form === 'public' &&
    !isInDeliveryArea(context.distanceMetres, context.numbers)
    ? [['street', outsideAreaText(context.numbers)]]
    : fields
}

function checkKids({ kids }: BreakfastOrder, { form, readings }: BreakfastContext): Message | null {
  if (!isBoxCount(kids)) return message('breakfast.count')
  return kids > 0 && form === 'staff' && readings['breakfast.kids'] === 'public-only'
    ? message('breakfast.noKidsBoxes')
    : null
}
