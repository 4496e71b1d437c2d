import { parseDay } from '../calendar/day.ts'
import { type TouristTaxReadings, touristTaxOfNight } from '../tourist-tax/tourist-tax-of-night.ts'
import { dayText } from './day-text.ts'
import type { PriceList } from './price-list.ts'
import { withLines } from './quote-of.ts'
import type { Quote } from './quote.ts'
import { touristTaxLine } from './stay-lines.ts'

/**
 * What a stay that another site sold comes to once it is known how many came: the tourist tax of so
 * many for its nights, and no more, for its price is not known here. So a tax that is a share of the
 * price has no lines yet.
 */
export function quoteOfArrival(
  sold: Quote,
  persons: number,
  { touristTax }: Pick<PriceList, 'touristTax'>,
  readings: TouristTaxReadings,
): Quote {
  const [arrival, departure] = [parseDay(sold.arrival)!, parseDay(sold.departure)!]
  const stay = { arrival, departure, persons, screen: 'agenda' } as const
  const nights = Array.from({ length: departure - arrival }, (_, index) => arrival + index)
  const lines = nights.flatMap((night) => {
    const tax = touristTaxOfNight(stay, night, 0, 0, touristTax, readings)
    return tax ? [touristTaxLine(dayText(night), tax)] : []
  })
  return { ...withLines(sold, lines), persons }
}
