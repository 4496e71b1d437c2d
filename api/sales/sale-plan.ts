import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { planMails } from '../mail/plan-mails.ts'
import type { SaleMailRecord } from '../mail/templates/sale-mail-record.ts'
import { writtenMails } from '../mail/written-mails.ts'
import type { PlannedStep, SubjectPlan } from '../subjects/subject-plan.ts'
import { SALE_KIND } from './sale-row.ts'

/** Nothing is mailed of a sale before the money is in. */
const RECORD = `SELECT json_build_object(
  'mailings', (SELECT coalesce(json_agg(m.id ORDER BY m.asked_at, m.id), '[]')
    FROM sale_mailings m WHERE m.sale_id = s.id AND s.step = 'done'),
  'mails', ${writtenMails(`'${SALE_KIND}'`, 's.id')}
) AS record FROM sales s WHERE s.id = $1`

/** What is to be done for a sale: mail its receipt to who asked for it. */
@Injectable()
export class SalePlan implements SubjectPlan<SaleMailRecord> {
  readonly kind = SALE_KIND

  constructor(private readonly pool: Pool) {}

  async load(saleId: string): Promise<SaleMailRecord | null> {
    const { rows } = await this.pool.query<{ record: SaleMailRecord }>(RECORD, [saleId])
    return rows[0]?.record ?? null
  }

  plan(record: SaleMailRecord, now: number): PlannedStep[] {
    return planMails(SALE_KIND, record, now)
  }
}
