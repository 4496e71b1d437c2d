import type { Deliver } from './smtp-delivery.ts'

/** The mail server of this property. */
export abstract class MailServer {
  /**
   * Null where no SMTP_URL is given: then every mail is kept, to be read in the back office.
   */
  abstract readonly deliver: Deliver | null
}
