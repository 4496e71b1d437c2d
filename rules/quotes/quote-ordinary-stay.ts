import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { seasonExtra, seasonsOfStay } from '../seasons/season-extra.ts'
import { type TaxedStay, touristTaxOfNight } from '../tourist-tax/tourist-tax-of-night.ts'
import { lodgingRateOn } from '../vat/lodging-rate.ts'
import { dayText } from './day-text.ts'
import type { PriceList } from './price-list.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { quoteOf } from './quote-of.ts'
import { priceForPersons } from './price-for-persons.ts'
import { lodgingLine, touristTaxLine } from './stay-lines.ts'

/** An ordinary room for some nights `[arrival, departure)`. */
export interface OrdinaryStay extends TaxedStay {
  roomType: RoomType
}

/** Priced, or why it has no price. */
export type OrdinaryQuote =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'no-price-for-persons' | 'invalid-dates' }

/**
 * The price of an ordinary room (BO §9, G §9): each night the room for that number of persons, the
 * seasonal extra and the tourist tax. Cents, VAT included. Refused are dates that make no night,
 * and more persons than the type has a price for (BO §3). Whether the room is free or the stay
 * long enough is not asked here. `nightsCounted` is by what `total.ordinary` = `sum-times-nights`
 * multiplies: all nights of the stay, unless a change prices the new ones alone.
 */
export function quoteOrdinaryStay(
  stay: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
  nightsCounted = stay.departure - stay.arrival,
): OrdinaryQuote {
  const { roomType, arrival, departure, persons } = stay
  const nights = departure - arrival
  if (!(Number.isSafeInteger(arrival) && Number.isSafeInteger(departure) && nights > 0))
    return { ok: false, reason: 'invalid-dates' }
  const priceCents = priceForPersons(roomType, persons, readings)
  if (priceCents === null) return { ok: false, reason: 'no-price-for-persons' }

  // BO §9 multiplies the sum by the nights again: here every night's line is, so that the total
  // stays the sum of its lines.
  const times = readings['total.ordinary'] === 'sum-times-nights' ? nightsCounted : 1
  const roomReading = `price.unit=${readings['price.unit']} total.ordinary=${readings['total.ordinary']}`
  const seasonReading = `season.overlap=${readings['season.overlap']} total.ordinary=${readings['total.ordinary']}`
  const seasons = seasonsOfStay(priceList.seasons, arrival, departure, readings)
  const lines: QuoteLine[] = []
  for (let night = arrival; night < departure; night++) {
    const day = dayText(night)
    const rate = lodgingRateOn(night, roomType, priceList.vat, readings)
    const roomCents = priceCents * times
    const extraCents = seasonExtra(seasons, night, readings) * times
    lines.push(lodgingLine('room-night', day, persons, roomCents, rate, 'BO §3, §9', roomReading))
    if (extraCents !== 0)
      lines.push(lodgingLine('season', day, persons, extraCents, rate, 'BO §9', seasonReading))
    const tax = touristTaxOfNight(
      stay,
      night,
      roomCents + extraCents,
      rate,
      priceList.touristTax,
      readings,
    )
    if (tax !== null) lines.push(touristTaxLine(day, tax))
  }
  return { ok: true, quote: quoteOf(stay, lines) }
}
