import type { CompanyForm } from '../forms/check-company.ts'
import { type Message, message } from '../texts/message.ts'
import type { Party } from './invoice.ts'

/** The seller and where is paid to (empty: not told), or the sentence that names what the law wants and the settings lack. */
export type SellerAnswer = { ok: true; seller: Party; iban: string } | { ok: false; text: Message }

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
  const parts: [string, Message][] = [
    [name, message('invoice.sellerName')],
    [address, message('invoice.sellerAddress')],
    [postcode, message('invoice.sellerPostcode')],
    [city, message('invoice.sellerCity')],
    [kvk, message('invoice.sellerKvk')],
    [vatId, message('invoice.sellerVatId')],
  ]
  const missing = parts.flatMap(([value, word]) => (value.trim() === '' ? [word] : []))
  if (missing.length > 0)
    return { ok: false, text: message('invoice.sellerMissing', { what: missing }) }
  return { ok: true, seller: { name, address, postcode, city, country: 'NL', kvk, vatId }, iban }
}
