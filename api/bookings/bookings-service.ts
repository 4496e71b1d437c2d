import type { Notifier } from '../database/notifier.ts'
import { inTime } from '../errors/in-time.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import type { Acceptance } from './acceptance.ts'
import type { BookingOrder } from './booking-shape.ts'
import type { BookingAccepted } from './booking-views.ts'
import type { BookingSource } from '../../rules/sources/booking-source.ts'
import { checkoutAddress } from '../../screens/guest-addresses.ts'
import { type KnownKey, type KnownKeys, requestHash } from './idempotency.ts'

/** Who sends an order. */
export interface Sender {
  visitor: string
  key: string
  source: BookingSource
}

/** What the service takes from the configuration. */
export interface BookingSettings {
  holdMinutes: number
  /** Such as `http://localhost:3000`. */
  publicUrl: string
  /** As `Environment.databasePatienceMs`, for one step of the several that a booking may take. */
  databasePatienceMs: number
}

/**
 * Takes bookings: accepted, and told to the others. None of it waits for the payment provider or
 * the workflows: docs/why-is-a-payment-opened-on-the-way-to-it.md
 */
export class BookingsService {
  private readonly answering = new Map<
    string,
    { hash: string; answer: Promise<Answer<BookingAccepted>> }
  >()

  constructor(
    private readonly keys: KnownKeys,
    private readonly acceptance: Acceptance,
    private readonly notifier: Notifier,
    private readonly settings: BookingSettings,
  ) {}

  /**
   * The same key with the same content always has the same answer, however often and wherever it is
   * asked, but for one that took too long; with other content it is refused.
   */
  book(order: BookingOrder, sender: Sender): Promise<Answer<BookingAccepted>> {
    const hash = requestHash(order)
    const underWay = this.answering.get(sender.key)
    if (underWay)
      return underWay.hash === hash
        ? this.inTime(underWay.answer)
        : Promise.resolve({ ok: false, error: plainError('idempotency-key-reused') })
    const answer = this.answer(order, sender, hash).finally(() => this.answering.delete(sender.key))
    this.answering.set(sender.key, { hash, answer })
    return this.inTime(answer)
  }

  private inTime(answer: Promise<Answer<BookingAccepted>>): Promise<Answer<BookingAccepted>> {
    return inTime(answer, 1.5 * this.settings.databasePatienceMs)
  }

  private async answer(
    order: BookingOrder,
    { visitor, key, source }: Sender,
    hash: string,
  ): Promise<Answer<BookingAccepted>> {
    const accepted = await this.acceptance.accept(order, {
      visitor,
      source,
      key: { text: key, requestHash: hash },
    })
    if (accepted.outcome === 'booked') {
      const { id, now, hold } = accepted.booking
      this.notifier.say('outbox')
      this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id }))
      return this.answerOf(id, accepted.number, now, hold !== null)
    }
    // What is refused now may be what this very key has booked before: its room is taken, by
    // itself.
    const known = await this.keys.find(key)
    if (known) return this.answerAgain(known, hash)
    if (accepted.outcome === 'refused') return { ok: false, error: accepted.error }
    throw new Error('a key that was known is gone')
  }

  private answerAgain(known: KnownKey, hash: string): Answer<BookingAccepted> {
    if (known.requestHash !== hash)
      return { ok: false, error: plainError('idempotency-key-reused') }
    return this.answerOf(known.bookingId, known.number, known.createdAt.getTime(), known.paysOnline)
  }

  private answerOf(
    id: string,
    number: string,
    createdAt: number,
    paysOnline: boolean,
  ): Answer<BookingAccepted> {
    const holdUntil = new Date(createdAt + this.settings.holdMinutes * 60_000).toISOString()
    const paymentUrl = paysOnline ? checkoutAddress(this.settings.publicUrl, id) : null
    return { ok: true, value: { id, number, paymentUrl, holdUntil } }
  }
}
