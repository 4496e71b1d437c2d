import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../database/notifier.ts'

/** What is told of a refused action `a`, as SQL: its text names the fields that were wrong. */
export const REFUSAL_TEXT = `concat_ws(' ', a.refusal ->> 'text',
  (SELECT string_agg(field ->> 'text', ' ') FROM jsonb_array_elements(coalesce(a.refusal -> 'fields', '[]')) AS field))`

/** Refusals that came when nobody waited for the answer any more. */
@Injectable()
export class RefusedActions {
  constructor(
    private readonly pool: Pool,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Somebody of staff has seen a refusal: it stays in the timeline, and needs attention no more.
   *
   * @returns false where there is none with this id
   */
  async see(bookingId: string, actionId: string, by: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE staff_actions SET seen_by = coalesce(seen_by, $3) WHERE booking_id = $1 AND id = $2 AND outcome = 'refused'`,
      [bookingId, actionId, by],
    )
    if (rowCount) this.notifier.say('changed', JSON.stringify({ noun: 'bookings', id: bookingId }))
    return rowCount === 1
  }
}
