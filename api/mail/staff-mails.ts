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

/**
 * The mails to staff about their own account, by their kind, with what staff call each; staff are
 * "u". They are in no list of mails, which every colleague can read: their links are good once.
 */
export const staffMailNames = {
  'staff-invitation': 'Uitnodiging voor het beheer',
  'staff-new-password': 'Nieuw wachtwoord kiezen',
  'staff-new-email': 'Nieuw e-mailadres bevestigen',
  'staff-email-changed': 'E-mailadres gewijzigd',
  'staff-sign-in-changed': 'Manier van inloggen gewijzigd',
} as const

export type StaffMailKind = keyof typeof staffMailNames

export const staffMailKinds = Object.keys(staffMailNames) as StaffMailKind[]

/** Whether a kind of mail is about an account. */
export function isStaffMail(kind: string): kind is StaffMailKind {
  return Object.hasOwn(staffMailNames, kind)
}

function mailOf(name: string, subject: string, parts: MailContent['parts']): MailContent {
  const greeting = text(fillText(mailStaffTexts.greeting, { name }))
  return { subject, title: subject, parts: [greeting, ...parts] }
}

export function newPasswordMail({ name, url }: { name: string; url: string }): MailContent {
  const { subject, text: words, notAsked } = mailStaffNewPasswordTexts
  return mailOf(name, subject, [text(words), button(mailStaffTexts.choose, url), text(notAsked)])
}

export function invitationMail({
  name,
  url,
  by,
  property,
}: {
  name: string
  url: string
  by: string
  property: string
}): MailContent {
  const { subject, text: words, unknown } = mailStaffInvitationTexts
  return mailOf(name, fillText(subject, { property }), [
    text(fillText(words, { by, property })),
    button(mailStaffTexts.choose, url),
    text(unknown),
  ])
}

export function newEmailMail({ name, url }: { name: string; url: string }): MailContent {
  const { subject, text: words, confirm } = mailStaffNewEmailTexts
  const parts = [text(words), button(confirm, url), text(mailStaffTexts.notAsked)]
  return mailOf(name, subject, parts)
}

export function emailChangedMail({ name, email }: { name: string; email: string }): MailContent {
  const { subject, text: words, notDone } = mailStaffEmailChangedTexts
  return mailOf(name, subject, [text(fillText(words, { email })), text(notDone)])
}

/** What changed of the way in which somebody signs in; `by`: a colleague turned the second step off. */
export type SignInChange =
  | Exclude<keyof typeof mailStaffSignInChangedTexts, 'subject' | 'notDone' | 'twoStepsOffBy'>
  | { by: string }

export function signInChangedMail({
  name,
  what,
}: {
  name: string
  what: SignInChange
}): MailContent {
  const { subject, notDone, twoStepsOffBy } = mailStaffSignInChangedTexts
  const words =
    typeof what === 'string'
      ? mailStaffSignInChangedTexts[what]
      : fillText(twoStepsOffBy, { by: what.by })
  return mailOf(name, subject, [text(words), text(notDone)])
}
