import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import type { VatCategory } from '../../rules/quotes/price-list.ts'
import type { SoldItem } from '../../rules/quotes/sold-line.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { vatCode } from '../../rules/vat/vat-code.ts'
import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'
import { csvHead, csvLine } from '../spreadsheets/csv.ts'
import { houseDay } from './earned-sql.ts'
import { inPages } from './in-pages.ts'
import {
  PAYMENTS_COLUMNS,
  SALES_COLUMNS,
  entryWords,
  itemWords,
  methodWords,
  orderWords,
} from './journal-words.ts'
import type { Period } from './period-question.ts'

interface SalesRow {
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

interface PaymentRow {
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

/** An order that waits for its money, or waited in vain, was never sold. */
const WAS_SOLD = `f.kind <> 'test-payment'
  AND NOT EXISTS (SELECT FROM bookings b WHERE b.id = f.id AND b.state IN ('held', 'expired'))
  AND NOT EXISTS (SELECT FROM breakfast_orders o WHERE o.id = f.id AND (o.state = 'placed' OR o.cancelled_because = 'unpaid'))`

const SALES = `SELECT e.at::text, e.id AS entry, l.line, ${houseDay('e.at')}::text AS day, f.number, f.kind, l.item, l.name, l.supplied_on::text AS "suppliedOn",
    l.vat_category AS "vatCategory", l.vat_basis_points AS "vatBasisPoints", l.cents
  FROM folio_entries e JOIN folio_lines l ON l.entry_id = e.id JOIN folios f ON f.id = e.folio_id
  WHERE e.at >= $1 AND e.at < $2 AND (e.at, e.id, l.line) > ($3::timestamptz, $4::bigint, $5::int) AND ${WAS_SOLD}
  ORDER BY e.at, e.id, l.line LIMIT $6`

const PAYMENTS = `SELECT e.at::text, e.id AS entry, 1 AS line, ${houseDay('e.at')}::text AS day, f.number, f.kind AS order, e.kind, e.method, -e.cents AS cents, p.provider_id AS "providerId"
  FROM folio_entries e JOIN folios f ON f.id = e.folio_id LEFT JOIN payments p ON p.id = e.payment_id
  WHERE e.at >= $1 AND e.at < $2 AND (e.at, e.id, 1) > ($3::timestamptz, $4::bigint, $5::int) AND e.kind IN ('received', 'refunded', 'written-off')
  ORDER BY e.at, e.id LIMIT $6`

/** What goes to the bookkeeper, line by line, as CSV; read and written a page at a time. */
@Injectable()
export class Journals {
  constructor(private readonly pool: Pool) {}

  /** What was sold and taken back, by the day on which it was. Adds up to revenue and what is passed on. */
  async *sales(period: Period): AsyncGenerator<string> {
    yield csvHead(SALES_COLUMNS)
    for await (const row of inPages<SalesRow>(this.pool, SALES, period)) {
      const { netCents, vatCents } = splitVat(row.cents, row.vatBasisPoints)
      yield csvLine([
        row.day,
        row.number,
        orderWords[row.kind] ?? row.kind,
        itemWords[row.item],
        row.name ?? '',
        row.suppliedOn,
        vatCode(row.vatCategory, row.vatBasisPoints),
        { cents: row.vatBasisPoints },
        { cents: row.cents },
        { cents: netCents },
        { cents: vatCents },
      ])
    }
  }

  /** What came in, above zero; what went back, below; and what was written off. */
  async *payments(period: Period): AsyncGenerator<string> {
    yield csvHead(PAYMENTS_COLUMNS)
    for await (const row of inPages<PaymentRow>(this.pool, PAYMENTS, period))
      yield csvLine([
        row.day,
        row.number,
        orderWords[row.order] ?? row.order,
        entryWords[row.kind],
        row.method ? methodWords[row.method] : '',
        { cents: row.cents },
        row.providerId ?? '',
      ])
  }
}
