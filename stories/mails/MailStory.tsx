import type { BookedDoubleFacts } from '../../api/mail/templates/booked-double-mail.ts'
import type { BookingMailFacts } from '../../api/mail/templates/booking-mail-facts.ts'
import type { BreakfastMailFacts } from '../../api/mail/templates/breakfast-mails.ts'
import type { FormMessageFacts } from '../../api/mail/templates/form-mails.ts'
import type { InvoiceMailFacts } from '../../api/mail/templates/invoice-mail.ts'
import type { SaleReceiptFacts } from '../../api/mail/templates/sale-receipt.ts'
import { type MailKind, type MailTemplates, mailTemplates } from '../../api/mail/mail-templates.ts'
import { writeMail } from '../../api/mail/write-mail.ts'
import styles from './mail-story.module.css'

export interface MailStoryProps {
  /** Which template of the registry writes it. */
  kind: MailKind
  /** What it tells. */
  facts:
    | BookedDoubleFacts
    | BookingMailFacts
    | BreakfastMailFacts
    | FormMessageFacts
    | InvoiceMailFacts
    | SaleReceiptFacts
  /** As most programs show it, or as those that show no HTML. */
  shape: 'html' | 'text'
}

/** A mail as its reader sees it, written by its template. */
export function MailStory({ kind, facts, shape }: MailStoryProps) {
  const mail = writeMail((mailTemplates as MailTemplates)[kind]!.content(facts), facts)
  return (
    <main className={styles.reader}>
      <h1 className={styles.subject}>{mail.subject}</h1>
      {shape === 'text' ? (
        <pre className={styles.text}>{mail.text}</pre>
      ) : (
        // Runs nothing and opens nothing; the test may look inside.
        <iframe
          className={styles.frame}
          title={mail.subject}
          sandbox="allow-same-origin"
          srcDoc={mail.html}
        />
      )}
    </main>
  )
}
