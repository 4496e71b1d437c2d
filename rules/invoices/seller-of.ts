import type { CompanyForm } from '../forms/check-company.ts'
import { fillText } from '../texts/fill-text.ts'
import { invoiceTexts } from '../texts/invoice.ts'
import type { Party } from './invoice.ts'

/** The seller and where is paid to (empty: not told), or the sentence that names what the law wants and the settings lack. */
export type SellerAnswer = { ok: true; seller: Party; iban: string } | { ok: false; text: string }

/**
 * Who sells, from the company data that staff keep (BO §3). An invoice needs name, address, KVK
 * number and VAT id (Wet OB 1968, art. 35a; Handelsregisterwet 2007, art. 27).
 */
export function sellerOf({
  name,
  address,
  postcode,
  city,
  kvk,
  vatId,
  iban,
}: Omit<CompanyForm, 'phone' | 'email'>): SellerAnswer {
  const parts: [string, string][] = [
    [name, invoiceTexts.sellerName],
    [address, invoiceTexts.sellerAddress],
    [postcode, invoiceTexts.sellerPostcode],
    [city, invoiceTexts.sellerCity],
    [kvk, invoiceTexts.sellerKvk],
    [vatId, invoiceTexts.sellerVatId],
  ]
  const missing = parts.flatMap(([value, word]) => (value.trim() === '' ? [word] : []))
  if (missing.length > 0)
    return { ok: false, text: fillText(invoiceTexts.sellerMissing, { what: listed(missing) }) }
  return { ok: true, seller: { name, address, postcode, city, country: 'NL', kvk, vatId }, iban }
}

/** `de naam, het adres en het btw-id` */
function listed(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`
}
