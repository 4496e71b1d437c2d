import { type Day, parseDay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { dayText } from './day-text.ts'
import type { PriceList } from './price-list.ts'
import type { OrdinaryStay } from './quote-ordinary-stay.ts'
import { quoteStay } from './quote-stay.ts'
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

/** A stay as it was sold, beside what the same stay would cost today. */
interface SoldStay {
  sold: Quote
  today: Quote
}

/**
 * The lines of a changed stay under `change.pricing` = `sold-nights-stay`: for each night and item
 * the line as it was sold, where the booking had that night in this room type for as many persons,
 * else today's. `history` has the latest quote first. A sold line is kept only where the change
 * itself does not alter it: where today's rules ask the same for it in the old stay as in the new
 * one. Under a cap of 3 nights the tax of the third night is not kept when a night is put before
 * it, or four would be taxed.
 */
export function keepSoldLines(
  asked: Quote,
  history: readonly Quote[],
  to: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): QuoteLine[] {
  const stays = history
    .filter(({ roomTypeId, persons }) => roomTypeId === to.roomType.id && persons === to.persons)
    .flatMap((sold) => sameStayToday(sold, to, priceList, readings))
  const lines: QuoteLine[] = []
  for (const night of nightsAndWhole(to)) {
    for (const item of stayItems) {
      const askedNow = lineOf(asked, night, item)
      const kept = stays.find(({ today }) => lineOf(today, night, item)?.cents === askedNow?.cents)
      const line = kept ? lineOf(kept.sold, night, item) : askedNow
      if (line) lines.push(line)
    }
  }
  return lines
}

/**
 * The sold stay with its price of today; none where it can no longer be priced, and then nothing of
 * it is kept.
 */
function sameStayToday(
  sold: Quote,
  to: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): SoldStay[] {
  const arrival = parseDay(sold.arrival) ?? Number.NaN
  const departure = parseDay(sold.departure) ?? Number.NaN
  const today = quoteStay({ ...to, arrival, departure }, priceList, readings)
  return today.ok ? [{ sold, today: today.quote }] : []
}

/** Each night of the stay, then null for what is for the whole of it. */
function nightsAndWhole({ arrival, departure }: OrdinaryStay): (Day | null)[] {
  return [
    ...Array.from({ length: departure - arrival }, (_, index) => dayText(arrival + index)),
    null,
  ]
}

function lineOf({ lines }: Quote, night: Day | null, item: QuoteItem): QuoteLine | undefined {
  return lines.find((line) => line.item === item && line.night === night)
}
