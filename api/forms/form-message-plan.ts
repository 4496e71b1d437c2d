import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { planMails } from '../mail/plan-mails.ts'
import type { FormMessageRecord } from '../mail/templates/form-message-record.ts'
import { writtenMails } from '../mail/written-mails.ts'
import type { PlannedStep, SubjectPlan } from '../subjects/subject-plan.ts'
import { FORM_MESSAGE } from './form-message-subject.ts'

/** The steps of a message's workflow, each the name of its activity. */
export type FormMessageStep = 'sendMail'

const RECORD = `SELECT json_build_object(
  'hasEmail', f.email <> '',
  'propertyHasEmail', coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> '',
  'mails', ${writtenMails(`'${FORM_MESSAGE}'`, 'f.id')}
) AS record FROM form_messages f WHERE f.id = $1`

/** What is to be done for a message by a form: mail it to the house, and a copy to the sender. */
@Injectable()
export class FormMessagePlan implements SubjectPlan<FormMessageRecord> {
  readonly kind = FORM_MESSAGE

  constructor(private readonly pool: Pool) {}

  async load(id: string): Promise<FormMessageRecord | null> {
    const { rows } = await this.pool.query<{ record: FormMessageRecord }>(RECORD, [id])
    return rows[0]?.record ?? null
  }

  plan(message: FormMessageRecord, now: number): PlannedStep[] {
    return planMails(FORM_MESSAGE, message, now).map(({ kind, dueAt }) => ({
      step: 'sendMail' satisfies FormMessageStep,
      about: kind,
      becomes: 'mail',
      dueAt,
    }))
  }
}
