import { Inject, Injectable } from '@nestjs/common'
import { type ClientBase, DatabaseError, type Pool, type PoolClient } from 'pg'
import type { Text } from '../../rules/texts/message.ts'
import type { DecidingAct } from '../../rules/decisions/decided-meanwhile.ts'
import type { LiveNoun } from '../database/live-event.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import { type RefusedError, type PlainError } from '../errors/api-error.ts'
import { isDatabaseGone, isDayClosed } from '../errors/known-failures.ts'
import { Refused, plainError, dayClosed } from '../errors/refused.ts'
import { lockFolio } from '../folios/folios.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import { type Subject, refuseStale, tellOutbox } from '../subjects/events.ts'
import { errorToLog, log } from '../telemetry/log.ts'

/** The connections of acts, apart from those of reads. */
export const ACTS_POOL = Symbol('acts pool')

/** Why an act is not carried out; its sentences are worded where they are answered. */
export type Refusal = RefusedError

/** A kind of order: its record has the id of its folio. */
export interface OrderKind<Row> {
  kind: 'booking' | 'breakfast-order' | 'sale'
  /** What screens and addresses call it. */
  noun: 'bookings' | 'breakfast-orders' | 'sales'
  /** What is answered to an id that no order has. */
  unknown: Text
  /** Of an act that does not fit, or that a constraint refuses: it would be refused on every try. */
  unfit: PlainError
  /** Whether its life allows an act of staff now. Left out: its acts ask a table of their own. */
  allows?(row: Row, act: string): boolean
  /** Its acts write the outbox themselves, where they leave its workflow something to do. */
  isQuiet?: true
  /**
   * Locks the folios that acts on an order write, by their ids, and what lets one act at a time decide
   * about it. False: it is gone. Left out: its own folio does both.
   */
  lockFolios?(client: PoolClient, id: string): Promise<boolean>
  /** Locks the record and reads it. Null: it is gone. */
  lock(client: PoolClient, id: string): Promise<Row | null>
}

/** What is to be done to an order. */
export interface Act<Row> {
  /** The press of staff that it came from; left out: a guest, or the house itself. */
  press?: Press
  /** What the press decides: refused where others decided meanwhile what it rests on. */
  decides?: DecidingAct | undefined
  /** Takes the locks that go between the folio's and the record's, such as a room type's. */
  before?(client: PoolClient): Promise<unknown>
  /** Whether the order's workflow is to hear of it: it knows what it does itself. */
  isNews?: boolean
  /**
   * Judges and writes.
   *
   * @throws Refused why not: then nothing that it wrote is kept
   */
  do(client: PoolClient, row: Row, moment: ActMoment): Promise<void>
}

export interface ActMoment {
  /** The instant of the property's clock. */
  at: Date
  /** Notifies screens of another record, once the transaction is committed; null: of a whole list. */
  changed(noun: LiveNoun, id: string | null): void
}

const OTHER_PRESS = 'Met dit kenmerk is al iets anders gevraagd. Laad de pagina opnieuw.'

/**
 * Carries out acts on orders, each in one transaction: locks its folios, then the record, judges,
 * writes, and leaves the news for the order's workflow in the outbox. Nobody but PostgreSQL is needed
 * for it. Locks are taken in one order: folios by id, room types by id, orders by id.
 */
