import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'
import { type Message, message } from '../texts/message.ts'

/**
 * Whether a city is the home village, however it is capitalised or spaced (G §9 "case variants").
 *
 * @param homeVillage where boxes are delivered free of charge (BO §9, G §9); empty: nowhere
 */
export function isHomeVillage(city: string, homeVillage: string): boolean {
  const home = homeVillage.trim().toLowerCase()
  return home !== '' && city.trim().toLowerCase() === home
}

/** Metres as kilometres in Dutch, as staff read and type them: `4,5`. */
export function kilometresText(metres: number): string {
  return String(metres / 1_000).replace('.', ',')
}

/** The sentence of an address that is too far: the documents' own where 10 km are delivered. */
export function outsideAreaText(numbers: RuleNumbers = startNumbers): Message {
  const metres = numbers['delivery.metres']
  return metres === startNumbers['delivery.metres']
    ? message('breakfast.outsideArea')
    : message('breakfast.outsideAreaOther', { km: { decimal: metres / 1_000 } })
}

/**
 * Whether an address is near enough: 10 km by road (G §5, §9). Null is a distance that could not be looked up, which counts
 * as outside (G §5).
 */
export function isInDeliveryArea(
  distanceMetres: number | null,
  numbers: RuleNumbers = startNumbers,
): boolean {
  if (distanceMetres === null) return false
  return distanceMetres >= 0 && distanceMetres <= numbers['delivery.metres']
}
