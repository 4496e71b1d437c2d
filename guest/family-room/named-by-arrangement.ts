import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { Text } from '../../rules/texts/message.ts'
import { arrangementBetween } from '../stay/family-stay.ts'
import { isInFamilyRoom, type StayChoice } from '../stay/stay-choice.ts'

/** Suggested stays under the names of their arrangements; those of an ordinary room as they are. */
export function namedByArrangement<Stay extends StaySuggestion>(
  stays: readonly Stay[],
  choice: StayChoice,
  textOf: (text: Text) => string,
): (Stay & { name?: string | undefined })[] {
  if (!isInFamilyRoom(choice)) return [...stays]
  return stays.map((stay) => {
    const arrangement = arrangementBetween(stay.arrival, stay.departure)
    return { ...stay, name: arrangement && textOf(arrangement.name) }
  })
}
