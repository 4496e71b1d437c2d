import { fillText } from '../../rules/texts/fill-text.ts'
import {
  mailStaffEmailChangedTexts,
  mailStaffInvitationTexts,
  mailStaffNewEmailTexts,
  mailStaffNewPasswordTexts,
  mailStaffSignInChangedTexts,
  mailStaffTexts,
} from '../../rules/texts/mail-staff.ts'
import { type MailContent, type MailWords, button, inWords, text } from './mail-content.ts'

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
    content: (to: Recipient & { by: string; property: string }) =>
      mailOf(mailStaffInvitationTexts, to, ['text', choose(to), 'unknown']),
  },
  'staff-new-password': {
    name: 'Nieuw wachtwoord kiezen',
    content: (to: Recipient) =>
      mailOf(mailStaffNewPasswordTexts, to, ['text', choose(to), 'notAsked']),
  },
  'staff-new-email': {
    name: 'Nieuw e-mailadres bevestigen',
    content: (to: Recipient) =>
      mailOf(mailStaffNewEmailTexts, to, [
        'text',
        { button: 'confirm', url: () => to.url },
        () => text(mailStaffTexts.notAsked),
      ]),
  },
  'staff-email-changed': {
    name: 'E-mailadres gewijzigd',
    content: (to: { name: string; email: string }) =>
      mailOf(mailStaffEmailChangedTexts, to, ['text', 'notDone']),
  },
  'staff-sign-in-changed': {
    name: 'Manier van inloggen gewijzigd',
    content({ name, what }: { name: string; what: SignInChange }) {
      const [changed, by] =
        typeof what === 'string' ? ([what, ''] as const) : (['twoStepsOffBy', what.by] as const)
      return mailOf(mailStaffSignInChangedTexts, { name, by }, [changed, 'notDone'])
    },
  },
}

const choose =
  ({ url }: Recipient) =>
  () =>
    button(mailStaffTexts.choose, url)

function mailOf<Facts extends { name: string }, Name extends string>(
  texts: Readonly<Record<Name | 'subject', string>>,
  facts: Facts,
  parts: MailWords<unknown, NoInfer<Name>>['parts'],
): MailContent {
  const greeting = () => text(fillText(mailStaffTexts.greeting, facts))
  const words = { texts, title: () => 'subject' as const, blanks: () => ({ ...facts }) }
  return inWords<unknown, Name | 'subject'>({ ...words, parts: [greeting, ...parts] }, null)
}

export type StaffMailKind = keyof typeof staffMails

export const staffMailKinds = Object.keys(staffMails) as StaffMailKind[]

/** Whether a kind of mail is about an account. */
export function isStaffMail(kind: string): kind is StaffMailKind {
  return Object.hasOwn(staffMails, kind)
}
