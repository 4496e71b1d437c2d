import { Injectable, Inject } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import type { Occupancy } from '../../rules/availability/property-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { bookingsMade } from '../telemetry/metrics.ts'
import { noteWork } from '../telemetry/work.ts'
import {
  type DecidedBooking,
  type NotInserted,
  insertBooking,
  isKeyKnown,
  type BookingKey,
} from './insert-booking.ts'
import { holdBookingsStill, makeRoom } from './room-rearrangement.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import type { Order } from './order.ts'

/** A booking as it is asked for: it is decided anew from each look at the property. */
export interface AskedBooking {
  /** The slug of the room type. */
  roomType: string
  decide(known: KnownProperty, moment: Moment): Answer<DecidedBooking>
}

/** `key-known`: this key has made a booking before; nothing was written now. */
export type Accepted =
  | { outcome: 'booked'; booking: DecidedBooking; number: string }
  | { outcome: 'refused'; error: ApiError['error'] }
  | { outcome: 'key-known' }

/**
 * Decides about bookings and writes them, however many ask at once:
 * docs/why-can-a-burst-not-overbook.md
 */
@Injectable()
export class Acceptance {
  private readonly turns = new Turns()

  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly terms: SaleTerms,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Three tries: from what is known already, from a look at the database, and with the room type
   * locked, whose answer is final. Those who need the third take turns, and each looks once more
   * before it locks: mostly those before have left nothing to lock for. Nothing is stored unless the
   * outcome is `booked`.
   */
  async accept(asked: AskedBooking): Promise<Accepted> {
    const accepted =
      (await this.fromWhatIsKnown(asked)) ??
      (await this.fromALook(asked)) ??
      (await this.turns.take(
        asked.roomType,
        async () => (await this.fromALook(asked)) ?? this.locked(asked),
      ))
    if (accepted.outcome === 'booked') this.publish(accepted)
    return accepted
  }

  private publish({ booking: { id, order }, number }: Accepted & { outcome: 'booked' }): void {
    bookingsMade.inc({ source: order.source })
    noteWork({ subject: 'booking', subjectId: id, number })
    this.notifier.say('outbox')
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id }))
  }

  /**
   * Asks nothing before it writes: the database checks that what was known still holds. Refuses
   * nobody, because what is known may be a moment old.
   */
  private async fromWhatIsKnown(asked: AskedBooking): Promise<Accepted | null> {
    const known = this.facts.latest()
    const decided = known && asked.decide(known, this.clock.moment())
    return decided?.ok ? this.writeIfPlain(decided.value, known!) : null
  }

  /** The facts are as fresh as the question, so a refusal is final. */
  private async fromALook(asked: AskedBooking): Promise<Accepted | null> {
    const known = await this.facts.fresh()
    const decided = asked.decide(known, this.clock.moment())
    if (!decided.ok) return { outcome: 'refused', error: decided.error }
    return this.writeIfPlain(decided.value, known)
  }

  /**
   * Has the room type to itself: what is looked at inside the lock stands still until the booking is
   * written, so others can be re-assigned for it.
   */
  private async locked(asked: AskedBooking): Promise<Accepted> {
    const { facts } = await this.facts.fresh()
    const roomType = facts.roomTypes.find(({ slug }) => slug === asked.roomType)
    const inOne = async (client: PoolClient): Promise<Accepted> => {
      if (roomType) {
        await lockRoomType(client, roomType.id)
        await holdBookingsStill(client, [roomType.id], this.clock.moment().today)
      }
      const known = await this.facts.fresh()
      const decided = asked.decide(known, this.clock.moment())
      if (!decided.ok) return { outcome: 'refused', error: decided.error }
      const booking = decided.value
      const writer = { by: null, staffId: null, at: new Date(booking.now) }
      await makeRoom(client, booking.stay, known.facts, writer)
      // A price that changed since the look came after it; rooms, closures and bookings cannot.
      const written = await this.writeBooking(client, booking, { ...known, version: null })
      if (written.outcome === 'booked') return written
      throw new NotBooked(finalAnswer(written.outcome))
    }
    // It moves others: an act on one of them may wait for what this has, and this for what that has.
    return triedAgain(() => inTransaction(this.pool, inOne), isDeadlock).catch((error: unknown) => {
      if (error instanceof NotBooked) return error.accepted
      if (isKeyKnown(error)) return { outcome: 'key-known' }
      throw error
    })
  }

  /**
   * Writes a booking for which nobody has to move: one statement. Null where others have to, or
   * where someone else was first.
   */
  private async writeIfPlain(
    booking: DecidedBooking,
    known: KnownProperty,
  ): Promise<Accepted | null> {
    const { moves, release } = booking.stay
    if (moves.length > 0 || release.length > 0) return null
    const written = await this.writeBooking(this.pool, booking, known).catch((error: unknown) => {
      if (isKeyKnown(error)) return { outcome: 'key-known' } as const
      throw error
    })
    if (written.outcome === 'taken' || written.outcome === 'outdated') return null
    if (written.outcome !== 'booked') return finalAnswer(written.outcome)
    this.terms.noteStored(this.terms.of(known.facts))
    this.facts.remember(occupancyOf(booking))
    return written
  }

  /** Writes the booking with what it is sold by. */
  private async writeBooking(
    on: Pool | PoolClient,
    booking: DecidedBooking,
    { facts, version }: Pick<KnownProperty, 'facts'> & { version: string | null },
  ): Promise<(Accepted & { outcome: 'booked' }) | { outcome: NotInserted }> {
    const terms = this.terms.of(facts)
    const isStored = this.terms.isStored(terms)
    const inserted = await insertBooking(on, booking, { terms, isStored, version })
    return inserted.outcome === 'booked' ? { ...inserted, booking } : inserted
  }
}

