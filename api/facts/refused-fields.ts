import type { PriceListRefusal } from '../../rules/quotes/check-price-list.ts'

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

/** The field at which it is said; null where there is none. */
export function refusedField(noun: string, reason: PriceListRefusal['reason']): string | null {
  return fieldsOf[noun]?.[reason] ?? null
}
