import type { Pool } from 'pg'
import { thanksAddress } from '../../screens/guest-addresses.ts'
import type { PaymentState } from './payment-state.ts'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../environment/clock.ts'
import { isLost } from './payment-progress.ts'
import { type PaymentProvider, ProviderError } from './payment-provider.ts'

/** Addresses the provider is told. */
export interface ReturnAddresses {
  /** Where the guest comes back to, such as `http://localhost:3000`. */
  publicUrl: string
  /** Null where the provider cannot call this server. */
  webhookUrl: string | null
}

/**
 * What came of opening an attempt. `not-payable`: the booking is no longer held. `unreachable`: try
 * again, with the same attempt.
 */
export type OpeningResult =
  | { ok: true; paymentUrl: string }
  | { ok: false; reason: 'unknown-attempt' | 'not-payable' | 'unreachable' | 'refused' }

interface Attempt {
  id: string
  state: PaymentState
  amount_cents: number
  checkout_url: string | null
  booking_id: string
  number: string
  booking_state: string
  hold_until: Date | null
}

/**
 * Opens an attempt to pay at the provider. Called for the guest on the way to pay, and by the
 * booking's workflow for who did not go there or found the provider away; both at once is fine: the
 * attempt's id is the provider's idempotency key, and the answer is stored once.
 */
export class PaymentOpening {
  private readonly underWay = new Map<string, Promise<OpeningResult>>()

  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly addresses: ReturnAddresses,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Opens the newest attempt of a booking: where its guest pays now. `unknown-attempt` where there
   * is none. Never throws for what the provider does.
   */
  async openNewest(bookingId: string): Promise<OpeningResult> {
    const attempt = await this.load('p.booking_id = $1', bookingId)
    return attempt ? this.once(attempt) : { ok: false, reason: 'unknown-attempt' }
  }

  /** Idempotent. Never throws for what the provider does. */
  async open(attemptId: string): Promise<OpeningResult> {
    const attempt = await this.load('p.id = $1', attemptId)
    return attempt ? this.once(attempt) : { ok: false, reason: 'unknown-attempt' }
  }

  /** Calls for the same attempt that come while one is under way share its answer. */
  private once(attempt: Attempt): Promise<OpeningResult> {
    const known = this.underWay.get(attempt.id)
    if (known) return known
    const opening = this.openNow(attempt).finally(() => this.underWay.delete(attempt.id))
    this.underWay.set(attempt.id, opening)
    return opening
  }

  private async openNow(attempt: Attempt): Promise<OpeningResult> {
    const { state, checkout_url: paymentUrl, booking_state, hold_until } = attempt
    const stillHeld =
      booking_state === 'held' && hold_until !== null && hold_until.getTime() > this.clock.now()
    if (!stillHeld || state === 'paid' || isLost(state)) return { ok: false, reason: 'not-payable' }
    if (state === 'created') return this.create(attempt)
    return paymentUrl === null ? { ok: false, reason: 'not-payable' } : { ok: true, paymentUrl }
  }

  private async create({
    id: attemptId,
    booking_id: bookingId,
    number,
    amount_cents: amountCents,
  }: Attempt): Promise<OpeningResult> {
    try {
      const payment = await this.provider.create({
        attemptId,
        bookingId,
        amountCents,
        description: `Boeking ${number}`,
        redirectUrl: thanksAddress(this.addresses.publicUrl, bookingId),
        webhookUrl: this.addresses.webhookUrl,
      })
      return await this.store(attemptId, bookingId, payment.id, payment.checkoutUrl)
    } catch (error) {
      if (error instanceof ProviderError) return { ok: false, reason: error.reason }
      throw error
    }
  }

  private async load(
    where: 'p.id = $1' | 'p.booking_id = $1',
    id: string,
  ): Promise<Attempt | null> {
    const { rows } = await this.pool.query<Attempt>(
      `SELECT p.id, p.state, p.amount_cents, p.checkout_url, p.booking_id, b.number, b.state AS booking_state, b.hold_until
       FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE ${where} ORDER BY p.created_at DESC, p.id LIMIT 1`,
      [id],
    )
    return rows[0] ?? null
  }

  /**
   * A payment opened late is held for as much longer, so that the hold outlives its session. One
   * statement, so that the timeline says 'payment-opened' exactly once whoever was first. Its
   * commit is not waited for on disk: what a power cut took would be asked of the provider again
   * with the same key, and answered the same.
   */
  private async store(
    attemptId: string,
    bookingId: string,
    providerId: string,
    checkoutUrl: string | null,
  ): Promise<OpeningResult> {
    const now = new Date(this.clock.now())
    await this.pool.query({
      name: 'payment-opened',
      text: `WITH quickly AS (SELECT set_config('synchronous_commit', 'off', true)),
       opened AS (
         UPDATE payments SET provider_id = $2, checkout_url = $3, state = 'open', updated_at = $4 FROM quickly WHERE id = $1 AND state = 'created' RETURNING booking_id, created_at, amount_cents),
       held_longer AS (
         UPDATE bookings SET hold_until = hold_until + ($4 - opened.created_at) FROM opened
         WHERE id = opened.booking_id AND state = 'held' AND $4 - opened.created_at > interval '1 minute')
       INSERT INTO events (subject_kind, subject_id, kind, at, data) SELECT 'booking', booking_id, 'payment-opened', $4, jsonb_build_object('cents', amount_cents) FROM opened`,
      values: [attemptId, providerId, checkoutUrl, now],
    })
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
    return checkoutUrl
      ? { ok: true, paymentUrl: checkoutUrl }
      : { ok: false, reason: 'not-payable' }
  }
}
