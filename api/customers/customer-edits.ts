import type { EntityManager } from 'typeorm'
import { type Text, message } from '../../rules/texts/message.ts'
import { insertion } from '../database/insertion.ts'
import { Refused, fieldRefused, orNotFound, plainError } from '../errors/refused.ts'
import { ORDERS, customerNumber } from './customer-list.ts'
import type {
  ConsentRequest,
  CustomerChange,
  CustomerDetailView,
  MergeRequest,
  SplitRequest,
} from './customer-shapes.ts'

/** Who writes a customer, and when. */
export interface Acting {
  by: string
  at: Date
}

/** A customer as edits read one. */
type StandingCustomer = Pick<
  CustomerDetailView,
  'id' | 'name' | 'email' | 'phone' | 'city' | 'notes' | 'business'
>

/** That something cannot be done with a customer, and why. */
export const notChangeable = (text: Text) =>
  new Refused(plainError('customer-not-changeable', text))

/** A customer who can be changed. Refused: unknown, merged into another, or to be forgotten. */
export async function standingCustomer(
  manager: EntityManager,
  id: number,
): Promise<StandingCustomer> {
  const [row] = await manager.query<(StandingCustomer & { merged: boolean; erased: boolean })[]>(
    `SELECT id, name, email, phone, city, notes, business, merged_into IS NOT NULL AS merged,
       erasure_asked_at IS NOT NULL OR erased_at IS NOT NULL AS erased FROM customers WHERE id = $1`,
    [id],
  )
  const { merged, erased, ...customer } = orNotFound(row, message('customer.unknown'))
  if (merged) throw notChangeable(message('customer.merged'))
  if (erased) throw notChangeable(message('customer.erased'))
  return customer
}

/**
 * Writes a customer anew. Their bookings keep the name and address that they were made with: a mail
 * about a booking goes where the booking says.
 */
export async function changeCustomer(
  manager: EntityManager,
  id: number,
  change: CustomerChange,
): Promise<number> {
  const customer = await standingCustomer(manager, id)
  await writeEmail(manager, customer, change)
  const { name, email, phone, city, notes, business } = change
  await manager.query(
    `UPDATE customers SET name = $2, email = $3, phone = $4, city = $5, notes = $6, business = $7, edited = true WHERE id = $1`,
    [id, name.trim(), email.trim(), phone.trim(), city.trim(), notes, business],
  )
  return id
}

/** Notes that a customer agreed to something, or took it back (AVG art. 7). */
export async function noteConsent(
  manager: EntityManager,
  id: number,
  { what, given }: ConsentRequest,
  { by, at }: Acting,
): Promise<number> {
  await standingCustomer(manager, id)
  const noted = await manager.query<unknown[]>(
    given
      ? `INSERT INTO customer_consents (customer_id, what, given_at, given_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT (customer_id, what) WHERE withdrawn_at IS NULL DO NOTHING RETURNING id`
      : `WITH withdrawn AS (UPDATE customer_consents SET withdrawn_at = $3, withdrawn_by = $4
           WHERE customer_id = $1 AND what = $2 AND withdrawn_at IS NULL RETURNING id) SELECT id FROM withdrawn`,
    [id, what, at, by],
  )
  if (noted.length === 0)
    throw notChangeable(
      given ? message('customer.consentGiven') : message('customer.consentMissing'),
    )
  return id
}

/** Has a new address lead to a customer, and the old one no longer where staff say so. */
async function writeEmail(
  manager: EntityManager,
  customer: StandingCustomer,
  { email, oldEmail }: CustomerChange,
): Promise<void> {
  const [was, becomes] = [customer.email, email].map((one) => one.trim().toLowerCase())
  if (was === becomes) return
  if (was !== '' && !oldEmail) throw fieldRefused('oldEmail', message('customer.oldEmailUnasked'))
  if (oldEmail === 'forget')
    await manager.query('DELETE FROM customer_emails WHERE customer_id = $1 AND email_key = $2', [
      customer.id,
      was,
    ])
  if (becomes === '') return
  await manager.query(
    'INSERT INTO customer_emails (email_key, customer_id) VALUES (email_key($1), $2) ON CONFLICT DO NOTHING',
    [becomes, customer.id],
  )
  const [owner] = await manager.query<{ id: number; name: string }[]>(
    `SELECT c.id, c.name FROM customer_emails e JOIN customers c ON c.id = e.customer_id WHERE e.email_key = email_key($1)`,
    [becomes],
  )
  if (!owner || owner.id === customer.id) return
  const of = { number: customerNumber(owner.id), name: owner.name }
  throw fieldRefused('email', message('customer.emailOfAnother', of))
}

