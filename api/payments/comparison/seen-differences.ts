import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../../database/notifier.ts'
import { inTransaction } from '../../database/open-database.ts'
import { Clock } from '../../environment/clock.ts'
import { addEvent } from '../../subjects/events.ts'

/** A difference as somebody read it, integer cents. */
export interface ReadDifference {
  id: number
  hereCents: number
  thereCents: number
}

/** Differences that somebody of staff has put away. */
@Injectable()
export class SeenDifferences {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Somebody has seen a difference: it needs attention no more, as long as its sums do not change,
   * and stands in the timeline of its bill. Seen twice, it was seen by the first; what agrees again
   * by now needs nobody either.
   *
   * @returns `unknown`: there is none with this id; `changed`: its sums are others by now
   */
  async see(
    { id, hereCents, thereCents }: ReadDifference,
    by: string,
  ): Promise<'seen' | 'unknown' | 'changed'> {
    const at = new Date(this.clock.now())
    const outcome = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ id: string | null; kind: string; cents: number }>(
        `UPDATE payment_differences d SET seen_by = $2, seen_at = $3
         WHERE d.id = $1 AND seen_at IS NULL AND resolved_at IS NULL AND here_cents = $4 AND there_cents = $5
         RETURNING d.folio_id AS id, abs(d.here_cents - d.there_cents) AS cents,
           (SELECT f.kind FROM folios f WHERE f.id = d.folio_id) AS kind`,
        [id, by, at, hereCents, thereCents],
      )
      const [seen] = rows
      if (!seen) {
        const known = await client.query<{ isOpen: boolean }>(
          'SELECT seen_at IS NULL AND resolved_at IS NULL AS "isOpen" FROM payment_differences WHERE id = $1',
          [id],
        )
        if (!known.rows[0]) return 'unknown'
        return known.rows[0].isOpen ? 'changed' : 'seen'
      }
      if (seen.id !== null)
        await addEvent(
          client,
          { kind: seen.kind, id: seen.id },
          { kind: 'difference-seen', at, by, data: { cents: seen.cents } },
        )
      return 'seen'
    })
    if (outcome === 'seen')
      this.notifier.say('changed', JSON.stringify({ noun: 'payment-differences', id: null }))
    return outcome
  }
}
