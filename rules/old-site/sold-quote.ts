import { nightsOf } from '../calendar/day.ts'
import { defaultFamilyTariffs } from '../family-room/default-family-tariffs.ts'
import { familyTariffOn } from '../family-room/family-tariff-on.ts'
import { shareCents } from '../money/share-cents.ts'
import { dayText } from '../quotes/day-text.ts'
import type { PriceList } from '../quotes/price-list.ts'
import { quoteOf } from '../quotes/quote-of.ts'
import type { Quote } from '../quotes/quote.ts'
import { lodgingLine, touristTaxLine } from '../quotes/stay-lines.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { type ScreenAmountReading, amountPerScreen } from '../tourist-tax/amount-per-screen.ts'
import { lodgingRateOn } from '../vat/lodging-rate.ts'
import { familyPriceOf } from './family-price.ts'
import type { OldBooking } from './old-house.ts'

/**
 * The quote that an old booking was sold with, as the old bills list summed it (BO §9): the night's
 * price by the nights that were sold, and the tourist tax per person and night on top, by the reading
 * `tourist-tax.bills`. The family room's price is that of its whole stay or of a night
 * (`familyPriceOf`), and cleaning comes with it, as the documents have it where no tariff is here. The lodging is shared over the nights of the stay, so
 * that the lines add up to what was sold. Null where the old site knew no price.
 */
export function soldQuote(
  booking: Pick<OldBooking, 'arrival' | 'departure' | 'persons' | 'priceCents' | 'soldNights'>,
  roomType: Pick<RoomType, 'id' | 'name' | 'kind' | 'vatBasisPoints'>,
  priceList: Pick<PriceList, 'vat' | 'family'>,
  readings: Pick<Readings, ScreenAmountReading | 'vat.lodging'>,
): Quote | null {
  const { arrival, departure, persons, priceCents } = booking
  if (priceCents === null) return null
  const soldNights = booking.soldNights ?? nightsOf(booking)
  const family =
    roomType.kind === 'family'
      ? (familyTariffOn(priceList.family, arrival) ?? defaultFamilyTariffs[0]!)
      : null
  const isWhole = family !== null && familyPriceOf(booking, priceCents).isWhole
  const nights = Array.from({ length: nightsOf(booking) }, (_, index) => arrival + index)
  const even = nights.map(() => 1)
  const lodging = shareCents(isWhole ? priceCents : priceCents * soldNights, even)
  const tax = amountPerScreen('bills', readings)
  const taxes = shareCents(tax.cents * persons * soldNights, even)
  const taxReading = `${tax.reading}=${readings[tax.reading]}`
  const rate = (night: number) => lodgingRateOn(night, roomType, priceList.vat, readings)
  const lines = nights.flatMap((night, index) => [
    lodgingLine(
      family ? 'family-night' : 'room-night',
      dayText(night),
      persons,
      lodging[index]!,
      rate(night),
      'BO §9',
      null,
    ),
    touristTaxLine(dayText(night), {
      persons,
      cents: taxes[index]!,
      rule: 'BO §9',
      reading: taxReading,
    }),
  ])
  if (family)
    lines.push(
      lodgingLine(
        'cleaning',
        null,
        persons,
        family.cleaningCents,
        rate(departure - 1),
        'BO §9',
        null,
      ),
    )
  return quoteOf({ roomType, ...booking }, lines)
}
