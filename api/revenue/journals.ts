import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { parseDay } from '../../rules/calendar/day.ts'
import type { Period } from '../../rules/calendar/named-period.ts'
import { rateOfLine } from '../../rules/vat/rate-of-line.ts'
import { houseDay } from '../database/house-days.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { TypedTable } from '../spreadsheets/typed-table.ts'
import { inPages } from './in-pages.ts'
import { type PaymentRow, type SalesRow, paymentsColumns, salesColumns } from './journal-columns.ts'

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

/** What goes to the bookkeeper, line by line; read and written a page at a time. */
@Injectable()
export class Journals {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  /** What was sold and taken back, by the day on which it was. Adds up to revenue and what is passed on. */
  async sales(period: Period): Promise<TypedTable<SalesRow>> {
    const { priceList, readings } = (await this.facts.fresh()).facts
    return {
      name: 'verkoopjournaal',
      columns: salesColumns((row) =>
        rateOfLine(row, parseDay(row.suppliedOn)!, priceList.vat, readings),
      ),
      parts: inPages<SalesRow>(this.pool, SALES, period),
    }
  }

  /** What came in, above zero; what went back, below; and what was written off. */
  payments(period: Period): TypedTable<PaymentRow> {
    return {
      name: 'betalingenjournaal',
      columns: paymentsColumns,
      parts: inPages<PaymentRow>(this.pool, PAYMENTS, period),
    }
  }
}
