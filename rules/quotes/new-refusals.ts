import type { PropertyFacts } from '../availability/property-facts.ts'
import { type PriceListRefusal, checkPriceList } from './check-price-list.ts'
import { daysOfChange } from './days-of-change.ts'

type Checked = Pick<PropertyFacts, 'priceList' | 'roomTypes' | 'readings'>

/**
 * What `checkPriceList` has against the facts after an edit and had not against those before it. So
 * a bad value that is stored already stops no other edit, and several of them are mended one by
 * one. Both sides are asked about the same nights: an edit may split the time of an old fault.
 */
export function newRefusals(before: Checked, after: Checked): PriceListRefusal[] {
  const nights = [
    ...new Set([before, after].flatMap(({ priceList }) => daysOfChange(priceList))),
  ].toSorted((a, b) => a - b)
  const known = refusals(before, nights).map(keyOf)
  return refusals(after, nights).filter((refused) => {
    const place = known.indexOf(keyOf(refused))
    // Two of a kind where there was one are one too many.
    if (place >= 0) known.splice(place, 1)
    return place < 0
  })
}

function refusals(
  { priceList, roomTypes, readings }: Checked,
  nights: readonly number[],
): PriceListRefusal[] {
  return checkPriceList(priceList, roomTypes, readings, nights)
}

function keyOf({ reason, day }: PriceListRefusal): string {
  return `${reason} ${day}`
}
