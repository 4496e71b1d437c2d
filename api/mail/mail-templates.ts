import type { MailTemplate } from './mail-template.ts'
import { lapsedWithMoney, newBooking } from './templates/booking-mails-to-property.ts'
import {
  cancellation,
  confirmation,
  holdEnded,
  paymentRequest,
  stayChanged,
} from './templates/booking-mails.ts'
import {
  breakfastCancellation,
  breakfastConfirmation,
  breakfastNotToBring,
  breakfastPaymentReminder,
  breakfastPaymentReturned,
  breakfastToBring,
} from './templates/breakfast-mails.ts'
import { formMessageCopy, formMessageToProperty } from './templates/form-mails.ts'
import { invoice } from './templates/invoice-mail.ts'
import { arrival, thankYou } from './templates/mails-around-the-stay.ts'
import { latePaymentRefund, overpaymentRefund } from './templates/refund-mails.ts'
import { saleReceipt } from './templates/sale-receipt.ts'

/** Every mail there is. What is not here is neither planned, sent, listed nor previewed. */
export const mailTemplates = {
  confirmation,
  'payment-request': paymentRequest,
  'hold-ended': holdEnded,
  arrival,
  'thank-you': thankYou,
  'stay-changed': stayChanged,
  cancellation,
  'late-payment-refund': latePaymentRefund,
  'overpayment-refund': overpaymentRefund,
  'new-booking': newBooking,
  'lapsed-with-money': lapsedWithMoney,
  'form-message-to-property': formMessageToProperty,
  'form-message-copy': formMessageCopy,
  'breakfast-confirmation': breakfastConfirmation,
  'breakfast-payment-reminder': breakfastPaymentReminder,
  'breakfast-cancellation': breakfastCancellation,
  'breakfast-payment-returned': breakfastPaymentReturned,
  'breakfast-to-bring': breakfastToBring,
  'breakfast-not-to-bring': breakfastNotToBring,
  invoice,
  'sale-receipt': saleReceipt,
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
