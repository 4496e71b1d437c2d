import { Body } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../../database/notifier.ts'
import { inTransaction } from '../../database/open-database.ts'
import { Clock } from '../../environment/clock.ts'
import { Refused, changedMeanwhile, orNotFound } from '../../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../../requests/staff-sessions.ts'
import { Acts, BackOffice, Id, rowId } from '../../requests/routes.ts'
import { addEvent } from '../../subjects/events.ts'

/** The money of one payment as one of the two sides has it. Integer cents. */
export interface PaymentMoney {
  receivedCents: number
  /** What went back by refunds. */
  refundedCents: number
  /** What the payer's bank took back and has not given back since. */
  chargedBackCents: number
}

/**
 * What does not agree. `unknown-here`, `unknown-there`: only the other side has it. `state`: only one
 * side says that it was paid. `not-compared`: what the provider says of it cannot be read, or it
 * refuses to say. The others: both have a sum, and not the same one.
 */
type DifferenceKind =
  | 'unknown-here'
  | 'unknown-there'
  | 'state'
  | 'sum'
  | 'refunded'
  | 'charged-back'
  | 'not-compared'

/** One thing on which house and provider do not agree. Integer cents. */
export interface Difference {
  kind: DifferenceKind
  hereCents: number
  thereCents: number
}

/**
 * Where house and provider do not agree about a payment, as far as money is concerned: one that
 * brought nothing may be known to one of them alone.
 *
 * @param here null where the house does not know the payment
 * @param there null where the provider does not
 */
export function differencesBetween(
  here: PaymentMoney | null,
  there: PaymentMoney | null,
): Difference[] {
  if (!here || !there) {
    const hereCents = here?.receivedCents ?? 0
    // What came and went back wholly owes nobody anything.
    const thereCents = there
      ? there.receivedCents - there.refundedCents - there.chargedBackCents
      : 0
    if (hereCents > 0) return [{ kind: 'unknown-there', hereCents, thereCents }]
    return thereCents > 0 ? [{ kind: 'unknown-here', hereCents, thereCents }] : []
  }
  const isPaidByOne = here.receivedCents > 0 !== there.receivedCents > 0
  const compare = (kind: DifferenceKind, of: keyof PaymentMoney): Difference[] =>
    here[of] === there[of] ? [] : [{ kind, hereCents: here[of], thereCents: there[of] }]
  return [
    ...compare(isPaidByOne ? 'state' : 'sum', 'receivedCents'),
    ...compare('refunded', 'refundedCents'),
    ...compare('charged-back', 'chargedBackCents'),
  ]
}

/**
 * Keeps where house and provider do not agree about a payment, and resolves what agrees again; what was
 * `not-compared` resolves nothing. The same difference found again stays the one that it was; one that
 * staff put away stands open again where its sums changed. Its bill is that of the payment or of the
 * attempt; none where nobody can tell (any more).
 *
 * @returns whether anything changed
 */
export async function keepDifferences(
  pool: Pool,
  { providerId, attemptId, at }: { providerId: string; attemptId: string | null; at: Date },
  differences: readonly Difference[],
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH found AS (
       SELECT kind, "hereCents" AS here_cents, "thereCents" AS there_cents, coalesce(
         (SELECT folio_id FROM payments WHERE provider_id = $1), (SELECT folio_id FROM payments WHERE id = $2)) AS folio_id
       FROM jsonb_to_recordset($4) AS differences (kind text, "hereCents" int, "thereCents" int)),
     resolved AS (
       UPDATE payment_differences SET resolved_at = $3
       WHERE provider_id = $1 AND resolved_at IS NULL AND kind NOT IN (SELECT kind FROM found)
         AND 'not-compared' NOT IN (SELECT kind FROM found) RETURNING id),
     kept AS (
       INSERT INTO payment_differences AS known (provider_id, folio_id, kind, here_cents, there_cents, found_at)
       SELECT $1, folio_id, kind, here_cents, there_cents, $3 FROM found
       ON CONFLICT (provider_id, kind) WHERE resolved_at IS NULL
       DO UPDATE SET folio_id = coalesce(excluded.folio_id, known.folio_id), here_cents = excluded.here_cents, there_cents = excluded.there_cents,
         (seen_by, seen_at) = (SELECT known.seen_by, known.seen_at WHERE (known.here_cents, known.there_cents) = (excluded.here_cents, excluded.there_cents))
       WHERE (known.here_cents, known.there_cents) IS DISTINCT FROM (excluded.here_cents, excluded.there_cents)
         OR coalesce(excluded.folio_id, known.folio_id) IS DISTINCT FROM known.folio_id RETURNING id)
     SELECT FROM resolved UNION ALL SELECT FROM kept`,
    [providerId, attemptId, at, JSON.stringify(differences)],
  )
  return rowCount! > 0
}

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
  @Acts(':id/seen', seenShape)
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
        const { isOpen } = orNotFound(known.rows[0], UNKNOWN)
        if (isOpen) throw new Refused(changedMeanwhile(CHANGED))
      } else if (seen.id !== null) {
        const event = { kind: 'difference-seen', at, by, data: { cents: seen.cents } }
        await addEvent(client, { kind: seen.kind, id: seen.id }, event)
      }
    })
    this.notifier.publish('payment-differences', null)
    return { id: differenceId }
  }
}
