import { Injectable, Inject } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import type { Occupancy } from '../../rules/availability/property-facts.ts'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, answerOf, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { bookingsMade } from '../telemetry/metrics.ts'
import { noteWork } from '../telemetry/work.ts'
import { type BookingKey, type DecidedBooking, insertBooking } from './insert-booking.ts'
import type { Order } from './order.ts'
import { holdBookingsStill, makeRoom } from './room-rearrangement.ts'

/** A booking as it is asked for: it is decided anew from each look at the property. */
interface AskedBooking {
  /** The slug of the room type. */
  roomType: string
  /** Throws `Refused`. */
  decide: (known: KnownProperty, moment: Moment) => DecidedBooking
}

/** A booking that was written, with the number that it was given. */
interface Booked {
  booking: DecidedBooking
  number: string
}

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
   * before it locks: mostly those before have left nothing to lock for.
   *
   * @throws Refused what keeps it from being booked, also that its key made a booking before; then
   *   nothing is stored
   */
  async accept(asked: AskedBooking): Promise<Booked> {
    const booked =
      (await this.fromWhatIsKnown(asked)) ??
      (await this.fromALook(asked)) ??
      (await this.turns.take(
        asked.roomType,
        async () => (await this.fromALook(asked)) ?? this.locked(asked),
      ))
    this.publish(booked)
    return booked
  }

  /** Has everybody know of a booking that was written. */
  publish({ booking: { id, order }, number }: Booked): void {
    bookingsMade.inc({ source: order.source })
    noteWork({ subject: 'booking', subjectId: id, number })
    this.notifier.say('outbox')
    this.notifier.publish('bookings', id)
  }

  /**
   * Asks nothing before it writes: the database checks that what was known still holds. Refuses
   * nobody, because what is known may be a moment old.
   */
  private async fromWhatIsKnown({ decide }: AskedBooking): Promise<Booked | null> {
    const known = this.facts.latest()
    if (!known) return null
    const decided = await answerOf(async () => decide(known, this.clock.moment()))
    return decided.ok ? this.writeIfPlain(decided.value, known) : null
  }

  /** The facts are as fresh as the question, so a refusal is final. */
  private async fromALook({ decide }: AskedBooking): Promise<Booked | null> {
    const known = await this.facts.fresh()
    return this.writeIfPlain(decide(known, this.clock.moment()), known)
  }

  private locked(asked: AskedBooking): Promise<Booked> {
    // It moves others: an act on one of them may wait for what this has, and this for what that has.
    return triedAgain(
      () => inTransaction(this.pool, (client) => this.acceptIn(client, asked)),
      isDeadlock,
    )
  }

  /**
   * Has the room type to itself, in the given transaction: what is looked at inside the lock stands
   * still until the booking is written, so others can be re-assigned for it.
   *
   * @returns what is to be published once it is committed
   * @throws Refused as `accept`
   */
  async acceptIn(client: PoolClient, asked: AskedBooking): Promise<Booked> {
    const { facts } = await this.facts.fresh()
    const roomType = facts.roomTypes.find(({ slug }) => slug === asked.roomType)
    if (roomType) {
      await lockRoomType(client, roomType.id)
      await holdBookingsStill(client, [roomType.id], this.clock.moment().today)
    }
    const known = await this.facts.fresh()
    const booking = asked.decide(known, this.clock.moment())
    const writer = { by: null, staffId: null, at: new Date(booking.now) }
    await makeRoom(client, booking.stay, known.facts, writer)
    // A price that changed since the look came after it; rooms, closures and bookings cannot.
    const written = await this.writeBooking(client, booking, { ...known, version: null })
    if (written) return written
    throw new Error('what the rules accept under the lock, the database finds taken')
  }

  /**
   * Writes a booking for which nobody has to move: one statement. Null where others have to, or
   * where someone else was first.
   */
  private async writeIfPlain(
    booking: DecidedBooking,
    known: KnownProperty,
  ): Promise<Booked | null> {
    const { moves, release } = booking.stay
    if (moves.length > 0 || release.length > 0) return null
    const written = await this.writeBooking(this.pool, booking, known)
    if (!written) return null
    this.terms.noteStored(this.terms.of(known.facts))
    this.facts.remember(occupancyOf(booking))
    return written
  }

  /** Writes the booking with what it is sold by; null where someone else was first. */
  private async writeBooking(
    on: Pool | PoolClient,
    booking: DecidedBooking,
    { facts, version }: Pick<KnownProperty, 'facts'> & { version: string | null },
  ): Promise<Booked | null> {
    const terms = this.terms.of(facts)
    const isStored = this.terms.isStored(terms)
    const number = await insertBooking(on, booking, { terms, isStored, version })
    return number === null ? null : { booking, number }
  }
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

