import { Injectable } from '@nestjs/common'
import { planMails } from '../mail/plan-mails.ts'
import type { FormMessageRecord } from '../mail/templates/form-mails.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'
import { FORM_MESSAGE } from './form-message-subject.ts'

/** The steps of a message's workflow, each the name of its activity. */
export type FormMessageStep = 'sendMail' | 'locate'

/** What the plan of a message depends on. */
interface LocatedRecord extends FormMessageRecord {
  /** Its address is still to be looked up on the map. */
  isToLocate: boolean
}

/**
 * What is to be done for a message by a form: mail it to the property, and a copy to the sender;
 * then look up where its address is (G §7), which may fail without holding up the mails.
 */
@Injectable()
export class FormMessagePlan extends StoredPlan<LocatedRecord> {
  readonly kind = FORM_MESSAGE

  protected readonly statement = `SELECT json_build_object(
    'isToLocate', f.place = 'waiting', 'hasEmail', f.email <> '',
    'propertyHasEmail', coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> '',
    'mails', ${writtenMails(`'${FORM_MESSAGE}'`, 'f.id')}
  ) AS record FROM form_messages f WHERE f.id = $1`

  plan(message: LocatedRecord, now: number): (PlannedStep & { step: FormMessageStep })[] {
    const mails = planMails(FORM_MESSAGE, message, now)
    return message.isToLocate ? [...mails, { step: 'locate', dueAt: now }] : mails
  }
}
