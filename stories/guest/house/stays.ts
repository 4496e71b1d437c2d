import type { StayQuoteView } from '../../../api/availability/availability-views.ts'
import type { RoomTypeView } from '../../../api/rooms/room-views.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { answerRead, roomTypeViews } from './answer.ts'

/** The stay of most stories: three nights in June that nothing stands in the way of. */
export const threeNights = {
  room: 'knusse-kamer',
  arrival: '2026-06-09',
  departure: '2026-06-12',
  persons: 2,
}

/** Two nights that others have taken. */
export const takenNights = { ...threeNights, arrival: '2026-06-05', departure: '2026-06-07' }

type Stay = typeof threeNights

/** What the rules say to a stay. */
export function askStay(stay: Stay): StayQuoteView {
  const fields = Object.entries(stay).map(([name, value]): [string, string] => [name, `${value}`])
  return answerRead(`/api/quotes?${new URLSearchParams(fields)}`).body as StayQuoteView
}

/** The quote of a stay that is accepted, for each of these numbers of persons. */
export function quotesOf(stay: Stay, persons: number[]): Map<number, Quote> {
  return new Map(
    persons.map((count) => {
      const answer = askStay({ ...stay, persons: count })
      if (!answer.ok) throw new RangeError(`the rules refuse this stay: ${JSON.stringify(stay)}`)
      return [count, answer.quote]
    }),
  )
}

/** Why a stay is refused, and what fits. */
export function refusalOf(stay: Stay): Extract<StayQuoteView, { ok: false }> {
  const answer = askStay(stay)
  if (answer.ok) throw new RangeError(`the rules accept this stay: ${JSON.stringify(stay)}`)
  return answer
}

/** A room type of the house, by its slug. */
export function roomView(slug: string): RoomTypeView {
  const found = roomTypeViews().find((room) => room.slug === slug)
  if (!found) throw new RangeError(`no room type '${slug}'`)
  return found
}
