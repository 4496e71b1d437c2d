import type { EpochDay } from '../calendar/day.ts'
import type { PriceList } from '../quotes/price-list.ts'
import type { PricedLines, QuoteLine } from '../quotes/quote.ts'
import type { Readings } from '../readings/readings.ts'
import { vatRateOn } from '../vat/vat-rate-on.ts'
import type { BreakfastForm, BreakfastOrder, Handover } from './breakfast-order.ts'
import { breakfastTariffOn } from './breakfast-tariff-on.ts'
import { isHomeVillage } from './delivery-area.ts'
import { isBoxCount } from './is-box-count.ts'

const defaultNames = { box: 'Ontbijtbox', kidsBox: 'Ontbijtbox voor kinderen' }

export type BreakfastQuoteRefusal = 'invalid-count' | 'no-boxes' | 'no-kids-boxes'

/**
 * Unit price × adults + 6.95 × kids + delivery (BO §9, G §9), in cents, by the row of the day of
 * delivery. Boxes for adults and for kids are lines of their own name. A line of nothing is left
 * out: no kids, delivery in the home village, or an order that is not brought. Delivery follows the food in VAT, at the rate of
 * `supplied`, the day of delivery. Refuses counts that are not whole numbers of 0 or more, an order
 * without a box, and kids on the staff form under `breakfast.kids` = `public-only`.
 */
export function quoteBreakfast(
  order: Pick<BreakfastOrder, 'adults' | 'kids' | 'city'> & Handover,
  form: BreakfastForm,
  supplied: EpochDay,
  { breakfast, vat, boxNames = defaultNames }: Pick<PriceList, 'breakfast' | 'vat' | 'boxNames'>,
  readings: Pick<Readings, 'breakfast.kids'>,
): { ok: true; quote: PricedLines } | { ok: false; reason: BreakfastQuoteRefusal } {
  const { adults, kids } = order
  if (!isBoxCount(adults) || !isBoxCount(kids)) return { ok: false, reason: 'invalid-count' }
  if (kids > 0 && form === 'staff' && readings['breakfast.kids'] === 'public-only')
    return { ok: false, reason: 'no-kids-boxes' }
  if (adults + kids === 0) return { ok: false, reason: 'no-boxes' }
  const prices = breakfastTariffOn(breakfast, supplied)
  const isFree = order.here === true || isHomeVillage(order.city, prices.homeVillage)
  const deliveryCents = isFree ? 0 : prices.deliveryCents
  const { name, vatCategory } = prices.product ?? { name: boxNames.box, vatCategory: 'food' }
  const food = {
    night: null,
    vatCategory,
    vatBasisPoints: vatRateOn(vat, vatCategory, supplied),
    rule: prices.source,
  }
  const kidsReading = `breakfast.kids=${readings['breakfast.kids']}`
  const lines: QuoteLine[] = []
  if (adults > 0)
    lines.push({
      ...food,
      item: 'breakfast',
      persons: adults,
      cents: adults * prices.boxCents,
      reading: null,
      name,
    })
  if (kids > 0)
    lines.push({
      ...food,
      item: 'breakfast',
      persons: kids,
      cents: kids * prices.kidsBoxCents,
      reading: kidsReading,
      name: boxNames.kidsBox,
    })
  if (deliveryCents > 0)
    lines.push({ ...food, item: 'delivery', persons: 0, cents: deliveryCents, reading: null })
  return {
    ok: true,
    quote: { lines, totalCents: lines.reduce((sum, line) => sum + line.cents, 0) },
  }
}
