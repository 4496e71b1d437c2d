import { type Day, type EpochDay, parseDay } from '../calendar/day.ts'
import { arrangementOf } from '../family-room/arrangements.ts'
import type { Readings } from '../readings/readings.ts'
import { isFreeByCap, touristTaxOfNight } from '../tourist-tax/tourist-tax-of-night.ts'
import { dayText } from './day-text.ts'
import type { PriceList, TouristTaxTariff } from './price-list.ts'
import { type OrdinaryStay, quoteOrdinaryStay } from './quote-ordinary-stay.ts'
import type { Quote, QuoteItem, QuoteLine } from './quote.ts'
import { touristTaxLine } from './stay-lines.ts'

/** What a stay's price is made of. */
const stayItems: readonly QuoteItem[] = [
  'room-night',
  'family-night',
  'season',
  'extra-persons',
  'tourist-tax',
  'cleaning',
  'carried-over',
  'carried-over-tax',
]

/** The reading that a line of the family room bears when its price was sold with the tax inside. */
const taxIncluded = 'family.tourist-tax=included'

/** A quote the booking had, and the days `[arrival, departure)` it was for. */
interface Sale {
  sold: Quote
  arrival: EpochDay
  departure: EpochDay
}

/**
 * The lines of a changed stay under `change.pricing` = `sold-nights-stay`: a night that the booking
 * had in this room type for as many persons keeps what its latest sale asked, the other nights cost
 * what is `asked` today. `history` has the latest quote first. Two things depend on the stay around a
 * night:
 *
 * - A night of the family room is a share of one fixed price. It is kept within that price: a Friday
 *   week moved to a Monday week keeps the nights they share, a weekend made a week is sold anew.
 * - A cap on the tourist tax looks at a night's place. Under a cap of 3 nights the third night goes
 *   free when a night is put before it, or four would be taxed. Only its tax moves then.
 *
 * Under `total.ordinary` = `sum-times-nights` the new nights are a stay of their own.
 */
export function keepSoldLines(
  asked: Quote,
  history: readonly Quote[],
  to: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): QuoteLine[] {
  const sales = history.map(saleOf).filter((sale) => isSoldAlike(sale, to))
  const nights = Array.from({ length: to.departure - to.arrival }, (_, index) => to.arrival + index)
  const newNights = nights.filter((night) => !sales.some((sale) => hasNight(sale, night)))
  const today = withNightsCounted(newNights.length, asked, to, priceList, readings)
  return [
    ...nights.flatMap((night) => {
      const [latest, ...earlier] = sales.filter((sale) => hasNight(sale, night))
      return latest
        ? keepNight(night, [latest, ...earlier], to, priceList.touristTax, readings)
        : linesOf(today, dayText(night))
    }),
    ...linesOf(sales[0]?.sold ?? today, null),
  ]
}

function saleOf(sold: Quote): Sale {
  const arrival = parseDay(sold.arrival) ?? Number.NaN
  return { sold, arrival, departure: arrival + sold.nights }
}

/** In the same room type, for as many persons and, in the family room, at the same fixed price. */
function isSoldAlike({ sold, arrival, departure }: Sale, to: OrdinaryStay): boolean {
  if (sold.roomTypeId !== to.roomType.id || sold.persons !== to.persons) return false
  const before = arrangementOf(arrival, departure)
  const after = arrangementOf(to.arrival, to.departure)
  return (
    to.roomType.kind === 'ordinary' ||
    (before?.price === after?.price && before?.nights === after?.nights)
  )
}

function hasNight({ arrival, departure }: Sale, night: EpochDay): boolean {
  return arrival <= night && night < departure
}

/** What is asked today when the nights that were not sold before are a stay of their own. */
function withNightsCounted(
  newNights: number,
  asked: Quote,
  to: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): Quote {
  if (to.roomType.kind === 'family' || readings['total.ordinary'] === 'sum-of-nights') return asked
  const alone = quoteOrdinaryStay(to, priceList, readings, newNights)
  return alone.ok ? alone.quote : asked
}

/**
 * A night as its latest sale has it. Only where a cap lets it go free in one of the two stays its tax
 * moves: it is that of an earlier sale at the same price whose place in the stay was like that of
 * now, or else what today's tariff asks of the price it was sold for.
 */
function keepNight(
  night: EpochDay,
  [latest, ...earlier]: readonly [Sale, ...Sale[]],
  to: OrdinaryStay,
  tariffs: readonly TouristTaxTariff[],
  readings: Readings,
): QuoteLine[] {
  const day = dayText(night)
  const isFree = (stay: Sale | OrdinaryStay) => isFreeByCap(stay, night, tariffs, readings)
  const isTaxedLikeNow = (sale: Sale) =>
    isFree(sale) === isFree(to) || linesOf(sale.sold, day).some(isTax) !== isFree(to)
  const sold = linesOf(latest.sold, day)
  if (isTaxedLikeNow(latest)) return sold
  const untaxed = withoutTax(sold)
  const cents = centsOf(untaxed)
  const like = earlier.find(
    (sale) => isTaxedLikeNow(sale) && centsOf(withoutTax(linesOf(sale.sold, day))) === cents,
  )
  if (like) return withTax(untaxed, linesOf(like.sold, day).filter(isTax))
  if (isFree(to)) return untaxed
  const rate = untaxed[0]!.vatBasisPoints
  const inside = isTaxInside(untaxed)
  const owed = touristTaxOfNight(to, night, cents, rate, tariffs, readings, inside)
  return withTax(untaxed, owed ? [touristTaxLine(day, owed)] : [])
}

function isTax({ item }: QuoteLine): boolean {
  return item === 'tourist-tax'
}

/** Whether a night was sold as a share of a price with the tourist tax inside, whatever is set today. */
function isTaxInside(lines: readonly QuoteLine[]): boolean {
  return lines.some(({ item, reading }) => item === 'family-night' && reading === taxIncluded)
}

/** A tax inside the price is taken out of the night's share of it. */
function withTax(untaxed: readonly QuoteLine[], tax: readonly QuoteLine[]): QuoteLine[] {
  const lodging = isTaxInside(untaxed) ? addToShare(untaxed, -centsOf(tax)) : untaxed
  return [...lodging, ...tax]
}

function withoutTax(lines: readonly QuoteLine[]): QuoteLine[] {
  const untaxed = lines.filter((line) => !isTax(line))
  return isTaxInside(lines) ? addToShare(untaxed, centsOf(lines.filter(isTax))) : untaxed
}

function addToShare(lines: readonly QuoteLine[], cents: number): QuoteLine[] {
  return lines.map((line) =>
    line.item === 'family-night' ? { ...line, cents: line.cents + cents } : line,
  )
}

/** The lines of a stay's price that are for this night, or for the whole stay, as they stand. */
function linesOf({ lines }: Quote, night: Day | null): QuoteLine[] {
  return lines.filter((line) => line.night === night && stayItems.includes(line.item))
}

function centsOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}
