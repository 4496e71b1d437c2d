import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { Text } from '../../rules/texts/message.ts'
import { arrangementBetween } from '../stay/family-stay.ts'
import { isInFamilyRoom, type StayChoice } from '../stay/stay-choice.ts'

/** Suggested stays under the names of their arrangements; those of an ordinary room as they are. */
export function namedByArrangement<Stay extends StaySuggestion>(
  stays: readonly Stay[],
  choice: StayChoice,
): (Stay & { name?: Text | undefined })[] {
  if (!isInFamilyRoom(choice)) return [...stays]
  return stays.map((stay) => ({
    ...stay,
    name: arrangementBetween(stay.arrival, stay.departure)?.name,
  }))
}
