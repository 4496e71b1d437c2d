import type { Day } from '../calendar/day.ts'
import type { VatCategory } from '../quotes/price-list.ts'

/**
 * Who sells or buys, as the law wants them named (Wet OB 1968, art. 35a). `kvk` and `vatId` are the
 * seller's, or a business buyer's.
 */
export interface Party {
  name: string
  address: string
  postcode: string
  city: string
  kvk: string | null
  vatId: string | null
}

/** One line: what, and its amount with the VAT inside it. Net and VAT together are the gross. */
export interface InvoiceLine {
  description: string
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

/** Immutable once issued; what was wrong is corrected by a credit note. */
export interface Invoice {
  number: string
  /** The number of the invoice this one takes back; null for an invoice. */
  credits: string | null
  issuedOn: Day
  dueOn: Day
  /** The date of supply: the stay `[from, until)`. */
  suppliedFrom: Day
  suppliedUntil: Day
  seller: Party
  buyer: Party
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
}
