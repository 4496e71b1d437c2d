import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { assignRoom } from '../../rules/availability/assign-room.ts'
import { longestSession } from '../../rules/bookings/session-hold.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { thanksPath } from '../../screens/guest-addresses.ts'
import { Clock } from '../environment/clock.ts'
import { loadProperty } from '../facts/load-property.ts'
import { addEntry } from '../folios/folios.ts'
import {
  type PaidInHand,
  type Money,
  type Payable,
  PaymentOwner,
} from '../payments/payment-owner.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { addEvent } from '../subjects/events.ts'
import { stayInHand } from './acts/edit.ts'
import { thankedBooking } from './booking-detail.ts'
import { HoldLength } from './holds.ts'
import { makeRoom } from './room-rearrangement.ts'
import {
  type StayRecord,
  bookingSubject,
  confirmStay,
  loadStay,
  lockStay,
  saveStay,
} from './stay-record.ts'

/**
 * A guest's hold that is paid for in vain again and again ends all the same: attempts move what was
 * promised to at most this many times its length after the booking was made, and those whose session
 * is longer to at most `longestSession` and its length. What staff promised lasts longer than that,
 * and no attempt moves it.
 */
const LONGEST_HOLD = 3

/**
 * How much longer than promised a room is kept while news of its payment waits to be looked at.
 * Not longer: news of a failed one must not keep a room where no worker runs.
 */
const KEPT_FOR_NEWS = '1 hour'

/** The states of attempts that may still bring money, as SQL. */
const PAYABLE = `('created', 'open', 'pending', 'authorized')`

