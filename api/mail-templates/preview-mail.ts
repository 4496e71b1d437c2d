import { checkTextCorrection } from '../../rules/forms/check-text-correction.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { words } from '../../rules/texts/all-words.ts'
import { HOUSE_LANGUAGE, type Language, languageTags } from '../../rules/texts/languages.ts'
import { literalText } from '../../rules/texts/load-text-corrections.ts'
import {
  type MailKind,
  type MailTemplates,
  mailKinds,
  mailTemplates,
} from '../mail/mail-templates.ts'
import { type StaffMailKind, isStaffMail, staffMailKinds } from '../mail/staff-mails.ts'
import { type MailAsWritten, writeMail } from '../mail/write-mail.ts'
import { type ExampleSource, exampleFacts, exampleStaffMail } from './example-mails.ts'

/** A mail that staff may correct: one that a plan sends, or one about an account. */
export type ShownMailKind = MailKind | StaffMailKind

export const shownMailKinds = [...mailKinds, ...staffMailKinds] as [
  ShownMailKind,
  ...ShownMailKind[],
]

/** What a kind of mail is about. */
export function mailIsAbout(kind: ShownMailKind): string {
  return isStaffMail(kind) ? 'account' : mailTemplates[kind].subjectKind
}

/** The area that all mails about the same have in common. */
const commonAreas: Record<string, string> = {
  booking: 'mailStay',
  'breakfast-order': 'mailBreakfast',
  account: 'mailStaff',
}

/** The areas of the catalogue that a kind of mail is written from, its own (`mailHoldEnded`) first. */
export function areasOf(kind: ShownMailKind): string[] {
  const own = `mail-${kind.replace('form-message', 'form')}`.replaceAll(/-(.)/g, (_, letter) =>
    (letter as string).toUpperCase(),
  )
  const common = commonAreas[mailIsAbout(kind)] ?? []
  // It tells how the money goes back in the words of the mails about stays.
  const ofStays = kind === 'breakfast-payment-returned' ? 'mailStay' : []
  return [own].concat(common, ofStays)
}

/** The languages in which a kind of mail is written: staff and the property read their own alone. */
export function languagesOf(kind: ShownMailKind): Language[] {
  const isForGuests = !isStaffMail(kind) && !(mailTemplates as MailTemplates)[kind]!.toProperty
  return isForGuests ? languageTags() : [HOUSE_LANGUAGE]
}

/** An example of a kind of mail, and what is wrong with which of the texts that were typed. */
export interface MailPreview {
  mail: MailAsWritten
  /** `field` is the id of a text. */
  errors: FieldError[]
}

/**
 * Writes an example by the template itself, with texts as somebody is typing them: what cannot
 * stand is told, and the text in force stands there. They are typed in the language of the house: in
 * another one the mail stands as guests get it now. Nothing is stored.
 */
export function previewMail(
  kind: ShownMailKind,
  typed: Readonly<Record<string, string>>,
  language: Language,
  source: ExampleSource,
): MailPreview {
  const errors = Object.entries(typed).flatMap(([id, text]) => wrongWith(kind, id, text))
  const wrong = new Set(errors.map(({ field }) => field))
  const asTyped = words(HOUSE_LANGUAGE, {
    ...source.known.corrections,
    ...Object.fromEntries(Object.entries(typed).filter(([id]) => !wrong.has(id))),
  })
  const written = languagesOf(kind).includes(language) ? language : HOUSE_LANGUAGE
  const { wordsIn } = source.known
  const known = {
    ...source.known,
    words: written === HOUSE_LANGUAGE ? asTyped : wordsIn(written),
  }
  return { mail: exampleOf(kind, written, { ...source, known }), errors }
}

function exampleOf(kind: ShownMailKind, language: Language, source: ExampleSource): MailAsWritten {
  if (isStaffMail(kind)) return writeMail(exampleStaffMail(kind, source), source.known)
  const facts = source.known.ownIn(language).translateFacts(exampleFacts(kind, source))
  return writeMail((mailTemplates as MailTemplates)[kind]!.content(facts), facts)
}

function wrongWith(kind: ShownMailKind, id: string, text: string): FieldError[] {
  const literal = literalText(id)
  const isOfThisMail = areasOf(kind).some((area) => id.startsWith(`${area}.`))
  if (literal === null || !isOfThisMail)
    return [{ field: id, text: 'Deze tekst hoort niet bij deze mail.' }]
  return checkTextCorrection(literal, text).map((error) => ({ ...error, field: id }))
}
