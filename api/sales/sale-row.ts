import type { Pool, PoolClient } from 'pg'
import type { CashDeskState } from '../../rules/cash-desk/cash-desk.ts'
import type { PaymentMethod } from '../../rules/cash-desk/cash-desk-record.ts'
import type { CashSettlement } from '../../rules/cash-desk/settle-cash.ts'
import type { Sale } from '../../rules/cash-desk/sale.ts'
import { type SaleLine, lineName } from '../../rules/cash-desk/sale-line.ts'

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

/** The same, and nobody else moves it until the transaction ends. */
export async function lockSale(client: PoolClient, id: string): Promise<SaleRow | null> {
  const { rows } = await client.query<SaleRow>(
    `SELECT ${SALE_COLUMNS} FROM sales WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return rows[0] ?? null
}

/** What the rules know of a sale. */
export function saleOf(
  row: Pick<SaleRow, 'id' | 'employee' | 'lines' | 'discountKind' | 'discountCents'>,
): Sale {
  return {
    payId: row.id,
    employee: row.employee,
    lines: row.lines.map((line) => ({ name: lineName(line), cents: line.cents })),
    discount:
      row.discountKind === null ? null : { kind: row.discountKind, cents: row.discountCents },
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
