/** What a table is, for an owner and for a developer, and what its columns mean. */
export interface TableWords {
  nl: string
  en: string
  /** Those whose name does not mean the same everywhere. */
  columns: Readonly<Record<string, string>>
}

/** Columns that mean the same in every table. */
export const sameEverywhere: Readonly<Record<string, string>> = {
  id: 'what other rows point at',
  at: 'when',
  by: 'name of the member of staff who did it; empty: the house by itself, or the guest',
  staff_id: 'id of that member of staff',
  booking_id: 'the booking',
  folio_id: 'the folio: what was sold to a guest, and paid',
  payment_id: 'the payment',
  room_id: 'the room',
  room_type_id: 'the room type',
  customer_id: 'the customer',
  subject_kind:
    'kind of what this is about: booking, breakfast-order, invoice, sale, form-message …',
  subject_id: 'id of what this is about',
  number: 'the number that people read',
  source: 'where the number comes from, in words',
  valid_from: 'first day on which this holds; the next row ends it',
  sort: 'place in lists',
  active: 'false: kept, and not offered any more',
  version: 'counts the changes of the row',
  email: 'e-mail address',
  phone: 'telephone number',
  city: 'town',
  postcode: 'postal code',
  name: 'name',
  language: 'of who is mailed: nl, en, de … (BCP 47)',
  method: 'how it was paid: ideal, creditcard, cash, pin, bank …',
  vat_category: 'kind of VAT rate',
  vat_basis_points: 'VAT rate in hundredths of a per cent',
  total_cents: 'what it costs now, all included, in cents',
  created_at: 'when the row was made',
  updated_at: 'when the row was last changed',
}
