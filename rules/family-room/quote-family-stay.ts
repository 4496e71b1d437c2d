import { weekday } from '../calendar/day.ts'
import { shareCents } from '../money/share-cents.ts'
import { dayText } from '../quotes/day-text.ts'
import type { PriceList } from '../quotes/price-list.ts'
import type { Quote, QuoteLine } from '../quotes/quote.ts'
import { quoteOf } from '../quotes/quote-of.ts'
import { lodgingLine, touristTaxLine } from '../quotes/stay-lines.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { seasonExtra, seasonsOfStay } from '../seasons/season-extra.ts'
import { type TaxedStay, touristTaxOfNight } from '../tourist-tax/tourist-tax-of-night.ts'
import { lodgingRateOn } from '../vat/lodging-rate.ts'
import { arrangementOf, offeredArrangements } from './arrangements.ts'
import { extraPersonsPerNight } from './extra-persons.ts'
import { takesPersons } from './family-guests.ts'
import { familyTariffOn } from './family-tariff-on.ts'

/** The family room for one of its arrangements. */
export interface FamilyStay extends TaxedStay {
  roomType: Pick<RoomType, 'id' | 'name' | 'vatBasisPoints'>
}

/** Priced, or why it has no price. */
export type FamilyQuote =
  | { ok: true; quote: Quote }
  | { ok: false; reason: 'invalid-dates' | 'no-arrangement' | 'persons-out-of-range' | 'no-tariff' }

/**
 * The price of the family room (BO §9, G §9): the fixed price of its arrangement shared over the
 * nights, each weekday always the same share, so that a Friday week and a Monday week ask the same
 * for a night they both have; what the number of persons adds a night, cleaning once, and the tourist tax on top of it
 * or taken out of it (`family.tourist-tax`). Cents, VAT included: a weekend with 4 persons is
 * 449.00 + 40.00 + 30.00 tax = 519.00. Refused are dates that make no night or none of the
 * arrangements offered, a number of persons the screen does not take, and a house without a tariff.
 */
export function quoteFamilyStay(
  stay: FamilyStay,
  priceList: PriceList,
  readings: Readings,
): FamilyQuote {
  const { roomType, arrival, departure, persons } = stay
  const nights = departure - arrival
  if (!(Number.isSafeInteger(arrival) && Number.isSafeInteger(departure) && nights > 0))
    return { ok: false, reason: 'invalid-dates' }
  const arrangement = arrangementOf(arrival, departure)
  if (!arrangement || !offeredArrangements(readings).includes(arrangement))
    return { ok: false, reason: 'no-arrangement' }
  if (!takesPersons(persons, stay.screen)) return { ok: false, reason: 'persons-out-of-range' }

  const tariff = familyTariffOn(priceList.family, arrival)
  if (!tariff) return { ok: false, reason: 'no-tariff' }
  const shares = shareCents(
    tariff[arrangement.price],
    Array.from({ length: nights }, () => 1),
  )
  const addedCents = extraPersonsPerNight(persons, tariff, readings)
  const seasons =
    readings['family.seasons'] === 'as-ordinary'
      ? seasonsOfStay(priceList.seasons, arrival, departure, readings)
      : []
  const included = readings['family.tourist-tax'] === 'included'
  const taxReading = ` family.tourist-tax=${readings['family.tourist-tax']}`
  const lines: QuoteLine[] = []
  let rate = 0
  for (let index = 0; index < nights; index++) {
    const night = arrival + index
    const day = dayText(night)
    const share = shares[(weekday(night) - 1) % nights]!
    const extraCents = seasonExtra(seasons, night, readings)
    rate = lodgingRateOn(night, roomType, priceList.vat, readings)
    const tax = touristTaxOfNight(
      stay,
      night,
      share + addedCents + extraCents,
      rate,
      priceList.touristTax,
      readings,
      included,
    )
    const shareLeft = included && tax ? share - tax.cents : share
    lines.push(
      lodgingLine('family-night', day, persons, shareLeft, rate, tariff.source, taxReading.trim()),
    )
    if (extraCents !== 0)
      lines.push(
        lodgingLine(
          'season',
          day,
          persons,
          extraCents,
          rate,
          'BO §9',
          'family.seasons=as-ordinary',
        ),
      )
    if (addedCents !== 0) {
      const reading = `family.extra-persons=${readings['family.extra-persons']}`
      lines.push(
        lodgingLine('extra-persons', day, persons, addedCents, rate, tariff.source, reading),
      )
    }
    if (tax) lines.push(touristTaxLine(day, { ...tax, reading: tax.reading + taxReading }))
  }
  // Cleaning goes with the lodging and is done when the guests leave: the rate of the last night.
  if (tariff.cleaningCents !== 0)
    lines.push(
      lodgingLine('cleaning', null, persons, tariff.cleaningCents, rate, tariff.source, null),
    )
  return { ok: true, quote: quoteOf(stay, lines) }
}
