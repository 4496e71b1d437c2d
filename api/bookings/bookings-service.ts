import type { Notifier } from '../database/notifier.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import type { PaymentOpening } from '../payments/payment-opening.ts'
import type { Acceptance } from './acceptance.ts'
import type { BookingOrder } from './booking-shape.ts'
import type { BookingAccepted, BookingSource } from './booking-views.ts'
import { type KnownKey, type KnownKeys, requestHash } from './idempotency.ts'

/** Who sends an order. */
export interface Sender {
  visitor: string
  key: string
  source: BookingSource
}

/** Takes bookings: accepted, told to the others, and opened at the payment provider. None of it waits for the workflows. */
export class BookingsService {
  private readonly answering = new Map<string, { hash: string; answer: Promise<Answer<BookingAccepted>> }>()

  constructor(
    private readonly keys: KnownKeys,
    private readonly acceptance: Acceptance,
    private readonly opening: Pick<PaymentOpening, 'open'>,
    private readonly notifier: Notifier,
    private readonly holdMinutes: number,
  ) {}

  /** The same key with the same content always has the same answer, however often and wherever it is asked; with other content it is refused. */
  book(order: BookingOrder, sender: Sender): Promise<Answer<BookingAccepted>> {
    const hash = requestHash(order)
    const underWay = this.answering.get(sender.key)
    if (underWay) return underWay.hash === hash ? underWay.answer : Promise.resolve({ ok: false, error: plainError('idempotency-key-reused') })
    const answer = this.answer(order, sender, hash).finally(() => this.answering.delete(sender.key))
    this.answering.set(sender.key, { hash, answer })
    return answer
  }

  private async answer(order: BookingOrder, { visitor, key, source }: Sender, hash: string): Promise<Answer<BookingAccepted>> {
    const accepted = await this.acceptance.accept(order, { visitor, source, key: { text: key, requestHash: hash } })
    if (accepted.outcome === 'booked') {
      const { id, number, now, hold, quote } = accepted.booking
      this.notifier.say('outbox')
      this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id }))
      return this.opened(id, number, now, hold?.attemptId ?? null, quote.totalCents)
    }
    // What is refused now may be what this very key has booked before: its room is taken, by itself.
    const known = await this.keys.find(key)
    if (known) return this.answerAgain(known, hash)
    if (accepted.outcome === 'refused') return { ok: false, error: accepted.error }
    throw new Error('a key that was known is gone')
  }

  private answerAgain(known: KnownKey, hash: string): Promise<Answer<BookingAccepted>> | Answer<BookingAccepted> {
    if (known.requestHash !== hash) return { ok: false, error: plainError('idempotency-key-reused') }
    return this.opened(known.bookingId, known.number, known.createdAt.getTime(), known.attemptId)
  }

  /** The provider's idempotency key is the attempt: opening again gives the same address. */
  private async opened(
    id: string,
    number: string,
    createdAt: number,
    attemptId: string | null,
    writtenCents?: number,
  ): Promise<Answer<BookingAccepted>> {
    const written = writtenCents === undefined ? undefined : { bookingId: id, number, amountCents: writtenCents }
    const opened = attemptId === null ? null : await this.opening.open(attemptId, written)
    const holdUntil = new Date(createdAt + this.holdMinutes * 60_000).toISOString()
    return { ok: true, value: { id, number, paymentUrl: opened?.ok ? opened.paymentUrl : null, holdUntil } }
  }
}
