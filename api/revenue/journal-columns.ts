import type { Day } from '../../rules/calendar/day.ts'
import type { VatCategory } from '../../rules/quotes/price-list.ts'
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

const netOf = ({ cents, vatBasisPoints }: SalesRow) => splitVat(cents, vatBasisPoints)

/** The columns of the sales journal, in Dutch as its reader is (docs/bookkeeping-export.md). */
export const salesColumns: TypedColumn<SalesRow>[] = [
  dayColumn('datum', (row) => row.day),
  textColumn('rekening', 14, (row) => row.number),
  textColumn('order', 18, (row) => orderWords[row.kind] ?? row.kind),
  textColumn('soort', 18, (row) => itemWords[row.item]),
  textColumn('omschrijving', 30, (row) => row.name),
  dayColumn('leverdatum', (row) => row.suppliedOn),
  textColumn('btw-code', 10, (row) => vatCode(row.vatCategory, row.vatBasisPoints)),
  { head: 'btw-percentage', kind: 'percent', width: 14, of: (row) => row.vatBasisPoints },
  euroColumn('bruto', (row) => row.cents),
  euroColumn('netto', (row) => netOf(row).netCents),
  euroColumn('btw', (row) => netOf(row).vatCents),
]

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
