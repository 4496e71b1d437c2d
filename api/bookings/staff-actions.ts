import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { plainError } from '../errors/refused.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { bookingSubject } from './booking-changes.ts'
import { UNKNOWN_BOOKING } from './staff-requests.ts'

/** What staff ask of a booking. */
export interface NewAction {
  /** The name of the press: asked twice, it is the same action. */
  requestId: string
  kind: string
  data: object
  /** The name of who asks, as it is shown. */
  by: string
  /** Who that is: two may have the same name. Null: nobody of staff. */
  staffId: string | null
  /** The version of the booking on the screen, where others may have changed it meanwhile. */
  version?: number | undefined
}

/** What came of it so far. One that waits is carried out as soon as that can be. */
export type ActionAnswer =
  | { outcome: 'done' }
  | { outcome: 'waiting' }
  | { outcome: 'refused'; error: ApiError['error'] }

/**
 * How long staff wait before they are told that an action is kept and done later, ms: less where not
 * even its workflow has heard of it, for then Temporal or the worker are away.
 */
const HEARD_WITHIN_MS = 4_000
const TOLD_WITHIN_MS = 2_000
const LOOK_EVERY_MS = 50

const OTHER_ACTION = 'Met dit kenmerk is al iets anders gevraagd. Laad de pagina opnieuw.'

/**
 * Stores the action, or asks one anew that was refused and heard: who presses again after a refusal
 * wants another try. Answers what stands under its name, and whether that is new.
 */
const STORED = `INSERT INTO staff_actions AS known (booking_id, id, kind, data, version, by, staff_id, asked_at)
  SELECT b.id, $2, $3, $4, $5, $6, $7, $8 FROM bookings b WHERE b.id = $1
  ON CONFLICT (booking_id, id) DO UPDATE SET (seq, kind, data, version, by, staff_id, asked_at, outcome, refusal, ended_at, heard) =
    (DEFAULT, excluded.kind, excluded.data, excluded.version, excluded.by, excluded.staff_id, excluded.asked_at, 'waiting', NULL, NULL, false)
  WHERE known.outcome = 'refused' AND known.heard`

/**
 * What staff have done to bookings. Kept first, with the news for the workflow in the same
 * transaction: so it is carried out once, also where Temporal or the worker are away just now.
 */
@Injectable()
export class StaffActions {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /** Keeps an action, and waits a few seconds for what comes of it. */
  async ask(bookingId: string, action: NewAction): Promise<ActionAnswer> {
    const kept = await this.keep(bookingId, action)
    if (kept) return { outcome: 'refused', error: kept }
    this.notifier.say('outbox')
    return this.heard(bookingId, action.requestId)
  }

  /** Keeps an action without waiting for it. Null when it is kept, or was before. */
  async keep(bookingId: string, action: NewAction): Promise<ApiError['error'] | null> {
    const { requestId, kind, data, version = null, by, staffId } = action
    const at = new Date(this.clock.now())
    return inTransaction(this.pool, async (client) => {
      const json = JSON.stringify(data)
      const { rowCount } = await client.query(STORED, [
        bookingId,
        requestId,
        kind,
        json,
        version,
        by,
        staffId,
        at,
      ])
      if (rowCount === 1) {
        await tellOutbox(client, bookingSubject(bookingId), 'staff-action')
        return null
      }
      // Of what is forgotten the kind is left to compare: its press is not carried out twice.
      const { rows } = await client.query<{ same: boolean }>(
        'SELECT kind = $3 AND coalesce(data = $4::jsonb, true) AS same FROM staff_actions WHERE booking_id = $1 AND id = $2',
        [bookingId, requestId, kind, json],
      )
      if (!rows[0]) return plainError('not-found', UNKNOWN_BOOKING)
      return rows[0].same ? null : plainError('booking-not-changeable', OTHER_ACTION)
    })
  }

  private async heard(bookingId: string, requestId: string): Promise<ActionAnswer> {
    const began = performance.now()
    for (let isTold = false; ;) {
      const { rows } = await this.pool.query<{
        outcome: ActionAnswer['outcome']
        refusal: ApiError['error']
      }>('SELECT outcome, refusal FROM staff_actions WHERE booking_id = $1 AND id = $2', [
        bookingId,
        requestId,
      ])
      const { outcome, refusal } = rows[0]!
      if (outcome === 'done') return { outcome }
      if (outcome === 'refused') {
        await this.pool.query(
          `UPDATE staff_actions SET heard = true WHERE booking_id = $1 AND id = $2 AND outcome = 'refused'`,
          [bookingId, requestId],
        )
        return { outcome, error: refusal }
      }
      const waited = performance.now() - began
      if (waited >= TOLD_WITHIN_MS && !isTold) isTold = await this.isTold(bookingId)
      if (waited >= HEARD_WITHIN_MS || (waited >= TOLD_WITHIN_MS && !isTold)) {
        // Other screens show from now on that it waits.
        this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
        return { outcome }
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }

  /** Whether the workflow of a booking has heard of all its news. */
  private async isTold(bookingId: string): Promise<boolean> {
    const { kind, id } = bookingSubject(bookingId)
    const { rowCount } = await this.pool.query(
      'SELECT FROM outbox WHERE delivered_at IS NULL AND subject_kind = $1 AND subject_id = $2 LIMIT 1',
      [kind, id],
    )
    return rowCount === 0
  }
}
