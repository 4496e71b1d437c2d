import { Inject, Injectable } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { isDatabaseGone } from '../errors/database-gone.ts'
import { plainError } from '../errors/refused.ts'
import { lockFolio } from '../folios/folios.ts'
import { type Decided, refuseStale } from '../subjects/decided-since.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import type { Subject } from '../subjects/subject.ts'
import { type Press, findPress, isSame, storePress } from './presses.ts'

/** The connections of acts, apart from those of reads. */
export const ACTS_POOL = Symbol('acts pool')

/** A kind of order: its record has the id of its folio. */
export interface OrderKind<Row> {
  kind: 'booking' | 'breakfast-order' | 'sale'
  /** What screens call it. */
  noun: 'bookings' | 'breakfast-orders' | 'sales'
  /**
   * Locks the folios that acts on an order write, by their ids, and what lets one act at a time decide
   * about it. False: it is gone. Left out: its own folio does both.
   */
  lockFolios?(client: PoolClient, id: string): Promise<boolean>
  /** Locks the record and reads it. Null: it is gone. */
  lock(client: PoolClient, id: string): Promise<Row | null>
}

/** What came of an act: `as-it-was` where it changed nothing, such as what was done before. */
export type Outcome<Refusal> = 'done' | 'as-it-was' | { refused: Refusal }

/** What is to be done to an order. */
export interface Act<Row, Refusal> {
  /** The press of staff that it came from; left out: a guest, or the house itself. */
  press?: Press | null
  /** What is decided, and by which version: refused where others decided meanwhile what it rests on. */
  decided?: Omit<Decided, 'at'> | null
  /** Takes the locks that go between the folio's and the record's, such as a room type's. */
  before?(client: PoolClient): Promise<void>
  /** Whether the order's workflow is to hear of it: it knows what it does itself. */
  isNews?: boolean
  /** Judges and writes. What it wrote is undone where it refuses. */
  do(client: PoolClient, row: Row, moment: ActMoment): Promise<Outcome<Refusal>>
  /** The refusal that an error of the database stands for; null: none, it is thrown. */
  refusalOf(error: unknown): Refusal | null
}

export interface ActMoment {
  /** The instant of the property's clock. */
  at: Date
  /** Does something once the transaction is committed, such as to notify screens. */
  afterCommit(work: () => void): void
}

/** Why nothing was done, whatever the kind of order. */
export type Unfit = 'not-found' | { stands: ApiError['error'] }

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
   * The same press is carried out once and answered `as-it-was` the next time; one with other content
   * is refused; one that was refused may be tried anew. Tried again where it met another act in a
   * deadlock.
   *
   * @throws what the database says where it gives no answer: then the press may be repeated
   */
  async act<Row, Refusal>(
    order: OrderKind<Row>,
    id: string,
    act: Act<Row, Refusal>,
  ): Promise<Outcome<Refusal | Unfit>> {
    const subject: Subject = { kind: order.kind, id }
    let works: (() => void)[] = []
    const afterCommit = (work: () => void) => void works.push(work)
    const outcome = await triedAgain(() => {
      works = []
      return inTransaction(this.pool, (client) =>
        carryOut(client, { order, subject, act, clock: this.clock, afterCommit }),
      )
    }, isDeadlock).catch(async (error: unknown): Promise<Outcome<Refusal | Unfit>> => {
      if (error instanceof Undone) return { refused: error.refusal as Refusal | Unfit }
      if (isDatabaseGone(error) && act.press && (await this.wasStored(subject, act.press)))
        return 'done'
      const refusal = act.refusalOf(error)
      if (refusal === null) throw error
      return { refused: refusal }
    })
    if (outcome !== 'done') return outcome
    if (act.isNews !== false) this.notifier.say('outbox')
    this.notifier.say('changed', JSON.stringify({ noun: order.noun, id }))
    for (const work of works) work()
    return outcome
  }

  /** Whether a commit whose answer was lost was made all the same. */
  private async wasStored(subject: Subject, press: Press): Promise<boolean> {
    const found = await findPress(this.pool, subject, press.requestId).catch(() => null)
    return found !== null && isSame(found, press)
  }
}

/** Carries a refusal out of the transaction, which is rolled back by it. */
class Undone extends Error {
  constructor(readonly refusal: unknown) {
    super('refused')
  }
}

interface ToCarryOut<Row, Refusal> {
  order: OrderKind<Row>
  subject: Subject
  act: Act<Row, Refusal>
  clock: Clock
  afterCommit: ActMoment['afterCommit']
}

async function carryOut<Row, Refusal>(
  client: PoolClient,
  { order, subject, act, clock, afterCommit }: ToCarryOut<Row, Refusal>,
): Promise<Outcome<never>> {
  const { press, decided } = act
  const isThere = await (order.lockFolios ?? lockFolio)(client, subject.id)
  // Also of an order that its own press deleted.
  const before = press ? await findPress(client, subject, press.requestId) : null
  if (press && before) {
    if (!isSame(before, press))
      throw new Undone({ stands: plainError('booking-not-changeable', OTHER_PRESS) })
    return 'as-it-was'
  }
  if (!isThere) throw new Undone('not-found')
  await act.before?.(client)
  const row = await order.lock(client, subject.id)
  if (!row) throw new Undone('not-found')
  // Not before: it may have waited for the locks.
  const at = new Date(clock.now())
  const stands = decided && (await refuseStale(client, subject, { ...decided, at }))
  if (stands) throw new Undone({ stands })
  const outcome = await act.do(client, row, { at, afterCommit })
  if (outcome === 'as-it-was') return outcome
  if (outcome !== 'done') throw new Undone(outcome.refused)
  if (press) await storePress(client, subject, press, at)
  if (act.isNews !== false) await tellOutbox(client, subject, 'changed')
  return outcome
}
