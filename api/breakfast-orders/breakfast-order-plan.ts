import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { importedSql } from '../database/imported-sql.ts'
import { writtenMails } from '../mail/written-mails.ts'
import { paymentRecordsSql, refundRecordsSql } from '../payments/plan-payments.ts'
import { refundStandingSql } from '../payments/refund-standing.ts'
import { refundWaitsSql } from '../payments/refund-wait.ts'
import type { PlannedStep, SubjectPlan } from '../subjects/subject-plan.ts'
import { type BreakfastOrderRecord, planBreakfastOrder } from './plan-breakfast-order.ts'

// One statement is one snapshot: the state of the order and that of its payments belong together.
const RECORD = `SELECT json_build_object(
  'state', o.state, 'cancelledBecause', o.cancelled_because, 'day', o.delivery_day - date '1970-01-01', 'slot', o.slot,
  'placedAt', round(extract(epoch FROM o.created_at) * 1000)::float8,
  'propertyHasEmail', coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> '',
  'imported', ${importedSql('breakfast_orders', 'o.id')},
  'payments', ${paymentRecordsSql('o.folio_id')},
  'refunds', ${refundRecordsSql('o.folio_id')},
  'refundStanding', ${refundStandingSql('o.folio_id')},
  'refundWaits', ${refundWaitsSql('o.folio_id')},
  'mails', ${writtenMails("'breakfast-order'", 'o.id')}
) AS record FROM breakfast_orders o WHERE o.id = $1`

/** What is to be done for breakfast orders. */
@Injectable()
export class BreakfastOrderPlan implements SubjectPlan<BreakfastOrderRecord> {
  readonly kind = 'breakfast-order'

  constructor(private readonly pool: Pool) {}

  async load(orderId: string): Promise<BreakfastOrderRecord | null> {
    const { rows } = await this.pool.query<{ record: BreakfastOrderRecord }>({
      name: 'breakfast-order-record',
      text: RECORD,
      values: [orderId],
    })
    return rows[0]?.record ?? null
  }

  plan(order: BreakfastOrderRecord, now: number): PlannedStep[] {
    return planBreakfastOrder(order, now)
  }
}
