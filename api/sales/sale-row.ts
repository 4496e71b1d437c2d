import { Injectable } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import { message } from '../../rules/texts/message.ts'
import { plainError } from '../errors/refused.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import type { CashDeskState } from '../../rules/cash-desk/cash-desk.ts'
import { cashRounding } from '../../rules/cash-desk/cash-rounding.ts'
import { type SaleLine, lineDetail, lineName } from '../../rules/cash-desk/sale-line.ts'
import { type Sale, regularPrice } from '../../rules/cash-desk/sale.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { instantText } from '../database/house-days.ts'
import type { MailedOnRequest } from '../mail/mail-template.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import { planMails } from '../mail/plan-mails.ts'
import type { OrderKind } from '../orders/orders.ts'
import type { Subject } from '../subjects/events.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'
import { type SaleView, UNKNOWN_SALE } from './sale-shape.ts'

/** A sale as outbox, events and workflows name it. Its folio has the same id and kind. */
export function saleSubject(id: string): Subject {
  return { kind: 'sale', id }
}

/** A sale as it is kept: as screens show it, but for what the rules make of its lines. */
export interface SaleRow extends Omit<SaleView, 'lines' | 'regularCents' | 'cashDueCents'> {
  requestHash: string
  lines: SaleLine[]
}

/** The columns of a `SaleRow`, for a statement that reads `sales`. */
export const SALE_COLUMNS = `id, number, step, version, request_hash AS "requestHash", employee, lines, price_cents AS "priceCents", method, short,
  CASE WHEN discount_kind IS NOT NULL THEN json_build_object('kind', discount_kind, 'cents', discount_cents, 'reason', discount_reason) END AS discount,
  CASE WHEN received_cents IS NOT NULL THEN json_build_object('priceCents', price_cents, 'roundingCents', rounding_cents,
    'dueCents', price_cents + rounding_cents, 'receivedCents', received_cents, 'changeCents', change_cents) END AS settlement,
  (SELECT m.email FROM sale_mailings m WHERE m.id = sales.id) AS "receiptEmail",
  (SELECT m.language FROM sale_mailings m WHERE m.id = sales.id) AS "receiptLanguage",
  ${instantText('begun_at')} AS "begunAt", ${instantText('done_at')} AS "doneAt", done_by AS "doneBy",
  CASE WHEN taken_back_at IS NOT NULL THEN json_build_object('at', ${instantText('taken_back_at')}, 'by', coalesce(taken_back_by, ''),
    'reason', take_back_reason) END AS "takenBack"`

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
  kind: 'sale',
  noun: 'sales',
  unknown: UNKNOWN_SALE,
  unfit: plainError('sale-not-now', message('cashDesk.notNow')),
  isQuiet: true,
  async lockFolios(client, id) {
    await client.query(FOLIOS, [id])
    const { rowCount } = await client.query('SELECT FROM sales WHERE id = $1 FOR UPDATE', [id])
    return rowCount === 1
  },
  lock: readSale,
}

/** The day in the house. */
export function dayOf(instant: Date | string): Day {
  return formatDay(momentInAmsterdam(new Date(instant).getTime()).today)
}

/** What the rules know of a sale. */
export function saleOf({
  id,
  employee,
  lines,
  discount,
}: Pick<SaleRow, 'id' | 'employee' | 'lines' | 'discount'>): Sale {
  const sold = lines.map((line) => ({ name: lineName(line), cents: line.cents }))
  return { payId: id, employee, lines: sold, discount }
}

/** Where a sale stands in the table of moves. One that is over can be moved no more. */
export function stateOf(row: SaleRow): CashDeskState {
  const sale = saleOf(row)
  const { step, method, settlement } = row
  if (step === 'method') return { step, sale }
  if (step === 'amount') return { step, sale, method: method! }
  if (step === 'confirm') return { step, sale, method: method!, settlement: settlement! }
  return { step: 'sale', done: step === 'done', record: null }
}

/** A sale as screens show it. */
export function saleView(row: SaleRow, readings: Pick<Readings, 'cash.rounding'>): SaleView {
  const { requestHash: _, lines, ...sale } = row
  return {
    ...sale,
    lines: lines.map((line) => ({
      what: line.what,
      name: lineName(line),
      detail: lineDetail(line),
      cents: line.cents,
      bill: line.what === 'bill' ? { id: line.folioId, kind: line.kind } : null,
    })),
    regularCents: regularPrice(saleOf(row)),
    cashDueCents: sale.priceCents + cashRounding(sale.priceCents, readings['cash.rounding']),
  }
}

/** What is to be done for a sale: mail its receipt to who asked for it, once the money is in. */
@Injectable()
export class SalePlan extends StoredPlan<MailedOnRequest> {
  readonly kind = 'sale'

  protected readonly statement = `SELECT json_build_object(
    'mailings', (SELECT coalesce(json_agg(m.id ORDER BY m.asked_at, m.id), '[]')
      FROM sale_mailings m WHERE m.sale_id = s.id AND s.step = 'done'),
    'mails', ${writtenMails("'sale'", 's.id')}
  ) AS record FROM sales s WHERE s.id = $1`

  plan(record: MailedOnRequest, now: number): PlannedStep[] {
    return planMails('sale', record, now)
  }
}
