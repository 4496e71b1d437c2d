import type { Pool } from 'pg'
import type { Notifier } from '../database/notifier.ts'
import type { Clock } from '../settings/clock.ts'
import { type PaymentProvider, ProviderError } from './payment-provider.ts'

/** Addresses the provider is told. */
export interface ReturnAddresses {
  /** Where the guest comes back to, such as `http://localhost:3000`. */
  publicUrl: string
  /** Null where the provider cannot call this server. */
  webhookUrl: string | null
}

/** What came of opening an attempt. `not-payable`: the booking is no longer held. `unreachable`: try again, with the same attempt. */
export type OpeningResult = { ok: true; paymentUrl: string } | { ok: false; reason: 'unknown-attempt' | 'not-payable' | 'unreachable' | 'refused' }

/** What the provider has to know of an attempt. */
export interface NewAttempt {
  bookingId: string
  number: string
  amountCents: number
}

interface Attempt {
  state: string
  amount_cents: number
  checkout_url: string | null
  booking_id: string
  number: string
  booking_state: string
  hold_until: Date | null
}

/**
 * Opens an attempt to pay at the provider. Called by acceptance, right after its commit, and by the booking's workflow for whatever acceptance could
 * not do; both at once is fine: the attempt's id is the provider's idempotency key, and the answer is stored once.
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
   * Idempotent; calls for the same attempt that come while one is under way share its answer. Never throws for what the provider does.
   *
   * @param written the attempt as it was written this very moment, so that it need not be read again
   */
  open(attemptId: string, written?: NewAttempt): Promise<OpeningResult> {
    const known = this.underWay.get(attemptId)
    if (known) return known
    const opening = (written ? this.create(attemptId, written) : this.openNow(attemptId)).finally(() => this.underWay.delete(attemptId))
    this.underWay.set(attemptId, opening)
    return opening
  }

  private async openNow(attemptId: string): Promise<OpeningResult> {
    const attempt = await this.load(attemptId)
    if (!attempt) return { ok: false, reason: 'unknown-attempt' }
    if (attempt.state !== 'created')
      return attempt.checkout_url ? { ok: true, paymentUrl: attempt.checkout_url } : { ok: false, reason: 'not-payable' }
    const stillHeld = attempt.booking_state === 'held' && attempt.hold_until !== null && attempt.hold_until.getTime() > this.clock.now()
    if (!stillHeld) return { ok: false, reason: 'not-payable' }
    return this.create(attemptId, { bookingId: attempt.booking_id, number: attempt.number, amountCents: attempt.amount_cents })
  }

  private async create(attemptId: string, { bookingId, number, amountCents }: NewAttempt): Promise<OpeningResult> {
    try {
      const payment = await this.provider.create({
        attemptId,
        bookingId,
        amountCents,
        description: `Boeking ${number}`,
        redirectUrl: `${this.addresses.publicUrl}/bedankt?id=${bookingId}`,
        webhookUrl: this.addresses.webhookUrl,
      })
      return await this.store(attemptId, bookingId, payment.id, payment.checkoutUrl)
    } catch (error) {
      if (error instanceof ProviderError) return { ok: false, reason: error.reason }
      throw error
    }
  }

  private async load(attemptId: string): Promise<Attempt | null> {
    const { rows } = await this.pool.query<Attempt>(
      `SELECT p.state, p.amount_cents, p.checkout_url, p.booking_id, b.number, b.state AS booking_state, b.hold_until
       FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = $1`,
      [attemptId],
    )
    return rows[0] ?? null
  }

  /**
   * A payment opened late is held for as much longer, so that the hold outlives its session. One statement, so that the timeline says
   * 'payment-opened' exactly once whoever was first. Its commit is not waited for on disk: what a power cut took would be asked of the provider
   * again with the same key, and answered the same.
   */
  private async store(attemptId: string, bookingId: string, providerId: string, checkoutUrl: string | null): Promise<OpeningResult> {
    const now = new Date(this.clock.now())
    await this.pool.query(
      `WITH quickly AS (SELECT set_config('synchronous_commit', 'off', true)),
       opened AS (
         UPDATE payments SET provider_id = $2, checkout_url = $3, state = 'open', updated_at = $4 FROM quickly WHERE id = $1 AND state = 'created' RETURNING booking_id, created_at),
       held_longer AS (
         UPDATE bookings SET hold_until = hold_until + ($4 - opened.created_at) FROM opened
         WHERE id = opened.booking_id AND state = 'held' AND $4 - opened.created_at > interval '1 minute')
       INSERT INTO booking_events (booking_id, kind, at) SELECT booking_id, 'payment-opened', $4 FROM opened`,
      [attemptId, providerId, checkoutUrl, now],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
    return checkoutUrl ? { ok: true, paymentUrl: checkoutUrl } : { ok: false, reason: 'not-payable' }
  }
}
