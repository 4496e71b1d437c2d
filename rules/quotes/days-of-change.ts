import type { EpochDay } from '../calendar/day.ts'
import type { PriceList } from './price-list.ts'

/**
 * The days on which a price may change, in order: from one of these days to the next none does, so
 * one night speaks for all of them. The first stands for all days before.
 */
export function daysOfChange({ seasons, touristTax, vat, family = [] }: PriceList): EpochDay[] {
  const days = seasons.flatMap(({ firstNight, lastDate }) => [firstNight, lastDate, lastDate + 1])
  for (const { validFrom } of [...touristTax, ...vat, ...family]) days.push(validFrom)
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  return [(sorted[0] ?? 0) - 1, ...sorted]
}
