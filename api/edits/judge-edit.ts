import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import type { PriceListRefusal } from '../../rules/quotes/check-price-list.ts'
import { newRefusals } from '../../rules/quotes/new-refusals.ts'
import type { RefusedError } from '../errors/api-error.ts'

/**
 * At which field of a form the rules' refusal of the whole belongs, by the table that is edited; none
 * where several fields could be why.
 */
const fieldsOf: Readonly<Record<string, Partial<Record<PriceListRefusal['reason'], string>>>> = {
  seasons: { 'nightly-price-below-zero': 'amount', 'discount-above-stay': 'amount' },
  room_type_prices: { 'nightly-price-below-zero': 'amount', 'discount-above-stay': 'amount' },
  tourist_tax_tariffs: { 'nightly-price-below-zero': 'amount', 'not-a-tariff': 'amount' },
  // Of a row that is moved to another category: the one it leaves has none any more.
  vat_rates: { 'vat-rate-missing': 'category' },
  products: { 'discount-above-stay': 'price', 'product-below-zero': 'price' },
}

/**
 * Has the rules look at the facts before an edit and as they would be after it. So no edit stores a
 * value that makes a search or a quote fail: it is refused while staff still see the field. What was
 * wrong before the edit is not held against it.
 *
 * @param noun the table that is edited
 * @returns why the edit cannot be; null where it can
 */
export function judgeEdit(
  before: PropertyFacts,
  after: PropertyFacts,
  noun: string | undefined,
): RefusedError | null {
  const [refused] = newRefusals(before, after)
  if (!refused) return null
  const day = refused.day === null ? '' : staffDayYear(refused.day)
  const text = { id: `priceList.${refused.reason}`, values: { day } } as const
  const field = fieldsOf[noun ?? '']?.[refused.reason]
  return { reason: 'facts-refused', text, fields: field === undefined ? [] : [{ field, text }] }
}
