import { shareCents } from '../money/share-cents.ts'
import type { Readings } from '../readings/readings.ts'
import { lodgingRateOn } from '../vat/lodging-rate.ts'
import { dayText } from './day-text.ts'
import type { PriceList } from './price-list.ts'
import type { OrdinaryStay } from './quote-ordinary-stay.ts'
import { quoteOf } from './quote-of.ts'
import type { Quote } from './quote.ts'
import { lodgingLine } from './stay-lines.ts'

/**
 * The quote of a booking that was imported with a total and no lines, so that it can be changed: the
 * total shared over its nights as lodging. Cents; the lines add up to the total.
 */
export function importedQuote(
  stay: OrdinaryStay,
  totalCents: number,
  { vat }: Pick<PriceList, 'vat'>,
  readings: Readings,
): Quote {
  const { roomType, arrival, departure, persons } = stay
  const weights = Array.from({ length: departure - arrival }, () => 1)
  const lines = shareCents(totalCents, weights).map((cents, index) => {
    const night = arrival + index
    const rate = lodgingRateOn(night, roomType, vat, readings)
    return lodgingLine('room-night', dayText(night), persons, cents, rate, 'BO §3', null)
  })
  return quoteOf(stay, lines)
}
