import { Injectable } from '@nestjs/common'
import { type PaidSubject, paidSubjectSql, planPayments } from '../payments/plan-payments.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'

/**
 * What is to be done for a test payment: news of it, and the cent back. Whoever tries opened it; one
 * that the provider could not open is not opened behind their back.
 */
@Injectable()
export class TestPaymentPlan extends StoredPlan<PaidSubject> {
  readonly kind = 'test-payment'

  protected readonly statement = `SELECT json_build_object(${paidSubjectSql('f.id')}) AS record
  FROM folios f WHERE f.id = $1 AND f.kind = 'test-payment'`

  plan(test: PaidSubject, now: number): PlannedStep[] {
    return planPayments(test, false, now).toSorted((a, b) => a.dueAt - b.dueAt)
  }
}
