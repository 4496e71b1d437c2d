import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { Clock } from '../environment/clock.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { balanceSql } from '../folios/folios.ts'
import { RECOUNT_CUSTOMERS, type CustomerRow, customerColumns } from './customer-list.ts'
import { customerNumber } from './customer-number.ts'
import type { CustomerDetailView, CustomerMoveView } from './customer-views.ts'

/** More than a page is read through; the export has them all. */
const MOST = 200

interface DetailRow extends CustomerRow {
  notes: string
  emails: string[]
  mergedInto: number | null
  erasureAskedAt: Date | null
  erasedAt: Date | null
}

const DETAIL = `SELECT ${customerColumns('$2')}, c.notes, c.merged_into AS "mergedInto",
    c.erasure_asked_at AS "erasureAskedAt", c.erased_at AS "erasedAt",
    (SELECT coalesce(array_agg(email_key ORDER BY email_key), '{}') FROM customer_emails WHERE customer_id = c.id) AS emails
  FROM customers c WHERE c.id = $1`

const CONSENTS = `SELECT id, what, given_at AS "givenAt", given_by AS "givenBy", withdrawn_at AS "withdrawnAt", withdrawn_by AS "withdrawnBy"
  FROM customer_consents WHERE customer_id = $1 ORDER BY given_at DESC, id DESC`

/** The orders of customer `$1`, with `$2` the instant: a hold past its end is over. */
const BOUGHT = `SELECT * FROM (
    SELECT b.id, o.kind, b.number, CASE WHEN b.state = 'held' AND b.hold_until <= $2 THEN 'expired' ELSE b.state END AS state,
      b.name, b.email, lower(b.stay)::text AS "from", upper(b.stay)::text AS until, b.total_cents AS "totalCents",
      ${balanceSql('b.folio_id')} AS "balanceCents", o.apart, o.erased_at IS NOT NULL AS erased
    FROM customer_orders o JOIN bookings b ON b.id = o.order_id WHERE o.customer_id = $1
    UNION ALL
    SELECT b.id, o.kind, b.number, b.state, b.name, b.email, b.delivery_day::text, NULL, b.total_cents,
      ${balanceSql('b.folio_id')}, o.apart, o.erased_at IS NOT NULL
    FROM customer_orders o JOIN breakfast_orders b ON b.id = o.order_id WHERE o.customer_id = $1) AS bought
  ORDER BY "from" DESC, number DESC LIMIT ${MOST}`

/** The messages that came from any address of customer `$1`, as SQL after `WHERE`. */
export const MESSAGES_OF = `email_key(email) IN (SELECT email_key FROM customer_emails WHERE customer_id = $1)`

const MESSAGES = `SELECT id, form, created_at AS "createdAt", handled_at IS NOT NULL AS handled
  FROM form_messages WHERE ${MESSAGES_OF} ORDER BY created_at DESC, id LIMIT ${MOST}`

const MAILS = `SELECT id, kind, subject, state, created_at AS "createdAt" FROM mails
  WHERE (subject_kind, subject_id) IN (
    SELECT kind, order_id FROM customer_orders WHERE customer_id = $1
    UNION ALL SELECT 'form-message', id FROM form_messages WHERE ${MESSAGES_OF})
  ORDER BY created_at DESC, id LIMIT ${MOST}`

const MOVES = `SELECT m.id, m.kind, other.id AS "otherId", other.name AS "otherName", m.from_id = $1 AS "isFrom",
    cardinality(m.orders) AS orders, m.by, m.at,
    m.undone_at IS NULL AND NOT EXISTS (SELECT FROM customer_moves later WHERE later.id > m.id AND later.undone_at IS NULL
      AND (later.from_id IN (m.from_id, m.to_id) OR later.to_id IN (m.from_id, m.to_id))) AS undoable
  FROM customer_moves m JOIN customers other ON other.id = CASE WHEN m.from_id = $1 THEN m.to_id ELSE m.from_id END
  WHERE (m.from_id = $1 OR m.to_id = $1) AND m.undone_at IS NULL ORDER BY m.id DESC LIMIT ${MOST}`

type MoveRow = Omit<CustomerMoveView, 'other' | 'at'> & {
  otherId: number
  otherName: string
  at: Date
}

/** One customer as staff see them: who they are, what they bought, wrote and agreed to. */
@Injectable()
export class CustomerDetail {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly versions: ChangeVersions,
  ) {}

  /** Null when there is no such customer. One that was merged says into which. */
  async of(id: number): Promise<CustomerDetailView | null> {
    await this.pool.query(RECOUNT_CUSTOMERS)
    const now = new Date(this.clock.now())
    const { rows } = await this.pool.query<DetailRow>(DETAIL, [id, this.clock.today()])
    const row = rows[0]
    if (!row) return null
    const [consents, bought, messages, mails, moves, versionOf] = await Promise.all([
      this.pool.query(CONSENTS, [id]),
      this.pool.query(BOUGHT, [id, now]),
      this.pool.query(MESSAGES, [id]),
      this.pool.query(MAILS, [id]),
      this.pool.query<MoveRow>(MOVES, [id]),
      this.versions.of('customers', [id]),
    ])
    return {
      ...row,
      number: customerNumber(id),
      version: versionOf(id),
      erasureAskedAt: row.erasureAskedAt?.toISOString() ?? null,
      erasedAt: row.erasedAt?.toISOString() ?? null,
      consents: consents.rows.map(withTexts),
      bought: bought.rows,
      messages: messages.rows.map(withTexts),
      mails: mails.rows.map(withTexts),
      moves: moves.rows.map(({ otherId, otherName, at, ...move }) => ({
        ...move,
        at: at.toISOString(),
        other: { id: otherId, number: customerNumber(otherId), name: otherName },
      })),
    } as CustomerDetailView
  }
}

/** Instants as text, as they go over the wire. */
function withTexts(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
}
