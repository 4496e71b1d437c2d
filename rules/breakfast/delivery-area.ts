import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'

/** Boxes are delivered free of charge here (BO §9, G §9). */
export const homeVillage = 'Elsloo'

/**
 * Whether a city is the home village, however it is capitalised or spaced (G §9 "case variants").
 */
export function isHomeVillage(city: string): boolean {
  return city.trim().toLowerCase() === homeVillage.toLowerCase()
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
