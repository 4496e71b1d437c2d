import { nightsOf } from '../calendar/day.ts'
import { defaultFamilyTariffs } from '../family-room/default-family-tariffs.ts'
import type { OldBooking } from './old-house.ts'

/** What a night of the family room cost, by the weekend price of BO §9. */
const usualCents = defaultFamilyTariffs[0]!.weekendCents / 3
/** How far a night's price may be from the usual one, as a part of it. */
const within = 0.4

/**
 * Whether the price of an old family booking is that of its whole stay, or of one night: whichever
 * makes its nights cost more nearly what they usually did. This house's own prices say nothing of it:
 * they may be other ones. Doubtful: neither makes them usual.
 *
 * @param priceCents as the old site stored it (`singlePrice`)
 */
export function familyPriceOf(
  { arrival, departure }: Pick<OldBooking, 'arrival' | 'departure'>,
  priceCents: number,
): { isWhole: boolean; isDoubtful: boolean } {
  const nights = nightsOf({ arrival, departure })
  const isWhole = priceCents > usualCents * Math.sqrt(nights)
  const nightCents = isWhole ? priceCents / nights : priceCents
  return { isWhole, isDoubtful: Math.abs(nightCents - usualCents) > usualCents * within }
}
