import { type MailTemplates, mailTemplates } from './mail-templates.ts'
import { type MailedSubject, stillToTell } from './mail-template.ts'
import { retryAfterMs } from './mail-state.ts'
import type { PlannedStep } from '../subjects/subject-plan.ts'

/** A mail to be seen through; `about` is its kind. */
interface MailStep extends PlannedStep {
  step: 'sendMail'
}

/**
 * What is to be mailed about a subject. Written mails first: they go whatever became of the subject
 * and whatever day it is, or are ended where they make no sense any more. The templates only decide
 * whether a new one is written. A pure function, as every plan.
 *
 * @param subject the record of a subject of this kind
 */
export function planMails(
  subjectKind: string,
  subject: MailedSubject,
  now: number,
  templates: MailTemplates = mailTemplates,
): MailStep[] {
  const written = subject.mails
    .filter(({ state }) => state === 'queued' || state === 'sending')
    .map(({ kind, state, lastTry }) => ({
      // A clock that was moved back must not put the next try off.
      ...mailStep(kind, lastTry ? Math.min(lastTry.at, now) + retryAfterMs(lastTry.attempts) : now),
      // The try under way may still succeed.
      hasFailed: (lastTry?.attempts ?? 0) > (state === 'sending' ? 1 : 0),
    }))
  const unwritten = Object.entries(templates).flatMap(([kind, template]) => {
    if (template.subjectKind !== subjectKind || (subject.imported && template.byItself)) return []
    if (stillToTell(kind, template, subject).length === 0) return []
    const dueAt = template.due(subject, now)
    return dueAt === null ? [] : [mailStep(kind, dueAt)]
  })
  return [...written, ...unwritten]
}

function mailStep(kind: string, dueAt: number): MailStep {
  return { step: 'sendMail', about: kind, becomes: 'mail', dueAt }
}
