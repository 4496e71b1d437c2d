import type { Readings } from '../readings/readings.ts'
import { lodgingRateOn } from '../vat/lodging-rate.ts'
import { extrasOf } from './extras.ts'
import type { PriceList } from './price-list.ts'
import type { OrdinaryStay } from './quote-ordinary-stay.ts'
import { quoteExtra } from './quote-extra.ts'
import type { QuoteLine } from './quote.ts'

/**
 * What a stay is cheaper by itself, under `gift-card` = `discount` (BO §9, G §9): one line of −5.00
 * on a stay of two nights or more, else none. It lowers the lodging, so it has the lodging's VAT
 * rate, that of the last night, as a line without a night has on an invoice.
 */
export function giftCardDiscount(
  { roomType, arrival, departure, persons }: OrdinaryStay,
  { vat, extras }: Pick<PriceList, 'vat' | 'extras'>,
  readings: Readings,
): QuoteLine[] {
  if (readings['gift-card'] !== 'discount') return []
  const vatBasisPoints = lodgingRateOn(departure - 1, roomType, vat, readings)
  const counts = { pieces: 1, days: 1, persons, nights: departure - arrival, suppliedOn: arrival }
  return extrasOf(readings, extras)
    .filter(({ unit }) => unit === 'stay')
    .flatMap((extra) => {
      const quoted = quoteExtra({ extra, ...counts }, vat)
      return quoted.ok ? quoted.lines.map((line) => ({ ...line, vatBasisPoints })) : []
    })
}