/** What payments ask about a booking, and what money does to it. */
@Injectable()
export class BookingPaymentOwner extends PaymentOwner {
  readonly kind = 'booking'
  readonly noun = 'bookings'

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly holdLength: HoldLength,
  ) {
    super()
  }

  /**
   * A held booking while its room is kept, a confirmed one until it is paid or its link ends. Money
   * of a payment that was opened before comes in all the same.
   */
  async load(on: Pool | PoolClient, bookingId: string): Promise<Payable | null> {
    const isLocked = on !== this.pool
    const stay = isLocked
      ? await lockStay(on as PoolClient, bookingId)
      : await loadStay(on, bookingId)
    if (!stay || stay.balanceCents <= 0) return null
    const { number, state, balanceCents: cents, promisedUntil: until } = stay
    const isHeld = state === 'held' && stay.holdUntil!.getTime() > this.clock.now()
    if (!isHeld && state !== 'confirmed') return null
    const linkEnd = stay.payLinkUntil?.getTime() ?? Infinity
    if (state === 'confirmed' && linkEnd <= this.clock.now()) return null
    return { cents, description: message('sitePayment.payForBooking', { number }), until }
  }

  /**
   * Money for a held booking confirms it once all is in; for one whose hold ended it buys a room
   * again where there is one. What a confirmed booking still owed is paid by it. What exceeds the
   * balance, or came for nothing, goes back: the balance says so.
   */
  async moneyCame(client: PoolClient, bookingId: string, money: Money): Promise<void> {
    const stay = (await lockStay(client, bookingId))!
    const { cents, method, at } = money
    const reason = await this.whatMoneyDoes(client, stay, at)
    await addEvent(client, bookingSubject(bookingId), {
      kind: 'paid',
      at,
      by: 'provider',
      data: { cents, method, ...(reason ? { reason } : {}) },
    })
    const isPaid = stay.state === 'held' && stay.balanceCents <= 0
    if (reason === 'after-hold' || isPaid)
      await confirmStay(client, stay, { by: null, staffId: null, at })
  }

  /** Why the money does not simply pay what was open; null where it does. */
  private async whatMoneyDoes(
    client: PoolClient,
    stay: StayRecord,
    at: Date,
  ): Promise<string | null> {
    const { state, balanceCents } = stay
    if (state === 'cancelled') return 'after-cancellation'
    if (state === 'expired') return this.buyAgain(client, stay, at)
    if (balanceCents > 0) return 'part'
    return state === 'confirmed' && balanceCents < 0 ? 'paid-twice' : null
  }

  /** Late money is a sale again where it is enough and a room is left. */
  private async buyAgain(client: PoolClient, stay: StayRecord, at: Date): Promise<string> {
    const { id: folioId } = stay
    const { totalCents: cents } = stay.quotes.at(-1)!
    if (stay.balanceCents + cents > 0) return 'too-little'
    if (!(await takeRoomAgain(client, stay, this.clock))) return 'room-gone'
    const entry = { folioId, kind: 'changed', cents, at, by: 'guest', note: 'after-hold' } as const
    await addEntry(client, entry)
    await saveStay(client, stay, { total_cents: cents }, { by: null, staffId: null, at })
    return 'after-hold'
  }

  async lockForHand(client: PoolClient, id: string): Promise<PaidInHand | null> {
    const stay = await lockStay(client, id)
    return stay && stayInHand(client, stay)
  }

  /**
   * The room outlives the new payment session, as it did the first, and each that is open. What was
   * promised moves with it as far as it may, and never back: past that the room is kept without
   * another promise.
   */
  async prolong(client: PoolClient, bookingId: string): Promise<Date | null> {
    const length = await this.holdLength.ms(client)
    const { rows } = await client.query<{ promised_until: Date }>(
      `UPDATE bookings SET hold_until = greatest(hold_until, $2::timestamptz + length, session.ends), updated_at = $2,
         promised_until = greatest(promised_until, least($2::timestamptz + length, created_at + ${LONGEST_HOLD} * length),
           least(session.ends, created_at + interval '${longestSession} minutes' + length))
       FROM make_interval(secs => $3) AS length,
         (SELECT coalesce(max(keeps_until), '-infinity') AS ends FROM payments WHERE folio_id = $1 AND state IN ${PAYABLE}) AS session
       WHERE id = $1 AND state = 'held' RETURNING promised_until`,
      [bookingId, new Date(this.clock.now()), length / 1000],
    )
    return rows[0]?.promised_until ?? null
  }

  override async newsWaits(client: PoolClient, bookingId: string): Promise<void> {
    const now = new Date(this.clock.now())
    await client.query(
      `UPDATE bookings SET hold_until = greatest(hold_until, least($2, promised_until) + interval '${KEPT_FOR_NEWS}')
       WHERE id = $1 AND state = 'held' AND hold_until > $2`,
      [bookingId, now],
    )
  }

  /** An unpaid booking holds no longer than was promised, and than an attempt can still be paid. */
  override async newsSeen(client: PoolClient, bookingId: string): Promise<void> {
    const length = await this.holdLength.ms(client)
    await client.query(
      `UPDATE bookings b SET hold_until = greatest(promised_until, (
           SELECT greatest(max(p.updated_at) + make_interval(secs => $2), max(p.keeps_until)) FROM payments p
           WHERE p.folio_id = b.folio_id AND p.state IN ${PAYABLE}))
       WHERE id = $1 AND state = 'held' AND hold_until > promised_until
         AND NOT EXISTS (SELECT FROM payments p JOIN payment_webhooks w USING (provider_id) WHERE p.folio_id = b.folio_id AND w.processed_at IS NULL)`,
      [bookingId, length / 1000],
    )
  }

  refundDescription(number: string): Message {
    return message('sitePayment.backForBooking', { number })
  }

  async returnPath(bookingId: string): Promise<string> {
    return thanksPath(await thankedBooking(this.pool, bookingId))
  }
}

/**
 * Gives an expired booking that was paid after all a room again, in the given transaction,
 * re-assigning others where that makes it fit. It was sold already, so only a room is asked for, no
 * minimum or season. False when there is none.
 */
async function takeRoomAgain(client: PoolClient, stay: StayRecord, clock: Clock): Promise<boolean> {
  const { roomTypeId, arrival, roomUntil: departure } = stay
  await lockRoomType(client, roomTypeId)
  const moment = clock.moment()
  const { known } = await loadProperty(client, moment.today)
  const assignment = assignRoom({ roomTypeId, arrival, departure, moment }, known.facts)
  if (!assignment) return false
  const writer = { by: null, staffId: null, at: new Date(moment.instant) }
  await makeRoom(client, assignment, known.facts, writer)
  await saveStay(client, stay, { room_id: assignment.roomId, pinned: false }, writer)
  return true
}
