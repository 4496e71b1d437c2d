import { message } from '../texts/message.ts'
import { checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { typedArea } from './postcode-area.ts'
import { wrongFields } from './wrong-fields.ts'

/** A row of the table of distances as staff type it. */
export interface DeliveryDistanceForm {
  /** Four digits, `B-3630` or `D-52525`. */
  postcode: string
  place: string
  /** By road, such as `4,5`. */
  kilometres: string
}

/** Further than anybody brings a breakfast. */
const mostMetres = 100_000

/**
 * Metres of a number of kilometres as people type it in Dutch: `4`, `4,5`, `4.25`; null where it is
 * no such number, has a sign, more than three decimals, or is beyond 100.
 */
export function parseKilometres(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!match) return null
  const metres = Number(match[1]) * 1_000 + Number((match[2] ?? '').padEnd(3, '0'))
  return metres <= mostMetres ? metres : null
}

/**
 * Checks a row before it is written: what is wrong at which field, in the order of the form; empty
 * when it can be written.
 */
export function checkDeliveryDistance({
  postcode,
  place,
  kilometres,
}: DeliveryDistanceForm): FieldError<keyof DeliveryDistanceForm>[] {
  return wrongFields([
    ['postcode', typedArea(postcode) === null ? message('deliveryDistance.postcode') : null],
    ['place', checkText(place, 'city', message('deliveryDistance.place'))],
    [
      'kilometres',
      parseKilometres(kilometres) === null ? message('deliveryDistance.kilometres') : null,
    ],
  ])
}
