import { checkTextCorrection } from '../../rules/forms/check-text-correction.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { correctionsInForce, followCorrections } from '../../rules/texts/correctable.ts'
import { literalText } from '../../rules/texts/load-text-corrections.ts'
import { type MailTemplates, mailTemplates } from '../mail/mail-templates.ts'
import { type MailAsWritten, writeMail } from '../mail/write-mail.ts'
import { isStaffMail } from '../mail/staff-mails.ts'
import type { ExampleSource } from './example-booking.ts'
import { exampleFacts } from './example-facts.ts'
import { exampleGuest } from './example-guest.ts'
import { exampleStaffMail } from './example-staff-mail.ts'
import { type ShownMailKind, mailAreas } from './mail-areas.ts'

/** An example of a kind of mail, and what is wrong with which of the texts that were typed. */
export interface MailPreview {
  mail: MailAsWritten
  /** `field` is the id of a text. */
  errors: FieldError[]
}

/**
 * Writes an example by the template itself, with texts as somebody is typing them: what cannot
 * stand is told, and the text in force stands there. Nothing is stored, and nobody else reads it:
 * nothing comes between laying the typed texts over the others and taking them away.
 */
export function previewMail(
  kind: ShownMailKind,
  typed: Readonly<Record<string, string>>,
  source: ExampleSource,
): MailPreview {
  const errors = Object.entries(typed).flatMap(([id, text]) => wrongWith(kind, id, text))
  const wrong = new Set(errors.map(({ field }) => field))
  const inForce = correctionsInForce()
  try {
    followCorrections({
      ...inForce,
      ...Object.fromEntries(Object.entries(typed).filter(([id]) => !wrong.has(id))),
    })
    return { mail: exampleOf(kind, source), errors }
  } finally {
    followCorrections(inForce)
  }
}

function exampleOf(kind: ShownMailKind, source: ExampleSource): MailAsWritten {
  if (!isStaffMail(kind))
    return writeMail((mailTemplates as MailTemplates)[kind]!, exampleFacts(kind, source))
  const { name, email } = exampleGuest
  const facts = { recipient: { name, email }, number: '', property: source.known.property }
  return writeMail({ content: () => exampleStaffMail(kind, source) }, facts)
}

function wrongWith(kind: ShownMailKind, id: string, text: string): FieldError[] {
  const literal = literalText(id)
  const isOfThisMail = mailAreas[kind].some((area) => id.startsWith(`${area}.`))
  if (literal === null || !isOfThisMail)
    return [{ field: id, text: 'Deze tekst hoort niet bij deze mail.' }]
  return checkTextCorrection(literal, text).map((error) => ({ ...error, field: id }))
}
