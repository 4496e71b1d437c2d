import type { Day } from '../../rules/calendar/day.ts'
import type { VatCategory } from '../../rules/vat/vat-rate-on.ts'
import type { SoldItem } from '../../rules/quotes/sold-line.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { vatCode } from '../../rules/vat/vat-code.ts'
import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'
import { dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn } from '../spreadsheets/typed-table.ts'
import { entryWords, itemWords, methodWords, orderWords } from './journal-words.ts'

/** A line of the sales journal. */
export interface SalesRow {
  at: string
  entry: string
  line: number
  day: Day
  number: string
  kind: string
  item: SoldItem
  name: string | null
  suppliedOn: Day
  vatCategory: VatCategory
  /** As sold. */
  vatBasisPoints: number
  cents: number
}

/** A line of the payments journal. */
export interface PaymentRow {
  at: string
  entry: string
  line: number
  day: Day
  number: string
  order: string
  kind: Exclude<EntryKind, 'sold' | 'changed'>
  method: PaymentMethod | null
  cents: number
  providerId: string | null
}

/**
 * The columns of the sales journal, in Dutch as its reader is (docs/bookkeeping-export.md).
 *
 * @param rateOf the VAT rate of a line, in basis points
 */
export function salesColumns(rateOf: (row: SalesRow) => number): TypedColumn<SalesRow>[] {
  const split = (row: SalesRow) => splitVat(row.cents, rateOf(row))
  return [
    dayColumn('datum', (row) => row.day),
    textColumn('rekening', 14, (row) => row.number),
    textColumn('order', 18, (row) => orderWords[row.kind] ?? row.kind),
    textColumn('soort', 18, (row) => itemWords[row.item]),
    textColumn('omschrijving', 30, (row) => row.name),
    dayColumn('leverdatum', (row) => row.suppliedOn),
    textColumn('btw-code', 10, (row) => vatCode(row.vatCategory, rateOf(row))),
    { head: 'btw-percentage', kind: 'percent', width: 14, of: rateOf },
    euroColumn('bruto', (row) => row.cents),
    euroColumn('netto', (row) => split(row).netCents),
    euroColumn('btw', (row) => split(row).vatCents),
  ]
}

/** The columns of the payments journal. */
export const paymentsColumns: TypedColumn<PaymentRow>[] = [
  dayColumn('datum', (row) => row.day),
  textColumn('rekening', 14, (row) => row.number),
  textColumn('order', 18, (row) => orderWords[row.order] ?? row.order),
  textColumn('soort', 14, (row) => entryWords[row.kind]),
  textColumn('methode', 14, (row) => row.method && methodWords[row.method]),
  euroColumn('bedrag', (row) => row.cents),
  textColumn('betaling', 20, (row) => row.providerId),
]
