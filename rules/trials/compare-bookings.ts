import type { PropertyFacts } from '../availability/property-facts.ts'
import { type Party, guestsOf, isKnownMore, personsOf } from '../bookings/party.ts'
import type { Stay } from '../calendar/day.ts'
import { quoteStay } from '../quotes/quote-stay.ts'
import type { QuoteScreen } from '../quotes/screen.ts'

/** A stay on the books: what was sold stays sold. */
export interface BookedStay extends Stay {
  roomTypeId: number
  party: Party
  screen: QuoteScreen
  /** The source that sold it remits the tourist tax itself. */
  isTaxRemitted?: boolean
}

/** What a booked stay would cost if it were sold today, in cents; null where it has no price. */
export interface BookedToday {
  beforeCents: number | null
  afterCents: number | null
}

/**
 * What stays on the books would cost by both sets of facts, without what was bought with them.
 * Their sold price is not asked: no change touches it (readings.md, "What was sold stays sold").
 */
export function compareBookings<Booked extends BookedStay>(
  before: PropertyFacts,
  after: PropertyFacts,
  booked: readonly Booked[],
): { booking: Booked; today: BookedToday }[] {
  return booked.flatMap((booking) => {
    const [beforeCents, afterCents] = [before, after].map((facts) => totalOf(booking, facts))
    if (beforeCents === afterCents) return []
    return [{ booking, today: { beforeCents: beforeCents!, afterCents: afterCents! } }]
  })
}

function totalOf(
  { roomTypeId, arrival, departure, party, screen, isTaxRemitted = false }: BookedStay,
  { roomTypes, priceList, readings }: PropertyFacts,
): number | null {
  const roomType = roomTypes.find(({ id }) => id === roomTypeId)
  if (!roomType) return null
  const guests = isKnownMore(party) ? { guests: guestsOf(party) } : {}
  const known = { persons: personsOf(party), ...guests, isTaxRemitted }
  const stay = { roomType, arrival, departure, screen, ...known }
  const priced = quoteStay(stay, priceList, readings)
  return priced.ok ? priced.quote.totalCents : null
}
