import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { personsOf } from '../../rules/bookings/party.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { checkGuestDetails, checkOldGuestDetails } from '../../rules/forms/check-guest-details.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { clockWords } from '../../rules/stay-times/clock-words.ts'
import { checkoutAddress } from '../../screens/guest-addresses.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { Opening } from '../facts/opening.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import type { BookingAccepted } from './booking-answer-shapes.ts'
import { BookingKeys, type Decide } from './booking-keys.ts'
import { decideBooking } from './decide-booking.ts'
import { HoldLength } from './holds.ts'
import type { Order } from './order.ts'

/** A guest, as far as their request says who they are. */
export interface Visit {
  /** A hash of where the request came from; it caps what one visitor holds unpaid. */
  visitor: string
  /**
   * The browser says that it made no booking yet. Behind a shared address, such as that of a hotel
   * or a mobile network, it may then hold one more; who says so untruly holds one more.
   */
  isFirst: boolean
  /** The form is one of the old site, which has no field for the town (G §7). */
  fromOldPage?: boolean
  /** The name that the browser gave the order. */
  key: string
}

/** Bookings that guests make on the site (G §1, §5). */
@Injectable()
export class GuestBookings {
  constructor(
    private readonly keys: BookingKeys,
    private readonly opening: Opening,
    private readonly holdLength: HoldLength,
    private readonly attempts: PaymentAttempts,
    private readonly address: PublicAddress,
    private readonly pool: Pool,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'holdsPerVisitor'>,
  ) {}

  /**
   * Takes a guest's own booking, which holds its room until it is paid; once under its key. What takes
   * too long is answered as `unavailable`: it may be asked again.
   */
  book(order: Order, visit: Visit): Promise<Answer<BookingAccepted>> {
    return this.keys.inTime(this.take(order, visit))
  }

  private async take(order: Order, visit: Visit): Promise<Answer<BookingAccepted>> {
    const made = await this.keys.bookOnce(order, visit.key, this.decisionFor(order, visit))
    if (!made.ok) return { ok: false, error: await this.withTime(made.error, visit.visitor) }
    const { id, number, createdAt, isKnown } = made.value
    if (isKnown && order.method !== null)
      await this.attempts.begin({ kind: 'booking', id }, order.method)
    const heldUntil = made.value.heldUntil ?? createdAt.getTime() + (await this.holdLength.ms())
    const holdUntil = new Date(heldUntil).toISOString()
    return {
      ok: true,
      value: { id, number, paymentUrl: checkoutAddress(this.address.url, id), holdUntil },
    }
  }

  /**
   * Decides by the rules that the checkout applied before: about the guest, the stay, and whether the
   * total is the one that the guest saw. A guest pays online, and holds the room until then.
   */
  private decisionFor(order: Order, { visitor, isFirst, fromOldPage }: Visit): Decide {
    const { guest, party } = order
    const { firstName, lastName, name: _, ...rest } = guest
    const details = { ...rest, firstName: firstName ?? '', lastName: lastName ?? '' }
    const check = fromOldPage ? checkOldGuestDetails : checkGuestDetails
    const mostHolds = this.settings.holdsPerVisitor + (isFirst ? 1 : 0)
    const asker = { by: 'guest', visitor, mostHolds } as const
    return (known, moment, key) => {
      if (!this.opening.isOpen(known)) return { ok: false, error: plainError('not-open') }
      const { readings } = known.facts
      const wrong = [...check(details, readings), ...checkParty(party, personsOf(party))]
      const holdMs = this.holdLength.minutes(known.holdMinutes) * 60_000
      const hold = { until: moment.instant + holdMs, attemptId: randomUUID() }
      const begins = { payment: 'online', hold, payLinkUntil: null, received: null } as const
      const asked = { asker, key, screen: 'guest', wrong, begin: () => begins } as const
      return decideBooking(order, asked, known, moment)
    }
  }

  /**
   * Who holds too much is told when a hold ends: `De eerste vervalt om 14.32 uur.` Also where a
   * neighbour behind the same address holds it all.
   */
  private async withTime(error: ApiError['error'], visitor: string): Promise<ApiError['error']> {
    if (error.reason !== 'too-many-holds') return error
    const { rows } = await this.pool.query<{ ends: Date | null }>(
      `SELECT min(hold_until) AS ends FROM bookings WHERE visitor = $1 AND state = 'held' AND hold_until > $2`,
      [visitor, new Date(this.clock.now())],
    )
    const ends = rows[0]?.ends
    if (!ends) return error
    const time = clockWords(momentInAmsterdam(ends.getTime()).minuteOfDay)
    return plainError(error.reason, `${error.text} De eerste vervalt om ${time}.`)
  }
}