/** The columns that a merge writes; nothing else becomes SQL. */
const COLUMNS = ['name', 'email', 'phone', 'city', 'notes', 'business'] as const

/** What of a customer was one thing before a merge and another after it. */
type Changed = Partial<Record<(typeof COLUMNS)[number], [before: unknown, after: unknown]>>

/** A merge or a split, with all that taking it back needs. */
interface Move {
  kind: 'merge' | 'split'
  fromId: number
  toId: number
  orders: string[]
  /** Those of them that stood apart before. */
  apart: string[]
  emails: string[]
  consents: number[]
  /** What was written of the customer that stays; null of a split. */
  was: Changed | null
}

/** Whether one of the customers of a move `m` was merged or split after it, as SQL. */
export const MOVED_SINCE = `EXISTS (SELECT FROM customer_moves later WHERE later.id > m.id AND later.undone_at IS NULL
  AND (later.from_id IN (m.from_id, m.to_id) OR later.to_id IN (m.from_id, m.to_id)))`

function noteMove(manager: EntityManager, move: Move, acting: Acting): Promise<unknown> {
  const row = { ...move, was: move.was && JSON.stringify(move.was), ...acting }
  return manager.query(...insertion('customer_moves', row))
}

/**
 * Makes one customer of two: `other` goes into the one who stays.
 *
 * @returns who stays
 */
export async function mergeCustomers(
  manager: EntityManager,
  to: number,
  request: MergeRequest,
  acting: Acting,
): Promise<number> {
  if (request.other === to) throw fieldRefused('other', message('customer.withItself'))
  const stays = await standingCustomer(manager, to)
  const goes = await standingCustomer(manager, request.other)
  const from = goes.id
  const moved = await moveAll(manager, from, to)
  await manager.query('UPDATE customers SET merged_into = $2, counted = false WHERE id = $1', [
    from,
    to,
  ])
  const was = mergedValues(stays, goes, request)
  await writeValues(manager, to, was, 1)
  await manager.query('UPDATE customers SET edited = true, counted = false WHERE id = $1', [to])
  await noteMove(manager, { kind: 'merge', fromId: from, toId: to, was, ...moved }, acting)
  return to
}

/**
 * Moves all that a customer has to another. Addresses first: an order that is being written under
 * one of them is waited for, and then moves too; one that comes later finds the other customer.
 */
async function moveAll(manager: EntityManager, from: number, to: number) {
  const [moved] = await manager.query<[Pick<Move, 'emails'>]>(
    `WITH moved AS (UPDATE customer_emails SET customer_id = $2 WHERE customer_id = $1 RETURNING email_key)
     SELECT coalesce(array_agg(email_key), '{}') AS emails FROM moved`,
    [from, to],
  )
  // Of what both agreed to, one is enough.
  const [rest] = await manager.query<[Pick<Move, 'orders' | 'apart' | 'consents'>]>(
    `WITH moved AS (UPDATE customer_orders SET customer_id = $2, apart = false, counted = false WHERE customer_id = $1 RETURNING order_id, old.apart AS was_apart),
     agreed AS (UPDATE customer_consents c SET customer_id = $2 WHERE customer_id = $1 AND (withdrawn_at IS NOT NULL OR NOT EXISTS (
       SELECT FROM customer_consents k WHERE k.customer_id = $2 AND k.what = c.what AND k.withdrawn_at IS NULL)) RETURNING id)
     SELECT coalesce(array_agg(order_id), '{}') AS orders, coalesce(array_agg(order_id) FILTER (WHERE was_apart), '{}') AS apart,
       (SELECT coalesce(array_agg(id), '{}') FROM agreed) AS consents FROM moved`,
    [from, to],
  )
  return { ...moved, ...rest }
}

/**
 * What a merge changes of who stays: each value is of the side that staff chose, and what was noted
 * of both is kept.
 */
function mergedValues(
  stays: StandingCustomer,
  goes: StandingCustomer,
  chosen: MergeRequest,
): Changed {
  const of = (field: 'name' | 'email' | 'phone' | 'city') =>
    (chosen[field] === 'this' ? stays : goes)[field]
  const merged = {
    name: of('name'),
    email: of('email'),
    phone: of('phone'),
    city: of('city'),
    notes: [stays.notes, goes.notes].filter(Boolean).join('\n'),
    business: stays.business || goes.business,
  }
  return Object.fromEntries(
    COLUMNS.filter((column) => stays[column] !== merged[column]).map((column) => [
      column,
      [stays[column], merged[column]],
    ]),
  )
}

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

