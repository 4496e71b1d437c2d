import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Notifier } from '../../database/notifier.ts'
import { inTransaction } from '../../database/open-database.ts'
import { Clock } from '../../environment/clock.ts'
import { addEvent } from '../../subjects/events.ts'

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
   * and stands in the timeline of its bill. Seen twice, it was seen by the first.
   *
   * @returns false where there is none with this id
   */
  async see(id: number, by: string): Promise<boolean> {
    const at = new Date(this.clock.now())
    const isThere = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ id: string | null; kind: string; cents: number }>(
        `UPDATE payment_differences d SET seen_by = $2, seen_at = $3
         WHERE d.id = $1 AND seen_at IS NULL
         RETURNING d.folio_id AS id, abs(d.here_cents - d.there_cents) AS cents,
           (SELECT f.kind FROM folios f WHERE f.id = d.folio_id) AS kind`,
        [id, by, at],
      )
      const [seen] = rows
      if (!seen) {
        const known = await client.query('SELECT FROM payment_differences WHERE id = $1', [id])
        return known.rowCount === 1
      }
      if (seen.id !== null)
        await addEvent(
          client,
          { kind: seen.kind, id: seen.id },
          { kind: 'difference-seen', at, by, data: { cents: seen.cents } },
        )
      return true
    })
    if (isThere)
      this.notifier.say('changed', JSON.stringify({ noun: 'payment-differences', id: null }))
    return isThere
  }
}
