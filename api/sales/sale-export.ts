import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import { type CashDeskRecord, cashDeskRecord } from '../../rules/cash-desk/cash-desk-record.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { type CsvCell, csvHead, csvLine } from '../spreadsheets/csv.ts'
import type { Sheet } from '../spreadsheets/spreadsheet.ts'
import { SALE_COLUMNS, type SaleRow, saleOf, settlementOf } from './sale-row.ts'

/** The fields of BO §3, by their names there; amounts in euro. */
const FIELDS = [
  'payId',
  'paymentData',
  'paymentMethod',
  'totalPrice',
  'regularPrice',
  'employee',
  'treatments',
  'price',
  'isSaleSet',
  'typeSale',
] as const

/** Beside them: the number of the sale, the rounding of cash, and when it was taken back. */
const COLUMNS = ['number', ...FIELDS, 'rounding', 'takenBack']

/** Read so many at a time: a long export never stands whole in memory. */
const PAGE = 500

/** The sales that were made in a period, by the names of BO §3: there and nowhere else. */
@Injectable()
export class SaleExport {
  constructor(private readonly pool: Pool) {}

  /** A CSV file, line by line. */
  async *csv(period: { from: Day; until: Day }): AsyncGenerator<string> {
    yield csvHead(COLUMNS)
    for await (const sale of this.made(period)) yield csvLine(cellsOf(sale))
  }

  async sheet(period: { from: Day; until: Day }): Promise<Sheet> {
    const rows: string[][] = []
    for await (const sale of this.made(period))
      rows.push(
        cellsOf(sale).map((cell) => (typeof cell === 'string' ? cell : formatAmount(cell.cents))),
      )
    return { name: 'Kassa', columns: COLUMNS, rows }
  }

  private async *made({ from, until }: { from: Day; until: Day }): AsyncGenerator<SaleRow> {
    let after: [Date, string] = [new Date(0), '00000000-0000-0000-0000-000000000000']
    for (;;) {
      const { rows } = await this.pool.query<SaleRow>(
        `SELECT ${SALE_COLUMNS} FROM sales WHERE step = 'done' AND (done_at, id) > ($3, $4)
           AND done_at >= ($1::date)::timestamp AT TIME ZONE 'Europe/Amsterdam'
           AND done_at < ($2::date)::timestamp AT TIME ZONE 'Europe/Amsterdam'
         ORDER BY done_at, id LIMIT ${PAGE}`,
        [from, until, ...after],
      )
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      after = [last.doneAt!, last.id]
    }
  }
}

function cellsOf(sale: SaleRow): CsvCell[] {
  const record = recordOf(sale)
  return [
    sale.number ?? '',
    record.payId,
    record.paymentData,
    String(record.paymentMethod),
    { cents: record.totalPriceCents },
    { cents: record.regularPriceCents },
    record.employee,
    record.treatments.join(', '),
    { cents: record.priceCents },
    String(record.isSaleSet),
    record.typeSale ?? '',
    { cents: record.roundingCents },
    sale.takenBackAt ? dayOf(sale.takenBackAt) : '',
  ]
}

function recordOf(sale: SaleRow): CashDeskRecord {
  return cashDeskRecord(saleOf(sale), sale.method!, settlementOf(sale)!, dayOf(sale.doneAt!))
}

function dayOf(at: Date): Day {
  return formatDay(momentInAmsterdam(at.getTime()).today)
}
