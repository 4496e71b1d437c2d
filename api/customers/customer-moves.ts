import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { customerTexts } from '../../rules/texts/customer.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, Refused, invalidInput, plainError } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { MergeRequest, SplitRequest } from './customer-requests.ts'
import { type Changed, type Moved, changed, moveAll, moveBack } from './merge-customers.ts'
import { type StandingCustomer, notChangeable, standingCustomer } from './standing-customer.ts'

interface Move extends Moved {
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

/** How staff make one customer of two, take an order apart, and take either back. */
@Injectable()
export class CustomerMoves {
  constructor(
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
  ) {}

  /** Merges `other` into a customer, who stays. Answers who stays. */
  async merge(staff: StaffMember, id: number, request: MergeRequest): Promise<Answer<number>> {
    if (request.other === id)
      return {
        ok: false,
        error: invalidInput([{ field: 'other', text: customerTexts.withItself }]),
      }
    return this.write(staff, id, request.version, async (manager) => {
      const [stays, goes] = [
        await standingCustomer(manager, id),
        await standingCustomer(manager, request.other),
      ]
      const moved = await moveAll(manager, { from: goes.id, to: id })
      await manager.query('UPDATE customers SET merged_into = $2, counted = false WHERE id = $1', [
        goes.id,
        id,
      ])
      const was = differences(stays, mergedValues(stays, goes, request))
      await writeValues(manager, id, was, 1)
      await manager.query('UPDATE customers SET edited = true, counted = false WHERE id = $1', [id])
      await this.note(manager, staff, { kind: 'merge', from: goes.id, to: id, was, ...moved })
      return id
    })
  }

  /** Gives one order of a customer a customer of its own. Answers that one. */
  async split(
    staff: StaffMember,
    id: number,
    { orderId, version }: SplitRequest,
  ): Promise<Answer<number>> {
    return this.write(staff, id, version, async (manager) => {
      await standingCustomer(manager, id)
      const linked: { id: string; apart: boolean }[] = await manager.query(
        'SELECT order_id AS id, apart FROM customer_orders WHERE customer_id = $1',
        [id],
      )
      const its = linked.find((each) => each.id === orderId)
      if (!its) throw new Refused(plainError('not-found', customerTexts.unknownOrder))
      if (linked.length === 1) throw new Refused(notChangeable(customerTexts.onlyOrder))
      const [made] = await manager.query<{ id: number }[]>(
        `INSERT INTO customers (name, email, phone, city, created_at)
         SELECT name, email, phone, city, $2 FROM (
           SELECT id, name, email, phone, city FROM bookings UNION ALL SELECT id, name, email, phone, city FROM breakfast_orders) AS each
         WHERE id = $1 RETURNING id`,
        [orderId, this.now()],
      )
      const to = made!.id
      await manager.query(
        'UPDATE customer_orders SET customer_id = $2, apart = true, counted = false WHERE order_id = $1',
        [orderId, to],
      )
      await manager.query('UPDATE customers SET counted = false WHERE id = $1', [id])
      const apart = its.apart ? [orderId] : []
      const moved = { orders: [orderId], apart, emails: [], consents: [] }
      await this.note(manager, staff, { kind: 'split', from: id, to, was: null, ...moved })
      return to
    })
  }

  /** Takes a merge or a split back. Answers who has the orders again. */
  async undo(staff: StaffMember, moveId: number): Promise<Answer<number>> {
    return this.write(staff, null, undefined, async (manager) => {
      const [move] = await manager.query<Move[]>(MOVE, [moveId])
      if (!move) throw new Refused(plainError('not-found', customerTexts.unknownMove))
      if (move.undone) throw new Refused(notChangeable(customerTexts.alreadyUndone))
      if (move.later) throw new Refused(notChangeable(customerTexts.movedSince))
      await (move.kind === 'merge' ? undoMerge(manager, move) : undoSplit(manager, move))
      await manager.query(
        'UPDATE customer_moves SET undone_at = $2, undone_by = $3 WHERE id = $1',
        [moveId, this.now(), staff.name],
      )
      return move.from
    })
  }

  private async note(
    manager: EntityManager,
    staff: StaffMember,
    { kind, from, to, was, orders, apart, emails, consents }: Omit<Move, 'id' | 'undone' | 'later'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO customer_moves (kind, from_id, to_id, orders, apart, emails, consents, was, by, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        kind,
        from,
        to,
        orders,
        apart,
        emails,
        consents,
        was && JSON.stringify(was),
        staff.name,
        this.now(),
      ],
    )
  }

  private now(): Date {
    return new Date(this.clock.now())
  }

  private write(
    staff: StaffMember,
    id: number | null,
    version: number | undefined,
    work: (manager: EntityManager) => Promise<number>,
  ): Promise<Answer<number>> {
    const edit = { noun: 'customers', key: id === null ? null : String(id), version }
    const says = { noun: 'customers', id: () => null } as const
    return this.edits.write(staff, edit, says, async (manager) => ({
      ok: true,
      value: await work(manager),
    }))
  }
}

async function undoMerge(manager: EntityManager, move: Move): Promise<void> {
  for (const id of [move.from, move.to]) await notErased(manager, id)
  await moveBack(manager, move, move)
  await manager.query('UPDATE customers SET merged_into = NULL, counted = false WHERE id = $1', [
    move.from,
  ])
  await manager.query('UPDATE customers SET counted = false WHERE id = $1', [move.to])
  await writeValues(manager, move.to, move.was ?? {}, 0)
}

async function undoSplit(manager: EntityManager, { from, to, orders, apart }: Move): Promise<void> {
  for (const id of [from, to]) await notErased(manager, id)
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

/** The values of who stays, each of the side that staff chose; what was noted of both is kept. */
function mergedValues(
  stays: StandingCustomer,
  goes: StandingCustomer,
  chosen: MergeRequest,
): Partial<StandingCustomer> {
  const of = (field: 'name' | 'email' | 'phone' | 'city') =>
    (chosen[field] === 'this' ? stays : goes)[field]
  return {
    name: of('name'),
    email: of('email'),
    phone: of('phone'),
    city: of('city'),
    notes: [stays.notes, goes.notes].filter(Boolean).join('\n'),
    business: stays.business || goes.business,
  }
}

function differences(before: StandingCustomer, after: Partial<StandingCustomer>): Changed {
  const fields = Object.keys(after) as (keyof StandingCustomer)[]
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, [before[field], after[field]]]),
  )
}

/** The columns that a merge writes; nothing else becomes SQL. */
const COLUMNS = ['name', 'email', 'phone', 'city', 'notes', 'business'] as const

/**
 * Writes one side of what changed, where the other side still stands: what staff wrote since is
 * kept.
 */
async function writeValues(
  manager: EntityManager,
  id: number,
  values: Changed,
  side: 0 | 1,
): Promise<void> {
  for (const column of COLUMNS) {
    const value = values[column]
    if (value)
      await manager.query(
        `UPDATE customers SET ${column} = $2, counted = false WHERE id = $1 AND ${column} = $3`,
        [id, value[side], value[1 - side]],
      )
  }
}
