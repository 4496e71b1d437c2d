import type { MailTemplate } from './mail-template.ts'
import { bookedDouble } from './templates/booked-double-mail.ts'
import { bookingMails } from './templates/booking-mails.ts'
import { breakfastMails } from './templates/breakfast-mails.ts'
import { formMails } from './templates/form-mails.ts'
import { invoice } from './templates/invoice-mail.ts'
import { saleReceipt } from './templates/sale-receipt.ts'

/** Every mail there is. What is not here is neither planned, sent, listed nor previewed. */
export const mailTemplates = {
  ...bookingMails,
  ...formMails,
  ...breakfastMails,
  invoice,
  'sale-receipt': saleReceipt,
  'booked-double': bookedDouble,
} satisfies MailTemplates

export type MailKind = keyof typeof mailTemplates

/** Templates by their kind; a test brings its own. */
export type MailTemplates = Record<string, MailTemplate>

export const mailKinds = Object.keys(mailTemplates) as [MailKind, ...MailKind[]]

/** An example of a mail that a member of staff has sent to themselves: no template plans it. */
export const TEST_MAIL = 'test-mail'

/** What staff call this kind of mail. One that no template writes any more keeps its bare name. */
export function mailName(kind: string): string {
  if (kind === TEST_MAIL) return 'Proefmail'
  return (mailTemplates as MailTemplates)[kind]?.name ?? kind
}
