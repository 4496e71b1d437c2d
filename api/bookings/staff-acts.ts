import { Injectable } from '@nestjs/common'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import type { DecidingAct } from '../../rules/decisions/decided-meanwhile.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import { aloneAt } from '../database/alone-at.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { isDayClosed } from '../errors/day-closed.ts'
import { errorTable } from '../errors/error-table.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { balanceSql } from '../folios/folios.ts'
import { type ActMoment, type OrderKind, type Outcome, Orders } from '../orders/orders.ts'
import type { Press } from '../orders/presses.ts'
import { addEvent } from '../subjects/events.ts'
import { log } from '../telemetry/log.ts'
import { bookingSubject } from './booking-changes.ts'
import { changedSince } from './field-changes.ts'
import { UNKNOWN_BOOKING } from './staff-requests.ts'

/** What staff press on a booking. */
export interface BookingPress extends Press {
  /** The version of the booking on the screen, where others may have changed it meanwhile. */
  version?: number | undefined
}

/** A booking as it stands when an act is carried out: nobody else changes it meanwhile. */
export interface ActedBooking {
  id: string
  number: string
  state: BookingState
  /** Integer cents; the balance is what is still to pay. */
  totalCents: number
  balanceCents: number
}

/** What is carried out. */
export interface AskedAct<Data> extends ActMoment {
  booking: ActedBooking
  data: Data
  /** The name of who asked. */
  by: string
  /** The name of the press. */
  requestId: string
}

/** What one kind of action does, all of it in the given transaction. */
export interface StaffAct<Data> {
  /** It writes fields that others may write too: one who wrote meanwhile is named, field by field. */
  readonly comparesFields?: true
  /**
   * What is decided by it, and so refused where others decided meanwhile what it rests on; null:
   * nothing.
   */
  decides(data: Data): DecidingAct | null
  /**
   * Takes the locks that go before the booking's, such as a room type's. The folio is locked by
   * then.
   */
  before?(client: PoolClient, bookingId: string, data: Data): Promise<void>
  /**
   * Changes the booking and notes the event.
   *
   * @returns why not, where it does not fit (any more): then nothing that it wrote is kept
   */
  carryOut(client: PoolClient, asked: AskedAct<Data>): Promise<ApiError['error'] | null>
}

const BOOKING: OrderKind<ActedBooking> = {
  kind: 'booking',
  noun: 'bookings',
  async lock(client, id) {
    await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id])
    const { rows } = await client.query<ActedBooking>(
      `SELECT id, number, state, total_cents AS "totalCents", ${balanceSql('bookings.folio_id')} AS "balanceCents" FROM bookings WHERE id = $1`,
      [id],
    )
    return rows[0] ?? null
  },
}

/** The advisory lock of who carries out what waits. */
const WAITING_PRESSES_LOCK = 5_309

/** A press that was stored before acts were carried out at once (migration 0085). */
interface WaitingPress extends BookingPress {
  bookingId: string
}

/**
 * What staff can have done to a booking, by the kind of act. To add one: register it in the
 * constructor of its module (`acts.register('kind', act)`), and call `StaffActs.do`.
 */
@Injectable()
export class StaffActs {
  private readonly acts = new Map<string, StaffAct<unknown>>()

  constructor(
    private readonly orders: Orders,
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** @param act its `Data` is what the route checked before */
  register<Data>(kind: string, act: StaffAct<Data>): void {
    this.acts.set(kind, act)
  }

  /**
   * Carries out what staff pressed.
   *
   * @throws Refused with why not, in the words of the rule that refused it
   */
  async do(bookingId: string, press: BookingPress): Promise<void> {
    const refusal = await this.carryOut(bookingId, press)
    if (refusal) throw new Refused(refusal)
  }

  /** @returns why not; null where it was done, now or before */
  async carryOut(bookingId: string, press: BookingPress): Promise<ApiError['error'] | null> {
    const { data, by, staffId, requestId, version } = press
    const act = this.acts.get(press.act)
    if (!act) throw new RangeError(`no act of staff is called ${press.act}`)
    const decides = version === undefined ? null : act.decides(data)
    const outcome = await this.orders.act(BOOKING, bookingId, {
      press,
      decided: decides && version !== undefined ? { act: decides, version } : null,
      before: async (client) => act.before?.(client, bookingId, data),
      async do(client, booking, moment): Promise<Outcome<ApiError['error']>> {
        if (version !== undefined && act.comparesFields) {
          const changes = await changedSince(client, bookingId, version, staffId)
          const reason = 'changed-meanwhile'
          if (changes.length > 0)
            return { refused: { reason, text: errorTable[reason].text, changes } }
        }
        // Whose change it is: `booking_field_changes` notes it with every field.
        await client.query(
          `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true)`,
          [by, staffId ?? ''],
        )
        const refused = await act.carryOut(client, { booking, data, by, requestId, ...moment })
        return refused ? { refused } : 'done'
      },
      refusalOf,
    })
    if (outcome === 'done' || outcome === 'as-it-was') return null
    const { refused } = outcome
    if (refused === 'not-found') return plainError('not-found', UNKNOWN_BOOKING)
    return 'stands' in refused ? refused.stands : refused
  }

  /**
   * Carries out what waited when this house was made newer, in the order in which it was asked, in one
   * process. What does not fit by then stands in the timeline; what cannot be carried out is tried
   * again at the next start.
   */
  async carryOutWaiting(): Promise<void> {
    await aloneAt(this.pool, WAITING_PRESSES_LOCK, async () => {
      const { rows } = await this.pool.query<WaitingPress>(
        `SELECT order_id AS "bookingId", request_id AS "requestId", act, by, staff_id AS "staffId", waits -> 'data' AS data,
           (waits ->> 'version')::int AS version FROM presses WHERE waits IS NOT NULL ORDER BY (waits ->> 'seq')::bigint`,
      )
      for (const press of rows)
        await this.carryOutLate(press).catch((error: unknown) =>
          log.error({ act: press.act, booking: press.bookingId, error }, 'an act still waits'),
        )
    })
  }

  private async carryOutLate({ bookingId, version, ...press }: WaitingPress): Promise<void> {
    const { requestId, act: reason, by } = press
    const refusal = await this.carryOut(bookingId, { ...press, version: version ?? undefined })
    if (!refusal) return
    await inTransaction(this.pool, async (client) => {
      await client.query(
        `DELETE FROM presses WHERE order_kind = 'booking' AND order_id = $1 AND request_id = $2`,
        [bookingId, requestId],
      )
      const at = new Date(this.clock.now())
      const data = { reason, note: refusal.text }
      await addEvent(client, bookingSubject(bookingId), { kind: 'action-refused', at, by, data })
    })
    log.warn(`booking ${bookingId}: ${reason} asked before was refused: ${refusal.reason}`)
  }
}

/**
 * What the database itself refuses, a room that is taken or a stay that cannot be, is a refusal too:
 * it would be refused on every try.
 */
function refusalOf(error: unknown): ApiError['error'] | null {
  if (isDayClosed(error)) return plainError('day-closed')
  if (!(error instanceof DatabaseError && error.code?.startsWith('23'))) return null
  // Not its details: they are the row, with what the guest told us.
  const { code, table, constraint } = error
  log.error({ code, table, constraint }, 'a constraint refused an act of staff')
  return plainError('booking-not-changeable')
}