@Injectable()
export class Orders {
  constructor(
    @Inject(ACTS_POOL) private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * The same press is carried out once and answered as done the next time; one with other content is
   * refused; one that was refused may be tried anew. Tried again where it met another act in a
   * deadlock.
   *
   * @returns why not; null where it was done, now or before
   * @throws what the database says where it gives no answer: then the press may be repeated
   */
  async act<Row>(order: OrderKind<Row>, id: string, act: Act<Row>): Promise<Refusal | null> {
    const subject: Subject = { kind: order.kind, id }
    let news: [LiveNoun, string | null][] = []
    const changed = (noun: LiveNoun, about: string | null) => void news.push([noun, about])
    try {
      const isNew = await triedAgain(() => {
        news = []
        return inTransaction(this.pool, (client) =>
          carryOut(client, { order, subject, act, clock: this.clock, changed }),
        )
      }, isDeadlock)
      if (!isNew) return null
    } catch (error) {
      if (error instanceof Refused) return error.error
      const isDone = isDatabaseGone(error) && (await this.wasStored(subject, act.press))
      if (isDone) return null
      return refusalOf(error, order)
    }
    this.notifier.say('outbox')
    for (const [noun, about] of [[order.noun, id] as const, ...news])
      this.notifier.publish(noun, about)
    return null
  }

  /** Whether a commit whose answer was lost was made all the same. */
  private async wasStored(subject: Subject, press: Press | undefined): Promise<boolean> {
    if (!press) return false
    const found = await findPress(this.pool, subject, press.requestId).catch(() => null)
    return found !== null && isSame(found, press)
  }
}

/**
 * What the database itself refuses, a room that is taken or a stay that cannot be, is a refusal too.
 *
 * @throws any other error
 */
function refusalOf(error: unknown, { unfit }: OrderKind<unknown>): Refusal {
  if (isDayClosed(error)) return dayClosed()
  if (!(error instanceof DatabaseError && error.code?.startsWith('23'))) throw error
  log.error(errorToLog(error), 'a constraint refused an act')
  return unfit
}

interface ToCarryOut<Row> {
  order: OrderKind<Row>
  subject: Subject
  act: Act<Row>
  clock: Clock
  changed: ActMoment['changed']
}

/** @returns false where the press was carried out before */
async function carryOut<Row>(
  client: PoolClient,
  { order, subject, act, clock, changed }: ToCarryOut<Row>,
): Promise<boolean> {
  const { press, decides } = act
  const isThere = await (order.lockFolios ?? lockFolio)(client, subject.id)
  // Also of an order that its own press deleted.
  const before = press ? await findPress(client, subject, press.requestId) : null
  if (press && before) {
    if (isSame(before, press)) return false
    throw new Refused(plainError('idempotency-key-reused', OTHER_PRESS))
  }
  const unknown = () => new Refused(plainError('not-found', order.unknown))
  if (!isThere) throw unknown()
  await act.before?.(client)
  const row = await order.lock(client, subject.id)
  if (!row) throw unknown()
  // Not before: it may have waited for the locks.
  const at = new Date(clock.now())
  const version = press?.version
  if (decides && version !== undefined)
    await refuseStale(client, subject, { act: decides, version, at })
  await act.do(client, row, { at, changed })
  if (press) await storePress(client, subject, press, at)
  if (act.isNews !== false && !order.isQuiet) await tellOutbox(client, subject, 'changed')
  return true
}

/** What staff pressed: an act on an order. */
export interface Press {
  /** The name that the screen gave it: pressed twice, it is one act. */
  requestId: string
  /** What it does, such as `mark-paid`. */
  act: string
  /** What was filled in. */
  data: object
  /** The name of who pressed, as it is shown. */
  by: string
  /** Who that is: two may have the same name. Null: nobody of staff. */
  staffId: string | null
  /** The version of the order on the screen, where others may have decided meanwhile. */
  version?: number | undefined
}

/** A press that was carried out; of what was filled in a hash is left. */
interface StoredPress {
  act: string
  /** Null: carried out before hashes were stored. */
  hash: string | null
}

/** Null where no such press was carried out. */
async function findPress(
  on: Pool | ClientBase,
  { kind, id }: Subject,
  requestId: string,
): Promise<StoredPress | null> {
  const { rows } = await on.query<StoredPress>(
    'SELECT act, hash FROM presses WHERE order_kind = $1 AND order_id = $2 AND request_id = $3 AND waits IS NULL',
    [kind, id, requestId],
  )
  return rows[0] ?? null
}

/** Whether a press asks for what was done under its name. */
function isSame(stored: StoredPress, { act, data }: Press): boolean {
  return stored.act === act && (stored.hash === null || stored.hash === requestHash(data))
}

/**
 * Stores a press in the transaction that carries it out. One that waited since an earlier version gets
 * no hash: the screen may have sent its fields in another order.
 */
async function storePress(
  client: ClientBase,
  { kind, id }: Subject,
  { requestId, act, data, by, staffId }: Press,
  at: Date,
): Promise<void> {
  await client.query(
    `INSERT INTO presses (order_kind, order_id, request_id, act, hash, by, staff_id, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (order_kind, order_id, request_id) DO UPDATE SET waits = NULL, at = excluded.at`,
    [kind, id, requestId, act, requestHash(data), by, staffId, at],
  )
}
