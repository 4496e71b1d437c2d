import type { EntityManager } from 'typeorm'
import { type Day, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { moneyKeptUntil } from '../../rules/customers/money-kept-until.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { houseDay } from '../database/house-days.ts'
import { fieldRefused } from '../errors/refused.ts'
import { balanceSql } from '../folios/folios.ts'
import { REGISTER_KEPT_UNTIL } from '../settings/night-register.ts'
import { customerNumber, messagesOf } from './customer-list.ts'
import { type Acting, notChangeable, standingCustomer } from './customer-edits.ts'
import type { ErasureView, ErasureRequest } from './customer-shapes.ts'
import {
  AT_THEIR_ADDRESSES,
  BESIDE_THE_BOOKS,
  BESIDE_THE_PERSON,
  DUE_CUSTOMERS,
  ERASING,
  IS_IN_THE_BOOKS,
  type RunStatement,
  erase,
  eraseCustomers,
  eraseOrders,
  lastMoneyDay,
} from './erase-people.ts'

interface ErasableOrder {
  id: string
  number: string
  coming: boolean
  open: boolean
  /** The last day of its money; null where the books do not need it. */
  lastDay: Day | null
  registerUntil: Day | null
  notes: number
  phones: number
  erased: boolean
}

const TODAY = houseDay('$2::timestamptz')

/** The orders of customer `$1` at the instant `$2`: a hold past its end is over. */
const ORDERS = `SELECT b.id, b.number, b.state IN ('held', 'confirmed') AND NOT (b.state = 'held' AND b.hold_until <= $2) AND upper(b.stay) >= ${TODAY} AND b.attendance NOT IN ('departed', 'no-show') AS coming,
    b.state <> 'held' AND ${balanceSql('b.folio_id')} <> 0 AS open,
    CASE WHEN ${IS_IN_THE_BOOKS} THEN ${lastMoneyDay('upper(b.stay)')}::text END AS "lastDay",
    (SELECT max(${REGISTER_KEPT_UNTIL}) FROM night_register n WHERE n.booking_id = b.id)::text AS "registerUntil",
    (b.notes <> '')::int AS notes, (b.phone <> '')::int AS phones, o.erased_at IS NOT NULL AS erased
  FROM customer_orders o JOIN bookings b ON b.id = o.order_id WHERE o.customer_id = $1
  UNION ALL
  SELECT b.id, b.number, b.state IN ('placed', 'confirmed') AND b.delivery_day >= ${TODAY},
    b.state <> 'placed' AND ${balanceSql('b.folio_id')} <> 0,
    CASE WHEN ${IS_IN_THE_BOOKS} THEN ${lastMoneyDay('b.delivery_day')}::text END, NULL,
    (b.notes <> '' OR b.failed_note <> '')::int, (b.phone <> '')::int, o.erased_at IS NOT NULL
  FROM customer_orders o JOIN breakfast_orders b ON b.id = o.order_id WHERE o.customer_id = $1
  ORDER BY number`

/** What would go now, what stays, and until when. Refused: who cannot be changed. */
export async function previewErasure(
  manager: EntityManager,
  id: number,
  { at, words }: { at: Date; words: Words },
): Promise<ErasureView> {
  const customer = await standingCustomer(manager, id)
  const orders = await ordersOf(manager, id, at)
  const [counts] = await manager.query<{ messages: number; mails: number; consents: number }[]>(
    `SELECT (SELECT count(*)::int FROM form_messages WHERE ${messagesOf('$1')}) AS messages,
       (SELECT count(*)::int FROM mails WHERE subject_id IN (SELECT order_id FROM customer_orders WHERE customer_id = $1
          UNION ALL SELECT id FROM form_messages WHERE ${messagesOf('$1')})) AS mails,
       (SELECT count(*)::int FROM customer_consents WHERE customer_id = $1) AS consents`,
    [id],
  )
  const refused = refusalOf(orders)
  const left = orders.filter(({ erased }) => !erased)
  const sum = (of: 'notes' | 'phones') => left.reduce((total, order) => total + order[of], 0)
  return {
    id,
    number: customerNumber(id),
    name: customer.name,
    refused: refused && textOf(words, refused),
    goes: {
      ...counts!,
      notes: sum('notes') + (customer.notes === '' ? 0 : 1),
      phones: sum('phones') + (customer.phone === '' ? 0 : 1),
      orders: left.filter(isErasable).map(({ number }) => number),
    },
    stays: left.flatMap(({ number, lastDay }) =>
      lastDay === null ? [] : [{ number, until: formatDay(moneyKeptUntil(parseDay(lastDay)!)) }],
    ),
    registers: left.flatMap(({ number, registerUntil }) =>
      registerUntil === null ? [] : [{ number, until: registerUntil }],
    ),
  }
}

/**
 * Erases a person who asks for it (AVG art. 17). It cannot be undone. Refused: another name than
 * theirs, a stay to come, an open bill.
 */
export async function erasePerson(
  manager: EntityManager,
  id: number,
  { name }: ErasureRequest,
  { by, at }: Acting,
): Promise<number> {
  const customer = await standingCustomer(manager, id)
  if (name.trim().toLowerCase() !== customer.name.trim().toLowerCase())
    throw fieldRefused('name', message('customer.nameToErase'))
  const run: RunStatement = (statement, values) => manager.query(statement, values)
  await run(ERASING, [])
  // Addresses first: an order that is being written under one is waited for, and seen below.
  await erase(run, AT_THEIR_ADDRESSES, id)
  const orders = await ordersOf(manager, id, at)
  const refused = refusalOf(orders)
  if (refused) throw notChangeable(refused)
  await run('UPDATE customers SET erasure_asked_at = $2, erasure_asked_by = $3 WHERE id = $1', [
    id,
    at,
    by,
  ])
  await erase(run, BESIDE_THE_BOOKS, idsOf(orders))
  await eraseOrders(run, idsOf(orders.filter(isErasable)), at)
  await erase(run, BESIDE_THE_PERSON, [id])
  const over: unknown[] = await manager.query(`${DUE_CUSTOMERS} AND c.id = $1`, [id])
  if (over.length > 0 || orders.length === 0) await eraseCustomers(run, [id], at)
  return id
}

const ordersOf = (manager: EntityManager, id: number, at: Date) =>
  manager.query<ErasableOrder[]>(ORDERS, [id, at])

/** Whether neither the books nor the night register need an order any more. */
const isErasable = ({ lastDay, registerUntil }: ErasableOrder) =>
  lastDay === null && registerUntil === null

/** Why nothing can be erased yet; null where it can. */
function refusalOf(orders: ErasableOrder[]): Message | null {
  const numbers = (which: 'coming' | 'open') =>
    orders
      .filter((order) => order[which])
      .map(({ number }) => number)
      .join(', ')
  if (numbers('coming')) return message('customer.stayComing', { numbers: numbers('coming') })
  if (numbers('open')) return message('customer.billOpen', { numbers: numbers('open') })
  return null
}

const idsOf = (orders: ErasableOrder[]) => orders.map(({ id }) => id)
