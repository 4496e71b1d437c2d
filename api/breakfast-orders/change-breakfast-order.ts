import type { Pool, PoolClient } from 'pg'
import type { BreakfastOrderState } from '../../rules/breakfast/breakfast-order-life.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import type { Clock } from '../environment/clock.ts'
import { isDayClosed } from '../errors/day-closed.ts'
import { balanceOf, lockFolio } from '../folios/folios.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Decided, refuseStale } from '../subjects/decided-since.ts'
import { wasPressed } from '../subjects/events.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'

/** Why a change is not made. */
export type OrderChangeRefusal =
  | 'not-found'
  | 'order-not-payable'
  | 'order-not-changeable'
  /** More than is open. */
  | 'amount-too-high'
  /** More is to go back than came in. */
  | 'more-than-came-in'
  /** Nothing goes back while a part is still to pay. */
  | 'still-open'
  /** The cash desk of today is closed: no cash or card any more. */
  | 'day-closed'
  /** What others decided meanwhile, as staff read it. */
  | { stands: ApiError['error'] }

/** An act of staff on an order, as their screen showed it. */
export interface OrderAct extends Omit<Decided, 'at'> {
  /** The name of the press: asked twice, done once. */
  requestId: string
}

/** An order as it stands; nobody else changes it meanwhile. */
export interface OrderRow {
  state: BreakfastOrderState
  day: EpochDay
  slot: number
  /** The guest fetches it or eats in the house. */
  here: boolean
  total: number
  /** What is still to pay, cents. */
  balance: number
}

/** A change in the transaction of `client`. `as-it-was`: it was made before, or is not due. */
export type OrderWork = (
  client: PoolClient,
  row: OrderRow,
  now: Date,
) => Promise<'changed' | 'as-it-was' | OrderChangeRefusal>

/**
 * Makes one change of an order in one transaction, tried again where it met another one. Workflow
 * and screens hear of it where something changed. The folio is locked before the order, as
 * everything here does.
 *
 * @param act whose version is compared, and whose press is done once; null: no act of staff
 * @param tells whether its workflow is to hear of it: it knows what it does itself
 */
export async function changeOrder(
  { pool, clock, notifier }: { pool: Pool; clock: Clock; notifier: Notifier },
  orderId: string,
  work: OrderWork,
  { act = null, tells = true }: { act?: OrderAct | null; tells?: boolean } = {},
): Promise<OrderChangeRefusal | null> {
  const inOne = async (client: PoolClient) => {
    if (!(await lockFolio(client, orderId))) return 'not-found'
    const { rows } = await client.query<Omit<OrderRow, 'balance'>>(
      `SELECT state, delivery_day - date '1970-01-01' AS day, slot, here, total_cents AS total FROM breakfast_orders WHERE id = $1 FOR UPDATE`,
      [orderId],
    )
    if (!rows[0]) return 'not-found'
    const at = new Date(clock.now())
    const subject = breakfastOrderSubject(orderId)
    if (act && (await wasPressed(client, subject, act.requestId))) return 'as-it-was'
    const stands = act && (await refuseStale(client, subject, { ...act, at }))
    if (stands) return { stands }
    const balance = await balanceOf(client, orderId)
    const became = await work(client, { ...rows[0], balance }, at)
    if (became === 'changed' && tells) await tellOutbox(client, subject, 'changed')
    return became
  }
  const became = await triedAgain(() => inTransaction(pool, inOne), isDeadlock).catch(
    (error: unknown) => {
      if (isDayClosed(error)) return 'day-closed' as const
      throw error
    },
  )
  if (became === 'as-it-was') return null
  if (became !== 'changed') return became
  notifier.say('outbox')
  notifier.say('changed', JSON.stringify({ noun: 'breakfast-orders', id: orderId }))
  return null
}
