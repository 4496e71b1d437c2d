import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import { Acceptance } from './acceptance.ts'
import type { BookingKey, DecidedBooking } from './insert-booking.ts'
import type { Order } from './order.ts'

/** What is answered of a booking that a key made. */
export interface MadeBooking {
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

  /** The answer where it comes in time, for the several steps that a booking may take. */
  inTime<T>(work: Promise<Answer<T>>): Promise<Answer<T>> {
    return inTime(work, 1.5 * this.settings.databasePatienceMs)
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

/**
 * The answer of `work` where it comes in time, else that the database cannot be reached. For work
 * of several steps, each of which has its own time limit. It goes on all the same: to be used where
 * asking again is harmless.
 */
async function inTime<T>(work: Promise<Answer<T>>, withinMs: number): Promise<Answer<T>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer<T>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, error: plainError('unavailable') }), withinMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