/**
 * Gives one order of a customer a customer of its own, as the order says who it is of. Refused: an
 * order of somebody else, the only one they have.
 *
 * @returns the new customer
 */
export async function splitOrder(
  manager: EntityManager,
  from: number,
  { orderId }: SplitRequest,
  acting: Acting,
): Promise<number> {
  await standingCustomer(manager, from)
  const linked: { id: string; apart: boolean }[] = await manager.query(
    'SELECT order_id AS id, apart FROM customer_orders WHERE customer_id = $1',
    [from],
  )
  const found = linked.find((each) => each.id === orderId)
  const its = orNotFound(found, message('customer.unknownOrder'))
  if (linked.length === 1) throw notChangeable(message('customer.onlyOrder'))
  const [made] = await manager.query<{ id: number }[]>(
    `INSERT INTO customers (name, email, phone, city, created_at)
     SELECT b.name, b.email, b.phone, b.city, $2 FROM ${ORDERS} b WHERE b.id = $1 RETURNING id`,
    [orderId, acting.at],
  )
  const to = made!.id
  await manager.query(
    'UPDATE customer_orders SET customer_id = $2, apart = true, counted = false WHERE order_id = $1',
    [orderId, to],
  )
  await manager.query('UPDATE customers SET counted = false WHERE id = $1', [from])
  const moved = { orders: [orderId], apart: its.apart ? [orderId] : [], emails: [], consents: [] }
  await noteMove(manager, { kind: 'split', fromId: from, toId: to, was: null, ...moved }, acting)
  return to
}

const MOVE = `SELECT m.kind, m.from_id AS "fromId", m.to_id AS "toId", m.orders, m.apart, m.emails, m.consents, m.was,
    m.undone_at IS NOT NULL AS undone, ${MOVED_SINCE} AS later,
    EXISTS (SELECT FROM customers c WHERE c.id IN (m.from_id, m.to_id) AND (c.erasure_asked_at IS NOT NULL OR c.erased_at IS NOT NULL)) AS erased
  FROM customer_moves m WHERE m.id = $1`

/**
 * Takes a merge or a split back, with what came under the moved addresses since. Refused: an unknown
 * one, one that was taken back, one after which another was made of the same customers, one of whom
 * somebody was erased.
 *
 * @returns the customer who has the orders again
 */
export async function undoMove(
  manager: EntityManager,
  id: number,
  { by, at }: Acting,
): Promise<number> {
  const [found] = await manager.query<
    (Move & { undone: boolean; later: boolean; erased: boolean })[]
  >(MOVE, [id])
  const move = orNotFound(found, message('customer.unknownMove'))
  if (move.undone) throw notChangeable(message('customer.alreadyUndone'))
  if (move.later) throw notChangeable(message('customer.movedSince'))
  if (move.erased) throw notChangeable(message('customer.erased'))
  const { fromId: from, toId: to, orders, apart, emails, consents, was } = move
  await manager.query(
    'UPDATE customer_emails SET customer_id = $1 WHERE customer_id = $2 AND email_key = ANY ($3)',
    [from, to, emails],
  )
  await manager.query(
    `UPDATE customer_orders o SET customer_id = $1, apart = o.order_id = ANY ($4), counted = false
     WHERE o.customer_id = $2 AND (o.order_id = ANY ($3) OR NOT o.apart AND
       EXISTS (SELECT FROM ${ORDERS} b WHERE b.id = o.order_id AND email_key(b.email) = ANY ($5)))`,
    [from, to, orders, apart, emails],
  )
  await manager.query(
    'UPDATE customer_consents SET customer_id = $1 WHERE customer_id = $2 AND id = ANY ($3)',
    [from, to, consents],
  )
  // Who was merged is there again. Whom a split made is gone again, unless staff wrote something of
  // them, as a merge did of who stayed.
  await manager.query(
    `UPDATE customers SET counted = false, merged_into = CASE
       WHEN id = $1 OR edited OR EXISTS (SELECT FROM customer_orders WHERE customer_id = $2) THEN NULL ELSE $1::int END
     WHERE id IN ($1, $2)`,
    [from, to],
  )
  await writeValues(manager, to, was ?? {}, 0)
  await manager.query('UPDATE customer_moves SET undone_at = $2, undone_by = $3 WHERE id = $1', [
    id,
    at,
    by,
  ])
  return from
}
