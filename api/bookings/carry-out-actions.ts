import { Injectable } from '@nestjs/common'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { isDayClosed } from '../errors/day-closed.ts'
import { errorTable } from '../errors/error-table.ts'
import { plainError } from '../errors/refused.ts'
import { balanceSql, lockFolio } from '../folios/folios.ts'
import { refuseStale } from '../subjects/decided-since.ts'
import { bookingSubject } from './booking-changes.ts'
import { changedSince } from './field-changes.ts'
import { type ActedBooking, StaffActs } from './staff-acts.ts'
import { log } from '../telemetry/log.ts'

interface WaitingAction {
  kind: string
  data: unknown
  by: string
  /** Null where it was asked before this was noted. */
  staffId: string | null
  version: number | null
}

/**
 * Carries out what staff asked of a booking. Called by its workflow only, one after the other, so
 * that they never race.
 */
@Injectable()
export class CarryOutActions {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly acts: StaffActs,
  ) {}

  /**
   * Does what was asked and writes its outcome, in one transaction; does nothing where it does not
   * wait any more. A refusal undoes what the act wrote, and is kept with the action.
   */
  async carryOut(bookingId: string, actionId: string): Promise<void> {
    const tells: (() => void)[] = []
    const isEnded = await inTransaction(this.pool, async (client) => {
      await lockFolio(client, bookingId)
      const action = await waiting(client, bookingId, actionId)
      if (!action) return false
      const at = new Date(this.clock.now())
      await client.query('SAVEPOINT act')
      const refusal = await orBroken(client, () =>
        this.act(client, { bookingId, actionId, action, at, tells }),
      )
      if (refusal) {
        tells.length = 0
        await client.query('ROLLBACK TO SAVEPOINT act')
      }
      await client.query(
        `UPDATE staff_actions SET outcome = $3, refusal = $4, ended_at = $5, data = CASE WHEN $6 THEN NULL ELSE data END
         WHERE booking_id = $1 AND id = $2`,
        [
          bookingId,
          actionId,
          refusal ? 'refused' : 'done',
          refusal && JSON.stringify(refusal),
          at,
          // What was refused is kept for a while: who asked it may try it again.
          refusal === null && this.acts.of(action.kind).forgetsData === true,
        ],
      )
      return true
    })
    if (!isEnded) return
    this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
    for (const tell of tells) tell()
  }

  private async act(
    client: PoolClient,
    { bookingId, actionId, action, at, tells }: ToCarryOut,
  ): Promise<ApiError['error'] | null> {
    const { kind, data, by, staffId, version } = action
    const act = this.acts.of(kind)
    await act.before?.(client, bookingId, data)
    const booking = await lockBooking(client, bookingId)
    if (version !== null) {
      const decides = act.decides(data)
      const stale =
        decides &&
        (await refuseStale(client, bookingSubject(bookingId), { act: decides, version, at }))
      if (stale) return stale
      const changes = act.comparesFields
        ? await changedSince(client, bookingId, version, staffId)
        : []
      const reason = 'changed-meanwhile'
      if (changes.length > 0) return { reason, text: errorTable[reason].text, changes }
    }
    // Whose change it is: `booking_field_changes` notes it with every field.
    await client.query(
      `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true)`,
      [by, staffId ?? ''],
    )
    return act.carryOut(client, {
      booking,
      data,
      by,
      requestId: actionId,
      at,
      afterCommit: (tell) => void tells.push(tell),
    })
  }
}

/**
 * What the database itself refuses, a room that is taken or a stay that cannot be, is a refusal too:
 * it would be refused on every try, and hold up what was asked after it.
 */
async function orBroken(
  client: PoolClient,
  work: () => Promise<ApiError['error'] | null>,
): Promise<ApiError['error'] | null> {
  try {
    const refusal = await work()
    if (!refusal) await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    return refusal
  } catch (error) {
    if (isDayClosed(error)) return plainError('day-closed')
    if (!(error instanceof DatabaseError && error.code?.startsWith('23'))) throw error
    // Not its details: they are the row, with what the guest told us.
    const { code, table, constraint } = error
    log.error({ code, table, constraint }, 'a constraint refused an action of staff')
    return plainError('booking-not-changeable')
  }
}

interface ToCarryOut {
  bookingId: string
  actionId: string
  action: WaitingAction
  at: Date
  tells: (() => void)[]
}

async function waiting(
  client: PoolClient,
  bookingId: string,
  actionId: string,
): Promise<WaitingAction | null> {
  const { rows } = await client.query<WaitingAction>(
    `SELECT kind, data, by, staff_id AS "staffId", version FROM staff_actions WHERE booking_id = $1 AND id = $2 AND outcome = 'waiting' FOR UPDATE`,
    [bookingId, actionId],
  )
  return rows[0] ?? null
}

/** After its folio, as everything here does. */
async function lockBooking(client: PoolClient, bookingId: string): Promise<ActedBooking> {
  await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [bookingId])
  const { rows } = await client.query<ActedBooking>(
    `SELECT id, number, state, total_cents AS "totalCents", ${balanceSql('bookings.folio_id')} AS "balanceCents" FROM bookings WHERE id = $1`,
    [bookingId],
  )
  return rows[0]!
}
