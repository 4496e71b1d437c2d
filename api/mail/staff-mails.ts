import type { Words } from '../../rules/texts/all-words.ts'
import type { TextArea } from '../../rules/texts/catalogue.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import {
  type MailBlanks,
  type MailContent,
  type MailWords,
  button,
  inWords,
  text,
} from './mail-content.ts'

/** To whom a mail about an account goes, and where its button leads. */
type Recipient = { name: string; url: string }

type StaffMailArea = Exclude<Extract<TextArea, `mailStaff${string}`>, 'mailStaff'>

/** What changed of the way in which somebody signs in. */
export type SignInChange = Exclude<keyof Words['mailStaffSignInChanged'], 'subject' | 'notDone'>

/**
 * The mails to staff about their own account, by their kind, with what staff call each; staff are
 * "u". They are in no list of mails, which every colleague can read: their links are good once.
 */
export const staffMails = {
  'staff-invitation': {
    name: 'Uitnodiging voor het beheer',
    content: (to: Recipient & { by: string; property: string }, words: Words) =>
      mailOf('mailStaffInvitation', to, words, ['text', choose, 'unknown']),
  },
  'staff-new-password': {
    name: 'Nieuw wachtwoord kiezen',
    content: (to: Recipient, words: Words) =>
      mailOf('mailStaffNewPassword', to, words, ['text', choose, 'notAsked']),
  },
  'staff-new-email': {
    name: 'Nieuw e-mailadres bevestigen',
    content: (to: Recipient, words: Words) =>
      mailOf('mailStaffNewEmail', to, words, [
        'text',
        { button: 'confirm', url: ({ url }) => url },
        () => text(words.mailStaff.notAsked),
      ]),
  },
  'staff-email-changed': {
    name: 'E-mailadres gewijzigd',
    content: (to: { name: string; email: string }, words: Words) =>
      mailOf('mailStaffEmailChanged', to, words, ['text', 'notDone']),
  },
  'staff-sign-in-changed': {
    name: 'Manier van inloggen gewijzigd',
    content: (to: { name: string; what: SignInChange; by: string }, words: Words) =>
      mailOf('mailStaffSignInChanged', to, words, [to.what, 'notDone']),
  },
}

const choose = ({ url, words }: { url: string; words: Words }) =>
  button(words.mailStaff.choose, url)

/** A greeting by name, then `parts`; the facts fill the blanks of all texts. */
function mailOf<Facts extends MailBlanks & { name: string }, Area extends StaffMailArea>(
  area: Area,
  facts: Facts,
  words: Words,
  parts: MailWords<Facts & { words: Words }, Area>['parts'],
): MailContent {
  const greeting = () => text(fillText(words.mailStaff.greeting, { name: facts.name }))
  const mail = { area, blanks: () => facts, parts: [greeting, ...parts] }
  return inWords<Facts & { words: Words }, Area>(mail, { ...facts, words })
}

export type StaffMailKind = keyof typeof staffMails

export const staffMailKinds = Object.keys(staffMails) as StaffMailKind[]

/** Whether a kind of mail is about an account. */
export function isStaffMail(kind: string): kind is StaffMailKind {
  return Object.hasOwn(staffMails, kind)
}
