import type { Pool, PoolClient } from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import type { CashDeskState } from '../../rules/cash-desk/cash-desk.ts'
import type { PaymentMethod } from '../../rules/cash-desk/cash-desk-record.ts'
import { cashRounding } from '../../rules/cash-desk/cash-rounding.ts'
import type { CashSettlement } from '../../rules/cash-desk/settle-cash.ts'
import { type Sale, regularPrice } from '../../rules/cash-desk/sale.ts'
import { type SaleLine, lineDetail, lineName } from '../../rules/cash-desk/sale-line.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import type { OrderKind } from '../orders/orders.ts'
import type { Subject } from '../subjects/subject.ts'
import { type SaleView, UNKNOWN_SALE } from './sale-shape.ts'

/** The kind of a sale, as its folio and its subject have it. */
export const SALE_KIND = 'sale'

/** A sale as outbox, events and workflows name it. Its folio has the same id. */
export function saleSubject(id: string): Subject {
  return { kind: SALE_KIND, id }
}

/** A sale as it is kept; all money in integer cents. */
export interface SaleRow {
  id: string
  number: string | null
  step: 'method' | 'amount' | 'confirm' | 'done' | 'dropped'
  version: number
  requestHash: string
  employee: string
  lines: SaleLine[]
  discountKind: string | null
  discountCents: number
  discountReason: string | null
  priceCents: number
  method: PaymentMethod | null
  roundingCents: number | null
  receivedCents: number | null
  changeCents: number | null
  short: { name: string; pieces: number }[]
  /** Where the receipt is to be mailed, as it was typed at the desk; null where nowhere. */
  receiptEmail: string | null
  begunAt: Date
  doneAt: Date | null
  doneBy: string | null
  takenBackAt: Date | null
  takenBackBy: string | null
  takeBackReason: string | null
}

/** The columns of a `SaleRow`, for a statement that reads `sales`. */
export const SALE_COLUMNS = `id, number, step, version, request_hash AS "requestHash", employee, lines, discount_kind AS "discountKind",
  discount_cents AS "discountCents", discount_reason AS "discountReason", price_cents AS "priceCents", method,
  rounding_cents AS "roundingCents", received_cents AS "receivedCents", change_cents AS "changeCents", short,
  (SELECT m.email FROM sale_mailings m WHERE m.id = sales.id) AS "receiptEmail", begun_at AS "begunAt", done_at AS "doneAt", done_by AS "doneBy", taken_back_at AS "takenBackAt", taken_back_by AS "takenBackBy",
  take_back_reason AS "takeBackReason"`

/** Null where there is no such sale. */
export async function readSale(on: Pool | PoolClient, id: string): Promise<SaleRow | null> {
  const { rows } = await on.query<SaleRow>(`SELECT ${SALE_COLUMNS} FROM sales WHERE id = $1`, [id])
  return rows[0] ?? null
}

/** The folio of a sale, where it has one, and those of its bills. */
const FOLIOS = `SELECT FROM folios WHERE id = $1 OR id IN (
    SELECT (line ->> 'folioId')::uuid FROM sales, jsonb_array_elements(lines) AS line WHERE sales.id = $1 AND line ->> 'what' = 'bill')
  ORDER BY id FOR NO KEY UPDATE`

/** A sale pays the bills of other orders, and has a folio only once it sold something itself. */
export const SALE: OrderKind<SaleRow> = {
  kind: SALE_KIND,
  noun: 'sales',
  unknown: UNKNOWN_SALE,
  unfit: 'sale-not-now',
  isQuiet: true,
  async lockFolios(client, id) {
    await client.query(FOLIOS, [id])
    const { rowCount } = await client.query('SELECT FROM sales WHERE id = $1 FOR UPDATE', [id])
    return rowCount === 1
  },
  lock: readSale,
}

/** The day in the house. */
export function dayOf(at: Date): Day {
  return formatDay(momentInAmsterdam(at.getTime()).today)
}

/** What the rules know of a sale. */
export function saleOf(
  row: Pick<SaleRow, 'id' | 'employee' | 'lines' | 'discountKind' | 'discountCents'>,
): Sale {
  const { id, employee, lines, discountKind: kind, discountCents: cents } = row
  return {
    payId: id,
    employee,
    lines: lines.map((line) => ({ name: lineName(line), cents: line.cents })),
    discount: kind === null ? null : { kind, cents },
  }
}

/** How it was paid; null before 'Transactie voldoen'. */
export function settlementOf(row: SaleRow): CashSettlement | null {
  const { priceCents, roundingCents, receivedCents, changeCents } = row
  if (roundingCents === null || receivedCents === null || changeCents === null) return null
  const dueCents = priceCents + roundingCents
  return { priceCents, roundingCents, dueCents, receivedCents, changeCents }
}

/** Where a sale stands in the table of moves. One that is over can be moved no more. */
export function stateOf(row: SaleRow): CashDeskState {
  const sale = saleOf(row)
  const { step, method } = row
  if (step === 'method') return { step, sale }
  if (step === 'amount') return { step, sale, method: method! }
  if (step === 'confirm') return { step, sale, method: method!, settlement: settlementOf(row)! }
  return { step: 'sale', done: step === 'done', record: null }
}

/** A sale as screens show it. */
export function saleView(row: SaleRow, readings: Pick<Readings, 'cash.rounding'>): SaleView {
  const { id, number, step, version, employee, priceCents, method, short, doneBy } = row
  const { discountKind: kind, discountCents: cents, discountReason: reason, receiptEmail } = row
  return {
    id,
    number,
    step,
    version,
    employee,
    lines: row.lines.map((line) => ({
      what: line.what,
      name: lineName(line),
      detail: lineDetail(line),
      cents: line.cents,
      bill: line.what === 'bill' ? { id: line.folioId, kind: line.kind } : null,
    })),
    discount: kind === null ? null : { kind, cents, reason: reason ?? '' },
    regularCents: regularPrice(saleOf(row)),
    priceCents,
    cashDueCents: priceCents + cashRounding(priceCents, readings['cash.rounding']),
    method,
    settlement: settlementOf(row),
    short,
    receiptEmail,
    begunAt: row.begunAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy,
    takenBack: row.takenBackAt && {
      at: row.takenBackAt.toISOString(),
      by: row.takenBackBy ?? '',
      reason: row.takeBackReason ?? '',
    },
  }
}
