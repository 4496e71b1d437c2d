import { Injectable } from '@nestjs/common'
import { planMails } from '../mail/plan-mails.ts'
import type { MailedOnRequest } from '../mail/mail-template.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'
import { SALE_KIND } from './sale-row.ts'

/** What is to be done for a sale: mail its receipt to who asked for it, once the money is in. */
@Injectable()
export class SalePlan extends StoredPlan<MailedOnRequest> {
  readonly kind = SALE_KIND

  protected readonly statement = `SELECT json_build_object(
    'mailings', (SELECT coalesce(json_agg(m.id ORDER BY m.asked_at, m.id), '[]')
      FROM sale_mailings m WHERE m.sale_id = s.id AND s.step = 'done'),
    'mails', ${writtenMails(`'${SALE_KIND}'`, 's.id')}
  ) AS record FROM sales s WHERE s.id = $1`

  plan(record: MailedOnRequest, now: number): PlannedStep[] {
    return planMails(SALE_KIND, record, now)
  }
}
