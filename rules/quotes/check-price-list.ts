import type { EpochDay } from '../calendar/day.ts'
import { cheapestFamilyNight } from '../family-room/cheapest-family-night.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { seasonExtra, seasonsOfStay } from '../seasons/season-extra.ts'
import { mostBoxes } from '../breakfast/check-breakfast-order.ts'
import { daysOfChange } from './days-of-change.ts'
import { extrasOf } from './extras.ts'
import type { PriceList, TouristTaxTariff } from './price-list.ts'
import { priceForPersons } from './price-for-persons.ts'

/** What a total is stored in ends here (PostgreSQL's `integer`). */
const mostTotalCents = 2 ** 31 - 1

/** Why a price list cannot be used, and on which day; null where it is about no day. */
export interface PriceListRefusal {
  reason:
    | 'nightly-price-below-zero'
    | 'breakfast-below-zero'
    | 'breakfast-too-much'
    | 'product-below-zero'
    | 'discount-above-stay'
    | 'season-ends-before-it-begins'
    | 'not-a-tariff'
    | 'vat-rate-missing'
    | 'not-whole-cents'
  day: EpochDay | null
}

/**
 * Checks the dated numbers with the rooms and readings they will be used with, before any quote is
 * made from them. Refused are a night that would cost less than nothing (a negative extra, or a tax
 * included in the family room's price that is more than the price), a season that ends before it
 * begins, a tariff row that is neither an amount nor a percentage, a category without a VAT rate,
 * a breakfast that would cost less than nothing or more than a total can be, an extra below nothing,
 * a discount that is more than the stay it is given on, and amounts that are not whole cents. An empty
 * list means that it can be used.
 *
 * @param nights the nights whose prices are looked at: one for each time without a change
 */
export function checkPriceList(
  priceList: PriceList,
  roomTypes: readonly RoomType[],
  readings: Readings,
  nights: readonly EpochDay[] = daysOfChange(priceList),
): PriceListRefusal[] {
  const refused: PriceListRefusal[] = []
  for (const { firstNight, lastDate, cents } of priceList.seasons) {
    if (lastDate < firstNight)
      refused.push({ reason: 'season-ends-before-it-begins', day: firstNight })
    if (!Number.isSafeInteger(cents)) refused.push({ reason: 'not-whole-cents', day: firstNight })
  }
  for (const tariff of priceList.touristTax) {
    if (!isTariff(tariff)) refused.push({ reason: 'not-a-tariff', day: tariff.validFrom })
  }
  for (const category of ['lodging', 'food', 'standard'] as const) {
    const rates = priceList.vat.filter((rate) => rate.category === category)
    if (rates.length === 0 || rates.some(({ basisPoints }) => !(basisPoints >= 0)))
      refused.push({ reason: 'vat-rate-missing', day: null })
  }
  if (roomTypes.some(({ prices }) => prices.some(({ cents }) => !Number.isSafeInteger(cents)))) {
    refused.push({ reason: 'not-whole-cents', day: null })
  }
  for (const row of priceList.family ?? []) {
    const fixed = [row.weekendCents, row.midweekCents, row.weekCents, row.cleaningCents]
    if (![...fixed, ...row.extraByPersons, row.extraPersonCents].every(Number.isSafeInteger))
      refused.push({ reason: 'not-whole-cents', day: row.validFrom })
  }
  for (const { boxCents, kidsBoxCents, deliveryCents, validFrom } of priceList.breakfast ?? []) {
    const amounts = [boxCents, kidsBoxCents, deliveryCents]
    if (!amounts.every(Number.isSafeInteger))
      refused.push({ reason: 'not-whole-cents', day: validFrom })
    else if (amounts.some((cents) => cents < 0))
      refused.push({ reason: 'breakfast-below-zero', day: validFrom })
    else if (mostBoxes * Math.max(boxCents, kidsBoxCents) + deliveryCents > mostTotalCents)
      refused.push({ reason: 'breakfast-too-much', day: validFrom })
  }
  for (const { cents } of priceList.extras ?? []) {
    if (cents === null) continue
    if (!Number.isSafeInteger(cents)) refused.push({ reason: 'not-whole-cents', day: null })
    else if (cents < 0) refused.push({ reason: 'product-below-zero', day: null })
  }
  const discounts = priceList.extras
    ? extrasOf(readings, priceList.extras).filter(({ unit }) => unit === 'stay')
    : []
  for (const night of nights) {
    const least = Math.min(
      ...roomTypes.map((roomType) => cheapestNight(roomType, night, priceList, readings)),
    )
    if (least < 0) refused.push({ reason: 'nightly-price-below-zero', day: night })
    else if (
      discounts.some(({ cents, minimumNights }) => least * Math.max(1, minimumNights) < -cents)
    )
      refused.push({ reason: 'discount-above-stay', day: night })
  }
  return refused
}

/** Exactly one of an amount and a percentage, neither below zero, and limits that are whole. */
function isTariff({ cents, basisPoints, childAgeLimit, nightCap }: TouristTaxTariff): boolean {
  const whole = [cents, basisPoints, childAgeLimit, nightCap].every(
    (value) => value === null || (Number.isSafeInteger(value) && value >= 0),
  )
  return whole && (cents === null) !== (basisPoints === null)
}

/** The least that any number of persons pays for the night's lodging, in cents. */
function cheapestNight(
  roomType: RoomType,
  night: EpochDay,
  priceList: PriceList,
  readings: Readings,
): number {
  if (roomType.kind === 'family') return cheapestFamilyNight(roomType, night, priceList, readings)
  const extraCents = seasonExtra(
    seasonsOfStay(priceList.seasons, night, night + 1, readings),
    night,
    readings,
  )
  return Math.min(
    ...roomType.prices.map(
      ({ persons }) => (priceForPersons(roomType, persons, readings) ?? 0) + extraCents,
    ),
  )
}
