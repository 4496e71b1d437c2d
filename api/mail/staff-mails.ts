import { fillText } from '../../rules/texts/fill-text.ts'
import {
  mailStaffEmailChangedTexts,
  mailStaffInvitationTexts,
  mailStaffNewEmailTexts,
  mailStaffNewPasswordTexts,
  mailStaffSignInChangedTexts,
  mailStaffTexts,
} from '../../rules/texts/mail-staff.ts'
import { type MailContent, button, text } from './mail-content.ts'

/** To whom a mail about an account goes, and where its button leads. */
interface Recipient {
  name: string
  url: string
}

/** What changed of the way in which somebody signs in; `by`: a colleague turned the second step off. */
export type SignInChange =
  | Exclude<keyof typeof mailStaffSignInChangedTexts, 'subject' | 'notDone' | 'twoStepsOffBy'>
  | { by: string }

/**
 * The mails to staff about their own account, by their kind, with what staff call each; staff are
 * "u". They are in no list of mails, which every colleague can read: their links are good once.
 */
export const staffMails = {
  'staff-invitation': {
    name: 'Uitnodiging voor het beheer',
    content({ name, url, by, property }: Recipient & { by: string; property: string }) {
      const texts = mailStaffInvitationTexts
      return mailOf(name, fillText(texts.subject, { property }), [
        text(fillText(texts.text, { by, property })),
        button(mailStaffTexts.choose, url),
        text(texts.unknown),
      ])
    },
  },
  'staff-new-password': {
    name: 'Nieuw wachtwoord kiezen',
    content({ name, url }: Recipient) {
      const texts = mailStaffNewPasswordTexts
      const parts = [text(texts.text), button(mailStaffTexts.choose, url), text(texts.notAsked)]
      return mailOf(name, texts.subject, parts)
    },
  },
  'staff-new-email': {
    name: 'Nieuw e-mailadres bevestigen',
    content({ name, url }: Recipient) {
      const texts = mailStaffNewEmailTexts
      const parts = [text(texts.text), button(texts.confirm, url), text(mailStaffTexts.notAsked)]
      return mailOf(name, texts.subject, parts)
    },
  },
  'staff-email-changed': {
    name: 'E-mailadres gewijzigd',
    content({ name, email }: { name: string; email: string }) {
      const texts = mailStaffEmailChangedTexts
      const changed = text(fillText(texts.text, { email }))
      return mailOf(name, texts.subject, [changed, text(texts.notDone)])
    },
  },
  'staff-sign-in-changed': {
    name: 'Manier van inloggen gewijzigd',
    content({ name, what }: { name: string; what: SignInChange }) {
      const texts = mailStaffSignInChangedTexts
      const changed =
        typeof what === 'string' ? texts[what] : fillText(texts.twoStepsOffBy, { by: what.by })
      return mailOf(name, texts.subject, [text(changed), text(texts.notDone)])
    },
  },
}

function mailOf(name: string, subject: string, parts: MailContent['parts']): MailContent {
  const greeting = text(fillText(mailStaffTexts.greeting, { name }))
  return { subject, title: subject, parts: [greeting, ...parts] }
}

export type StaffMailKind = keyof typeof staffMails

export const staffMailKinds = Object.keys(staffMails) as StaffMailKind[]

/** Whether a kind of mail is about an account. */
export function isStaffMail(kind: string): kind is StaffMailKind {
  return Object.hasOwn(staffMails, kind)
}
