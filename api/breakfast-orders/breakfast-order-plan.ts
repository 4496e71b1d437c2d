import { Injectable } from '@nestjs/common'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { importedSql } from '../database/imported-sql.ts'
import { planMails } from '../mail/plan-mails.ts'
import { endOf } from '../mail/templates/booking-mail-record.ts'
import type { BreakfastMailRecord } from '../mail/templates/breakfast-mail-facts.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import {
  type PaidSubject,
  type PaymentStep,
  paidSubjectSql,
  planPayments,
} from '../payments/plan-payments.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'

/** The steps an order's workflow can take, each the name of its activity. */
export type BreakfastOrderStep = PaymentStep | 'lapse' | 'sendMail'

/** What PostgreSQL says of one order: all that the plan depends on. */
interface BreakfastOrderRecord extends BreakfastMailRecord, PaidSubject {}

/** What is to be done for breakfast orders. */
@Injectable()
export class BreakfastOrderPlan extends StoredPlan<BreakfastOrderRecord> {
  readonly kind = 'breakfast-order'

  protected readonly statement = `SELECT json_build_object(
    'state', o.state, 'cancelledBecause', o.cancelled_because, 'day', o.delivery_day - date '1970-01-01', 'slot', o.slot,
    'placedAt', round(extract(epoch FROM o.created_at) * 1000)::float8,
    'propertyHasEmail', coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> '',
    'imported', ${importedSql('breakfast_orders', 'o.id')},
    ${paidSubjectSql('o.folio_id')},
    'mails', ${writtenMails("'breakfast-order'", 'o.id')}
  ) AS record FROM breakfast_orders o WHERE o.id = $1`

  plan(order: BreakfastOrderRecord, now: number): (PlannedStep & { step: BreakfastOrderStep })[] {
    const until = payableUntil(order.day)
    const isOpen = order.state === 'placed'
    // The old site let none lapse, and whoever ordered there is not told: staff have until its day ends.
    const dueAt = order.imported ? endOf(order.day) : until
    const lapse = isOpen ? [{ step: 'lapse', becomes: 'cancelled', dueAt } as const] : []
    const mails = planMails('breakfast-order', order, now)
    const steps = [...planPayments(order, isOpen && now < until, now), ...lapse, ...mails]
    // A sort keeps the order of equals: money is dealt with before a mail tells of it.
    return steps.toSorted((a, b) => a.dueAt - b.dueAt)
  }
}