/** Decides about an order; `BookingKeys` adds its key. Throws `Refused`. */
type Decide = (known: KnownProperty, moment: Moment) => Omit<DecidedBooking, 'key'>

type KnownBooking = Omit<MadeBooking, 'isKnown' | 'heldUntil'> & { requestHash: string }

const FIND = `SELECT k.key, k.request_hash AS "requestHash", b.id, b.number, b.created_at AS "createdAt", b.payment, b.overruled, t.kind AS "roomKind"
FROM idempotency_keys k JOIN bookings b ON b.id = k.booking_id JOIN room_types t ON t.id = b.room_type_id WHERE k.key = ANY ($1::text[])`

/**
 * Makes a booking once under its key. None of it waits for the payment provider or the workflows:
 * docs/why-is-a-payment-opened-on-the-way-to-it.md
 */
@Injectable()
export class BookingKeys {
  private readonly answering = new Map<string, { hash: string; answer: Promise<MadeBooking> }>()
  private waiting: string[] = []
  private question: Promise<Map<string, KnownBooking>> | null = null

  constructor(
    private readonly pool: Pool,
    private readonly acceptance: Acceptance,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'databasePatienceMs'>,
  ) {}

  /**
   * Answers the booking of an order. The same key with the same content always has the same answer,
   * however often and wherever it is asked; with other content it is refused. With another way to pay, or
   * in another language, it is the same content.
   *
   * @param decide decides anew from each look at the property
   * @throws Refused
   */
  async bookOnce(order: Order, text: string, decide: Decide): Promise<MadeBooking> {
    const { method: _, language: __, ...asked } = order
    const hash = requestHash(asked)
    const key = { text, requestHash: hash }
    const underWay = this.answering.get(text)
    if (underWay?.hash === hash) return underWay.answer
    if (underWay) throw new Refused(plainError('idempotency-key-reused'))
    const answer = this.answer(order, key, decide).finally(() => this.answering.delete(text))
    this.answering.set(text, { hash, answer })
    return answer
  }

  /**
   * The answer of `work` where it comes in time, else it is refused: the database cannot be reached. For
   * work of several steps, each of which has its own time limit. It goes on all the same: to be used
   * where asking again is harmless.
   */
  inTime<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      const end = () => reject(new Refused(plainError('unavailable')))
      timer = setTimeout(end, 1.5 * this.settings.databasePatienceMs)
    })
    return Promise.race([work, late]).finally(() => clearTimeout(timer))
  }

  private async answer({ roomType }: Order, key: BookingKey, decide: Decide): Promise<MadeBooking> {
    const booked = await answerOf(() =>
      this.acceptance.accept({
        roomType,
        decide: (known, moment) => ({ ...decide(known, moment), key }),
      }),
    )
    if (booked.ok) {
      const { booking, number } = booked.value
      const { id, now, payment, roomKind, hold, stay } = booking
      const overruled = stay.warnings.map(({ reason }) => reason)
      const made = { id, number, createdAt: new Date(now), payment, roomKind, overruled }
      return { ...made, heldUntil: hold?.until ?? null, isKnown: false }
    }
    // What is refused now may be what this very key has booked before: its room is taken, by
    // itself.
    const known = await this.find(key.text)
    if (!known) throw new Refused(booked.error)
    const { requestHash, ...made } = known
    if (requestHash !== key.requestHash) throw new Refused(plainError('idempotency-key-reused'))
    return { ...made, heldUntil: null, isKnown: true }
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
