import { checkParty } from '../../rules/forms/check-party.ts'
import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import type { Draft } from './draft.ts'

/** What is told of who comes: whole, or nothing. */
export interface ToldParty {
  childAges: number[]
  residents: number
}

/**
 * What a guest has told of who comes, as far as the tourist tax of this stay asks it; nothing while
 * something of it cannot be: a draft may be of another stay.
 */
export function partyOf(
  { childAges, residents }: Pick<Draft, 'childAges' | 'residents'>,
  persons: number,
  { childAgeLimit, residents: asksResidents }: GuestQuestions,
): ToldParty {
  const told = {
    childAges: childAgeLimit === null ? [] : childAges,
    residents: asksResidents ? residents : 0,
  }
  if (checkParty(told, persons).length > 0) return { childAges: [], residents: 0 }
  return { ...told, childAges: told.childAges.map(Number) }
}
