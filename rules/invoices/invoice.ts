import type { Day } from '../calendar/day.ts'
import type { Words } from '../texts/all-words.ts'
import type { VatCategory } from '../vat/vat-rate-on.ts'

/**
 * Who sells or buys, as the law wants them named (Wet OB 1968, art. 35a). `kvk` and `vatId` are the
 * seller's, or a business buyer's.
 */
export interface Party {
  name: string
  address: string
  postcode: string
  city: string
  /** ISO 3166-1, two capitals: `NL`. */
  country: string
  kvk: string | null
  vatId: string | null
}

/** One line: what, and its amount with the VAT inside it. Net and VAT together are the gross. */
export interface InvoiceLine {
  /** In the words of the day of issue. */
  description: string
  /** The same whatever it is called: `season 2026-03-04`; absent on what was issued without it. */
  sold?: string
  persons: number
  grossCents: number
  netCents: number
  vatCents: number
  vatCategory: VatCategory
  vatBasisPoints: number
}

/**
 * What the invoice asks at one rate. `vatBasisPoints` is null for what is outside VAT (tourist tax,
 * deposits).
 */
export interface InvoiceRate {
  vatBasisPoints: number | null
  grossCents: number
  netCents: number
  vatCents: number
}

/** What stands around the lines of a document, in the language of who gets it. */
export type DocumentWords = Pick<Words, 'language' | 'date' | 'invoiceDocument'>

/** What was sold and what it comes to, with the VAT in it. */
export interface Bill {
  issuedOn: Day
  /** The number that guest and staff know the order by, such as `B2026115`. */
  orderNumber: string
  /** The dates of supply, `[from, until)`: the nights of a stay, the day of a delivery. */
  suppliedFrom: Day
  suppliedUntil: Day
  seller: Party
  lines: readonly InvoiceLine[]
  rates: readonly InvoiceRate[]
  grossCents: number
  netCents: number
  vatCents: number
  /**
   * The VAT per rate less the VAT of the lines (reading `invoice.rounding`): 1 for three lines of
   * 92.50 at 21 %, 48.16 against 48.15, and -2 where each of them is 82.50 and a season line of
   * 10.00, 48.16 against 48.18.
   */
  roundingDifferenceCents: number
  /**
   * The words of the day of issue; absent on documents of before they were stored, which are Dutch.
   */
  words?: DocumentWords
  /** What was paid by the day of issue; the rest of the gross is to be paid. */
  paidCents: number
}

/**
 * What a buyer gets who gives no address: not an invoice (Wet OB 1968, art. 35a), so it has no
 * number of the series.
 */
export type Receipt = Bill

/** Immutable once issued; what was wrong is corrected by a credit note. */
export interface Invoice extends Bill {
  number: string
  /** The number of the invoice this one takes back; null for an invoice. */
  credits: string | null
  dueOn: Day
  buyer: Party
  /** Where it is paid to; absent where the house has told none, and on a credit note. */
  iban?: string
}
