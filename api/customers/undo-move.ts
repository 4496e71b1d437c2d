import type { EntityManager } from 'typeorm'
import { customerTexts } from '../../rules/texts/customer.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { type Moved, changed, moveBack } from './merge-customers.ts'
import { type Changed, writeValues } from './merged-values.ts'
import { notChangeable } from './standing-customer.ts'

/** A merge or a split as it is kept. */
export interface Move extends Moved {
  id: number
  kind: 'merge' | 'split'
  from: number
  to: number
  was: Changed | null
  undone: boolean
  later: boolean
}

const MOVE = `SELECT m.id, m.kind, m.from_id AS "from", m.to_id AS "to", m.orders, m.apart, m.emails, m.consents, m.was,
    m.undone_at IS NOT NULL AS undone,
    EXISTS (SELECT FROM customer_moves later WHERE later.id > m.id AND later.undone_at IS NULL
      AND (later.from_id IN (m.from_id, m.to_id) OR later.to_id IN (m.from_id, m.to_id))) AS later
  FROM customer_moves m WHERE m.id = $1`

/**
 * Takes a merge or a split back. Refused: an unknown one, one that was taken back, one after which
 * another was made of the same customers, one of whom somebody was erased.
 *
 * @returns the customer who has the orders again
 */
export async function undoMove(manager: EntityManager, id: number): Promise<number> {
  const [move] = await manager.query<Move[]>(MOVE, [id])
  if (!move) throw new Refused(plainError('not-found', customerTexts.unknownMove))
  if (move.undone) throw new Refused(notChangeable(customerTexts.alreadyUndone))
  if (move.later) throw new Refused(notChangeable(customerTexts.movedSince))
  for (const customer of [move.from, move.to]) await notErased(manager, customer)
  await (move.kind === 'merge' ? undoMerge(manager, move) : undoSplit(manager, move))
  return move.from
}

async function undoMerge(manager: EntityManager, move: Move): Promise<void> {
  await moveBack(manager, move, move)
  await manager.query('UPDATE customers SET merged_into = NULL, counted = false WHERE id = $1', [
    move.from,
  ])
  await manager.query('UPDATE customers SET counted = false WHERE id = $1', [move.to])
  await writeValues(manager, move.to, move.was ?? {}, 0)
}

async function undoSplit(manager: EntityManager, { from, to, orders, apart }: Move): Promise<void> {
  await changed(
    manager,
    `UPDATE customer_orders SET customer_id = $1, apart = order_id = ANY ($4), counted = false
     WHERE customer_id = $2 AND order_id = ANY ($3)`,
    [from, to, orders, apart],
  )
  // Whom nobody wrote anything of is gone again.
  await manager.query(
    `UPDATE customers SET counted = false, merged_into = CASE
       WHEN edited OR EXISTS (SELECT FROM customer_orders WHERE customer_id = $2) THEN NULL ELSE $1::int END WHERE id = $2`,
    [from, to],
  )
}

async function notErased(manager: EntityManager, id: number): Promise<void> {
  const [row] = await manager.query<{ erased: boolean }[]>(
    'SELECT erasure_asked_at IS NOT NULL OR erased_at IS NOT NULL AS erased FROM customers WHERE id = $1',
    [id],
  )
  if (row?.erased) throw new Refused(notChangeable(customerTexts.erased))
}
