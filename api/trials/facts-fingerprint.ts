import { createHash } from 'node:crypto'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'

/**
 * Another text for other prices, rules, rooms and closures, and the same one for whatever no price
 * depends on: photos, texts and the words of a room. Bookings are left out, as a trial asks about
 * the same bookings on both sides, and so is how many breakfast boxes are left.
 */
export function factsFingerprint({
  occupancies: _bookings,
  breakfastBoxes,
  ...facts
}: PropertyFacts): string {
  const told = JSON.stringify({ ...facts, hasBreakfast: breakfastBoxes !== 0 })
  return createHash('sha256').update(told).digest('base64url')
}
