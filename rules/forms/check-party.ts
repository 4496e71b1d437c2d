import { message } from '../texts/message.ts'
import type { FieldError } from './field-error.ts'

/** What of the party a guest fills in, beside how many come. */
export interface FilledParty {
  /** One for each child, whole years on arrival; null where none was chosen yet. */
  childAges: readonly (number | null)[]
  residents: number
}

export type PartyField = 'childAges' | 'residents'

/** A child is younger than this: an adult's age is nobody's business. */
export const ADULT_AGE = 18

/**
 * What of the party cannot be: an age that is missing or none of a child, children alone, more
 * residents than guests. Each with its Dutch sentence; empty when all is well.
 *
 * @param persons how many come, children included
 */
export function checkParty(
  { childAges, residents }: FilledParty,
  persons: number,
): FieldError<PartyField>[] {
  const found: FieldError<PartyField>[] = []
  if (childAges.some((age) => age === null || !isWhole(age, ADULT_AGE - 1)))
    found.push({ field: 'childAges', text: message('formFields.childAges') })
  else if (childAges.length > 0 && childAges.length >= persons)
    found.push({ field: 'childAges', text: message('formFields.adultMissing') })
  if (!isWhole(residents, persons))
    found.push({ field: 'residents', text: message('formFields.tooManyResidents') })
  return found
}

function isWhole(number: number, most: number): boolean {
  return Number.isSafeInteger(number) && number >= 0 && number <= most
}
