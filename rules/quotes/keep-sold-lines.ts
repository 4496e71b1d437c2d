import { type Day, type EpochDay, parseDay } from '../calendar/day.ts'
import { arrangementOf } from '../family-room/arrangements.ts'
import type { Readings } from '../readings/readings.ts'
import { isFreeByCap } from '../tourist-tax/tourist-tax-of-night.ts'
import { dayText } from './day-text.ts'
import type { PriceList } from './price-list.ts'
import { type OrdinaryStay, quoteOrdinaryStay } from './quote-ordinary-stay.ts'
import type { Quote, QuoteItem, QuoteLine } from './quote.ts'

/** What a stay's price is made of, in the order of its lines. */
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

/** A quote the booking had, and the days `[arrival, departure)` it was for. */
interface Sale {
  sold: Quote
  arrival: EpochDay
  departure: EpochDay
}

/**
 * The lines of a changed stay under `change.pricing` = `sold-nights-stay`: a night that the booking
 * had in this room type for as many persons keeps the lines of its latest sale, the other nights
 * cost what is `asked` today. `history` has the latest quote first. Two things depend on the stay
 * around a night, so there the sale must agree with the new stay:
 *
 * - A night of the family room is a share of one fixed price. It is kept within that price: a Friday
 *   week moved to a Monday week keeps the nights they share, a weekend made a week is sold anew.
 * - A cap on the tourist tax looks at a night's place. Under a cap of 3 nights the tax of the third
 *   night is not kept when a night is put before it, or four would be taxed.
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
  const freeByCap = (stay: Sale | OrdinaryStay, night: EpochDay) =>
    isFreeByCap(stay, night, priceList.touristTax, readings)
  const lines: QuoteLine[] = []
  for (const night of nights) {
    const ofNight = sales.filter((sale) => hasNight(sale, night))
    const alikeByCap = ofNight.filter((sale) => freeByCap(sale, night) === freeByCap(to, night))
    for (const item of stayItems) {
      const [sale] = containsTax(item, readings) ? alikeByCap : ofNight
      const line = lineOf(sale?.sold ?? today, dayText(night), item)
      if (line) lines.push(line)
    }
  }
  for (const item of stayItems) {
    const line = lineOf(sales[0]?.sold ?? today, null, item)
    if (line) lines.push(line)
  }
  return lines
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
  const alone = quoteOrdinaryStay(to, priceList, readings, Math.max(newNights, 1))
  return alone.ok ? alone.quote : asked
}

/** The tax itself, or a share of the family room's price that has the tax inside. */
function containsTax(item: QuoteItem, readings: Readings): boolean {
  return (
    item === 'tourist-tax' ||
    (item === 'family-night' && readings['family.tourist-tax'] === 'included')
  )
}

function lineOf({ lines }: Quote, night: Day | null, item: QuoteItem): QuoteLine | undefined {
  return lines.find((line) => line.item === item && line.night === night)
}
