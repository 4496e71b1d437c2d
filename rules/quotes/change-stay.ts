import type { FamilyQuote } from '../family-room/quote-family-stay.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { dayText } from './day-text.ts'
import { keepSoldLines } from './keep-sold-lines.ts'
import type { PriceList } from './price-list.ts'
import { priceTimesNights } from './price-times-nights.ts'
import type { OrdinaryQuote, OrdinaryStay } from './quote-ordinary-stay.ts'
import { quoteStay } from './quote-stay.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { withLines } from './quote-of.ts'

/** A wish for other dates, another room type or another number of persons. */
export interface StayChange {
  /**
   * The quote the booking has now: what was sold. It is shown and counted as it is, never priced
   * again.
   */
  sold: Quote
  /** The quotes it had before earlier changes, oldest first. */
  earlier?: readonly Quote[]
  /** The type it was sold in, as it is today. */
  from: RoomType
  to: OrdinaryStay
}

/**
 * What the change costs. `differenceCents` above zero is still to pay, below zero to pay back (BO
 * §2).
 */
export interface ChangeQuote {
  before: Quote
  /** The quote the booking has after the change: `before.totalCents + differenceCents`. */
  after: Quote
  differenceCents: number
}

export type ChangeAnswer =
  | { ok: true; change: ChangeQuote }
  | Extract<OrdinaryQuote | FamilyQuote, { ok: false }>

/**
 * The difference of a change of dates, room or persons, by the readings `change.pricing`,
 * `total.change-screen` and `change.sum-times-nights` (BO §2, §9). Extras, breakfasts and the discount of
 * `gift-card` stay as they were sold. A stay the booking had before comes back as it was sold, so a change and the change back cost nothing
 * together, even when prices changed in between. Refused is what cannot be priced; whether the new
 * stay is free is not asked here.
 */
export function changeStay(
  { sold, earlier = [], from, to }: StayChange,
  priceList: PriceList,
  readings: Readings,
): ChangeAnswer {
  const priced = quoteStay(to, priceList, readings)
  if (!priced.ok) return priced
  const history = [sold, ...earlier.toReversed()] as const
  const bought = sold.lines.filter(isBought)
  const stayLines = linesOfChange(priced.quote, history, from, to, priceList, readings)
  const after = withLines(priced.quote, [...stayLines, ...bought])
  return {
    ok: true,
    change: { before: sold, after, differenceCents: after.totalCents - sold.totalCents },
  }
}

/** Bought or given with the stay, not part of its price by the night. */
function isBought({ item }: QuoteLine): boolean {
  return item === 'extra' || item === 'breakfast' || item === 'delivery'
}

function linesOfChange(
  today: Quote,
  history: readonly [Quote, ...Quote[]],
  from: RoomType,
  to: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): readonly QuoteLine[] {
  const had = history.find((quote) => isSameStay(quote, to))
  if (had) return had.lines.filter((line) => !isBought(line))
  if (readings['total.change-screen'] === 'price-times-nights') {
    const lines = priceTimesNights(
      { quote: today, roomType: to.roomType },
      { quote: history[0], roomType: from },
      readings,
      to.isTaxRemitted,
    )
    if (lines) return lines
  }
  const isAnew =
    to.roomType.kind === 'ordinary' &&
    readings['total.ordinary'] === 'sum-times-nights' &&
    readings['change.sum-times-nights'] === 'everything-anew'
  return isAnew || readings['change.pricing'] === 'todays-prices'
    ? today.lines.filter((line) => !isBought(line))
    : keepSoldLines(today, history, to, priceList, readings)
}

function isSameStay(
  quote: Quote,
  { roomType, arrival, departure, persons }: OrdinaryStay,
): boolean {
  return (
    quote.roomTypeId === roomType.id &&
    quote.persons === persons &&
    quote.arrival === dayText(arrival) &&
    quote.departure === dayText(departure)
  )
}
