import {
  type AcceptedChange,
  type RefusedChange,
  explainStayChange,
} from '../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { ChangingBooking, WishedStay } from '../../rules/availability/stay-change-question.ts'
import { guestsOf, isKnownMore, partyOfPersons } from '../../rules/bookings/party.ts'
import type { Moment, Stay } from '../../rules/calendar/day.ts'
import { importedQuote } from '../../rules/quotes/imported-quote.ts'
import type { StandingBooking } from './standing-booking.ts'

/** The stay that staff wish for a booking, as the screen sends it. */
export interface StayWish extends Stay {
  roomTypeId: number
  /** The room that staff chose; null, any of the type. */
  roomId: number | null
  persons: number
}

/**
 * Decides about a change of a booking's stay. Of whom the party changed is asked by the number of
 * persons only: ages and residence that are known stay known.
 *
 * @param facts with the bookings since the wished arrival
 */
export function decideStayChange(
  standing: StandingBooking,
  wish: StayWish,
  facts: PropertyFacts,
  moment: Moment,
): AcceptedChange | RefusedChange {
  const { persons } = wish
  const party = persons > 0 ? partyOfPersons(standing.party, persons) : standing.party
  const to: WishedStay = { ...wish, ...(isKnownMore(party) && { guests: guestsOf(party) }) }
  return explainStayChange({ booking: changingBooking(standing, facts), to, moment }, facts)
}

/** The booking with its quotes; one that was imported without any has its total shared out. */
export function changingBooking(
  { stay, quotes, roomTypeName, totalCents }: StandingBooking,
  { roomTypes, priceList, readings }: PropertyFacts,
): ChangingBooking {
  const sold = quotes.at(-1)
  if (sold && sold.lines.length > 0) return { ...stay, sold, earlier: quotes.slice(0, -1) }
  const { roomTypeId: id } = stay
  const roomType = roomTypes.find((known) => known.id === id) ?? {
    id,
    name: roomTypeName,
    slug: '',
    kind: 'ordinary' as const,
    prices: [],
    vatBasisPoints: 0,
  }
  const ordinary = { ...stay, roomType, screen: 'bills' as const }
  const imported = importedQuote(ordinary, totalCents, priceList, readings)
  return { ...stay, sold: imported, earlier: [] }
}
