import type { MailAttachment, MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import type { MailFacts } from './mail-template.ts'
import { mailText } from './mail-text.ts'
import { oneLine } from './one-line.ts'
import { propertyFoot } from './property-foot.ts'

/** Longer ones are cut by every mail program's list. */
const LONGEST_SUBJECT = 150

/** A mail as it is kept and sent. */
export interface MailAsWritten {
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

/**
 * Writes a mail by its template. What was written once is what goes out, also when it has to be
 * tried again.
 */
export function writeMail<Facts extends MailFacts>(
  template: { content(facts: Facts): MailContent },
  facts: Facts,
): MailAsWritten {
  const written = template.content(facts)
  const content = { ...written, subject: oneLine(written.subject, LONGEST_SUBJECT) }
  const foot = propertyFoot(facts.property)
  return {
    subject: content.subject,
    text: mailText(content, foot),
    html: mailHtml(content, facts.property.name, foot),
    attachments: content.attachments ?? [],
  }
}
