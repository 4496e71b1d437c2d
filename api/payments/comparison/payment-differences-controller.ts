import { Body, HttpCode, Post } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../../database/notifier.ts'
import { inTransaction } from '../../database/open-database.ts'
import { Clock } from '../../environment/clock.ts'
import { Refused, changedMeanwhile, plainError } from '../../errors/refused.ts'
import { ActingStaff } from '../../requests/acting-staff.ts'
import { Answers } from '../../requests/answers.ts'
import { BackOffice } from '../../requests/back-office.ts'
import { Id, rowId } from '../../requests/id-pipe.ts'
import type { StaffMember } from '../../requests/staff-sessions.ts'
import { addEvent } from '../../subjects/events.ts'

const UNKNOWN = 'Dit verschil bestaat niet.'
const CHANGED = 'De bedragen zijn intussen anders. Kijk nog eens.'
const id = rowId(UNKNOWN)

const seenShape = z.object({ id: z.int() })
const readRequest = z.object({
  hereCents: z.int().meta({ description: 'As it was read; with other sums by now it stays.' }),
  thereCents: z.int(),
})
type ReadRequest = z.infer<typeof readRequest>

/** A difference as somebody read it, integer cents. */
export interface ReadDifference extends ReadRequest {
  id: number
}

/** Where the payment provider and the bills do not agree; the dashboard shows them. */
@BackOffice('payment-differences')
export class PaymentDifferencesController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Somebody of staff has seen it: it needs attention no more, as long as its sums do not change, and
   * stands in the timeline of its bill. Seen twice, it was seen by the first; what agrees again by now
   * needs nobody either.
   */
  @Post(':id/seen')
  @Answers(seenShape)
  @HttpCode(200)
  async see(
    @Id(id) differenceId: number,
    @Body({ schema: readRequest }) { hereCents, thereCents }: ReadRequest,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<z.output<typeof seenShape>> {
    const at = new Date(this.clock.now())
    await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ id: string | null; kind: string; cents: number }>(
        `UPDATE payment_differences d SET seen_by = $2, seen_at = $3
         WHERE d.id = $1 AND seen_at IS NULL AND resolved_at IS NULL AND here_cents = $4 AND there_cents = $5
         RETURNING d.folio_id AS id, abs(d.here_cents - d.there_cents) AS cents,
           (SELECT f.kind FROM folios f WHERE f.id = d.folio_id) AS kind`,
        [differenceId, by, at, hereCents, thereCents],
      )
      const [seen] = rows
      if (!seen) {
        const known = await client.query<{ isOpen: boolean }>(
          'SELECT seen_at IS NULL AND resolved_at IS NULL AS "isOpen" FROM payment_differences WHERE id = $1',
          [differenceId],
        )
        if (!known.rows[0]) throw new Refused(plainError('not-found', UNKNOWN))
        if (known.rows[0].isOpen) throw new Refused(changedMeanwhile(CHANGED))
      } else if (seen.id !== null) {
        const event = { kind: 'difference-seen', at, by, data: { cents: seen.cents } }
        await addEvent(client, { kind: seen.kind, id: seen.id }, event)
      }
    })
    this.notifier.say('changed', JSON.stringify({ noun: 'payment-differences', id: null }))
    return { id: differenceId }
  }
}
