import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { useReads } from '../calls/use-reads.ts'
import { hasDates, type StayChoice } from '../stay/stay-choice.ts'
import { stayQuoteReads } from './stay-quote-reads.ts'

/** What the property says to the dates chosen. */
export type StayVerdict =
  | { kind: 'no-dates' }
  | { kind: 'waiting' }
  | { kind: 'failed'; again(): void }
  | { kind: 'refused'; refusals: Worded<StayRefusal>[]; suggestions: StaySuggestion[] }
  /**
   * The quote of each number of persons that this room takes, so that choosing is instant and each
   * shows its total.
   */
  | { kind: 'accepted'; quotes: Map<number, Quote> }

/** With how many most guests come: what other stays cost is said for as many until it is chosen. */
const mostOften = 2

/**
 * Asks for the quotes of the chosen dates. The refusal shown is that of the persons chosen, or of
 * two.
 */
export function useStayVerdict(room: RoomTypeView, choice: StayChoice): StayVerdict {
  const answers = useReads(stayQuoteReads(room, choice))
  if (!hasDates(choice)) return { kind: 'no-dates' }
  const failed = answers.filter((answer) => answer.isError && answer.data === undefined)
  if (failed.length > 0)
    return { kind: 'failed', again: () => failed.forEach((answer) => void answer.refetch()) }
  const views = answers.flatMap((answer) => answer.data ?? [])
  if (views.length < answers.length || views.length === 0) return { kind: 'waiting' }
  const viewFor = (persons: number) => views[persons - room.minPersons] ?? views[0]!
  const view =
    choice.persons === null
      ? (views.find(({ ok }) => ok) ?? viewFor(mostOften))
      : viewFor(choice.persons)
  if (!view.ok) return { kind: 'refused', refusals: view.refusals, suggestions: view.suggestions }
  return {
    kind: 'accepted',
    quotes: new Map(
      views.flatMap((each) => (each.ok ? [[each.quote.persons, each.quote] as const] : [])),
    ),
  }
}
