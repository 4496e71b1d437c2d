import { Mails } from '../api/mail/mails.ts'
import type { MailedSubject } from '../api/mail/mail-template.ts'
import type { StoredPlan } from '../api/subjects/subject-plan.ts'
import type { Services } from './subject-kind.ts'

/** The step that sees the mails of a subject through; what it is about is the kind of mail. */
export function mailActivity(services: Services, plan: StoredPlan<MailedSubject>) {
  const mails = services.get(Mails)
  return async (id: string, kind?: string): Promise<void> => {
    const record = await plan.load(id)
    if (record && kind !== undefined) await mails.send({ kind: plan.kind, id }, kind, record)
  }
}