/** The limit of the setting `holds` that counts nights. */
const TOO_MANY_NIGHTS =
  'Je hebt al veel nachten openstaan. Betaal die eerst, of wacht tot ze vervallen.'

/** Undoes what was written under the lock for a booking that is not made. */
class NotBooked extends Error {
  constructor(readonly accepted: Accepted) {
    super('not booked')
  }
}

function finalAnswer(outcome: NotInserted): Accepted {
  if (outcome === 'key-known') return { outcome }
  if (outcome === 'too-many-holds') return { outcome: 'refused', error: plainError(outcome) }
  if (outcome === 'too-many-nights')
    return { outcome: 'refused', error: plainError('too-many-holds', TOO_MANY_NIGHTS) }
  throw new Error(`what the rules accept under the lock, the database calls ${outcome}`)
}

/** As this process knows it until its next look: it stays where it is put. */
function occupancyOf({ id: bookingId, roomTypeId, stay, order }: DecidedBooking): Occupancy {
  const { arrival, departure } = order
  const { roomId } = stay
  return { bookingId, roomTypeId, roomId, arrival, departure, pinned: true, holdUntil: null }
}

/** Lets those who want the same thing take turns, in the order they came. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>()

  /** Does `work` when all who came before for the same `what` are done, whatever came of them. */
  async take<T>(what: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(what) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.last.set(what, mine)
    try {
      return await mine
    } finally {
      if (this.last.get(what) === mine) this.last.delete(what)
    }
  }
}

/** What is answered of a booking that a key made. */
interface MadeBooking {
  id: string
  number: string
  createdAt: Date
  /** The end of its hold, ms since 1970 UTC; null: it is no hold, or its key made it before. */
  heldUntil: number | null
  /** Its key made it before. */
  isKnown: boolean
  payment: BookingPayment
  roomKind: RoomType['kind']
  /** The warnings that staff overruled. */
  overruled: StayRefusalReason[]
}

/** Decides about an order, under its key. */
export type Decide = (
  known: KnownProperty,
  moment: Moment,
  key: BookingKey,
) => Answer<DecidedBooking>

type KnownBooking = Omit<MadeBooking, 'isKnown' | 'heldUntil'> & { requestHash: string }

