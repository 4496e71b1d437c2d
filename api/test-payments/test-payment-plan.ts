import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { type PaidSubject, paymentRecordsSql, planPayments } from '../payments/plan-payments.ts'
import { refundStandingSql } from '../payments/refund-standing.ts'
import { refundWaitsSql } from '../payments/refund-wait.ts'
import type { PlannedStep, SubjectPlan } from '../subjects/subject-plan.ts'

// One statement is one snapshot: the payments and what is owed back belong together.
const RECORD = `SELECT json_build_object('payments', ${paymentRecordsSql('f.id')},
  'refundStanding', ${refundStandingSql('f.id')}, 'refundWaits', ${refundWaitsSql('f.id')}) AS record
FROM folios f WHERE f.id = $1 AND f.kind = 'test-payment'`

/**
 * What is to be done for a test payment: news of it, and the cent back. Whoever tries opened it; one
 * that the provider could not open is not opened behind their back.
 */
@Injectable()
export class TestPaymentPlan implements SubjectPlan<PaidSubject> {
  readonly kind = 'test-payment'

  constructor(private readonly pool: Pool) {}

  async load(id: string): Promise<PaidSubject | null> {
    const { rows } = await this.pool.query<{ record: PaidSubject }>({
      name: 'test-payment-record',
      text: RECORD,
      values: [id],
    })
    return rows[0]?.record ?? null
  }

  plan(test: PaidSubject, now: number): PlannedStep[] {
    return planPayments(test, false, now).toSorted((a, b) => a.dueAt - b.dueAt)
  }
}
