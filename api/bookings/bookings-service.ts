import { Inject, Injectable } from '@nestjs/common'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import { checkoutAddress, payAddress } from '../../screens/guest-addresses.ts'
import { Notifier } from '../database/notifier.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { inTime } from '../errors/in-time.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { noteWork } from '../telemetry/work.ts'
import { Acceptance } from './acceptance.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import type { Asker, GuestAsker } from './asker.ts'
import type { BookingAccepted, StaffBookingAccepted } from './booking-views.ts'
import { KnownKeys } from './idempotency.ts'
import { HoldLength } from './hold-length.ts'
import type { Order } from './order.ts'
import { bookingsMade } from '../telemetry/metrics.ts'

/** What is told of a booking that was made. */
interface Made {
  id: string
  number: string
  /** Of a guest's booking: how long it was promised to be held, ms since 1970 UTC. */
  heldUntil: number
  payment: BookingPayment
  roomKind: RoomType['kind']
  overruled: StayRefusalReason[]
}

/**
 * Takes bookings: accepted, and told to the others. None of it waits for the payment provider or
 * the workflows: docs/why-is-a-payment-opened-on-the-way-to-it.md
 */
@Injectable()
export class BookingsService {
  private readonly answering = new Map<string, { hash: string; answer: Promise<Answer<Made>> }>()

  constructor(
    private readonly keys: KnownKeys,
    private readonly acceptance: Acceptance,
    private readonly notifier: Notifier,
    private readonly attempts: PaymentAttempts,
    private readonly holdLength: HoldLength,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'databasePatienceMs'>,
  ) {}

  /**
   * Takes a guest's own booking. The same key with the same content always has the same answer,
   * however often and wherever it is asked, but for one that took too long; with other content it is
   * refused.
   */
  async book(
    order: Order,
    { key, ...from }: GuestAsker & { key: string },
  ): Promise<Answer<BookingAccepted>> {
    const answer = await this.made(order, { by: 'guest', ...from }, key)
    if (!answer.ok) return answer
    const { id, number, heldUntil } = answer.value
    const holdUntil = new Date(heldUntil).toISOString()
    return { ok: true, value: { id, number, paymentUrl: this.paymentUrl(id), holdUntil } }
  }

  /**
   * Takes a booking that staff enter, with the same promise about its key. They are bound by the
   * rules of the agenda; what these warn of needs `overruleReason`, else the order is refused with
   * the warnings (`overrule-reason-missing`).
   */
  async bookAsStaff(
    order: Order,
    { staff, key }: { staff: string; key: string },
  ): Promise<Answer<StaffBookingAccepted>> {
    const answer = await this.made(order, { by: 'staff', name: staff }, key)
    if (!answer.ok) return answer
    const { id, number, payment, roomKind, overruled } = answer.value
    const page = payAddress(this.address.url, { bookingId: id, roomKind })
    const paymentUrl = payment === 'by-link' ? page : null
    return { ok: true, value: { id, number, payment, paymentUrl, overruled } }
  }

  private paymentUrl(id: string): string {
    return checkoutAddress(this.address.url, id)
  }

  private made(order: Order, asker: Asker, key: string): Promise<Answer<Made>> {
    // With another way to pay it is the same booking.
    const { method: _, ...asked } = order
    const hash = requestHash(asked)
    const underWay = this.answering.get(key)
    if (underWay)
      return underWay.hash === hash
        ? this.inTime(underWay.answer)
        : Promise.resolve({ ok: false, error: plainError('idempotency-key-reused') })
    const answer = this.answer(order, asker, key, hash).finally(() => this.answering.delete(key))
    this.answering.set(key, { hash, answer })
    return this.inTime(answer)
  }

  /** For the several steps that a booking may take. */
  private inTime(answer: Promise<Answer<Made>>): Promise<Answer<Made>> {
    return inTime(answer, 1.5 * this.settings.databasePatienceMs)
  }

  private async answer(
    order: Order,
    asker: Asker,
    key: string,
    requestHashOfKey: string,
  ): Promise<Answer<Made>> {
    const accepted = await this.acceptance.accept(order, {
      asker,
      key: { text: key, requestHash: requestHashOfKey },
    })
    if (accepted.outcome === 'booked') {
      const { booking, number } = accepted
      const { id, now, payment, roomKind, hold } = booking
      bookingsMade.inc({ source: booking.source })
      noteWork({ subject: 'booking', subjectId: id, number })
      this.notifier.say('outbox')
      this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id }))
      const overruled = booking.overruled?.reasons ?? []
      return {
        ok: true,
        value: { id, number, heldUntil: hold?.until ?? now, payment, roomKind, overruled },
      }
    }
    // What is refused now may be what this very key has booked before: its room is taken, by
    // itself.
    const known = await this.keys.find(key)
    if (known && known.requestHash !== requestHashOfKey)
      return { ok: false, error: plainError('idempotency-key-reused') }
    if (known) {
      const { bookingId, createdAt, requestHash: _, ...rest } = known
      const heldUntil = createdAt.getTime() + (await this.holdLength.ms())
      if (order.method !== null)
        await this.attempts.begin({ kind: 'booking', id: bookingId }, order.method)
      return { ok: true, value: { ...rest, id: bookingId, heldUntil } }
    }
    if (accepted.outcome === 'refused') return { ok: false, error: accepted.error }
    throw new Error('a key that was known is gone')
  }
}