const FIND = `SELECT k.key, k.request_hash AS "requestHash", b.id, b.number, b.created_at AS "createdAt", b.payment, b.overruled, t.kind AS "roomKind"
FROM idempotency_keys k JOIN bookings b ON b.id = k.booking_id JOIN room_types t ON t.id = b.room_type_id WHERE k.key = ANY ($1::text[])`

/**
 * Makes a booking once under its key. None of it waits for the payment provider or the workflows:
 * docs/why-is-a-payment-opened-on-the-way-to-it.md
 */
@Injectable()
export class BookingKeys {
  private readonly answering = new Map<
    string,
    { hash: string; answer: Promise<Answer<MadeBooking>> }
  >()
  private waiting: string[] = []
  private question: Promise<Map<string, KnownBooking>> | null = null

  constructor(
    private readonly pool: Pool,
    private readonly acceptance: Acceptance,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'databasePatienceMs'>,
  ) {}

  /**
   * Answers the booking of an order. The same key with the same content always has the same answer,
   * however often and wherever it is asked; with other content it is refused. With another way to pay
   * it is the same content.
   *
   * @param decide decides anew from each look at the property
   */
  bookOnce(order: Order, text: string, decide: Decide): Promise<Answer<MadeBooking>> {
    const { method: _, ...asked } = order
    const hash = requestHash(asked)
    const key = { text, requestHash: hash }
    const underWay = this.answering.get(text)
    if (underWay?.hash === hash) return underWay.answer
    if (underWay) return Promise.resolve({ ok: false, error: plainError('idempotency-key-reused') })
    const answer = this.answer(order, key, decide).finally(() => this.answering.delete(text))
    this.answering.set(text, { hash, answer })
    return answer
  }

  /**
   * The answer of `work` where it comes in time, else that the database cannot be reached. For work
   * of several steps, each of which has its own time limit. It goes on all the same: to be used where
   * asking again is harmless.
   */
  inTime<T>(work: Promise<Answer<T>>): Promise<Answer<T>> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Answer<T>>((resolve) => {
      const end = () => resolve({ ok: false, error: plainError('unavailable') })
      timer = setTimeout(end, 1.5 * this.settings.databasePatienceMs)
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }

  private async answer(
    { roomType }: Order,
    key: BookingKey,
    decide: Decide,
  ): Promise<Answer<MadeBooking>> {
    const accepted = await this.acceptance.accept({
      roomType,
      decide: (known, moment) => decide(known, moment, key),
    })
    if (accepted.outcome === 'booked') {
      const { booking, number } = accepted
      const { id, now, payment, roomKind, hold, stay } = booking
      const overruled = stay.warnings.map(({ reason }) => reason)
      const made = { id, number, createdAt: new Date(now), payment, roomKind, overruled }
      return { ok: true, value: { ...made, heldUntil: hold?.until ?? null, isKnown: false } }
    }
    // What is refused now may be what this very key has booked before: its room is taken, by
    // itself.
    const known = await this.find(key.text)
    if (known && known.requestHash !== key.requestHash)
      return { ok: false, error: plainError('idempotency-key-reused') }
    if (known) {
      const { requestHash: _, ...made } = known
      return { ok: true, value: { ...made, heldUntil: null, isKnown: true } }
    }
    if (accepted.outcome === 'refused') return { ok: false, error: accepted.error }
    throw new Error('a key that was known is gone')
  }

  /** The booking that was made with this key; null when there is none. */
  private async find(key: string): Promise<KnownBooking | null> {
    this.question ??= this.ask()
    this.waiting.push(key)
    return (await this.question).get(key) ?? null
  }

  /** When many are refused at once, one question answers for all of them. */
  private async ask(): Promise<Map<string, KnownBooking>> {
    // Whoever is refused in this turn of the loop comes along.
    await new Promise((resolve) => setImmediate(resolve))
    const keys = this.waiting
    this.waiting = []
    this.question = null
    const { rows } = await this.pool.query<KnownBooking & { key: string }>({
      name: 'known-keys',
      text: FIND,
      values: [keys],
    })
    return new Map(rows.map(({ key, ...known }) => [key, known]))
  }
}
