import type { MailTemplate } from './mail-template.ts'
import { arrival } from './templates/arrival.ts'
import { breakfastCancellation } from './templates/breakfast-cancellation.ts'
import { breakfastConfirmation } from './templates/breakfast-confirmation.ts'
import { breakfastNotToBring } from './templates/breakfast-not-to-bring.ts'
import { breakfastPaymentReminder } from './templates/breakfast-payment-reminder.ts'
import { breakfastPaymentReturned } from './templates/breakfast-payment-returned.ts'
import { breakfastToBring } from './templates/breakfast-to-bring.ts'
import { cancellation } from './templates/cancellation.ts'
import { confirmation } from './templates/confirmation.ts'
import { holdEnded } from './templates/hold-ended.ts'
import { lapsedWithMoney } from './templates/lapsed-with-money.ts'
import { formMessageCopy } from './templates/form-message-copy.ts'
import { formMessageToProperty } from './templates/form-message-to-property.ts'
import { invoice } from './templates/invoice.ts'
import { latePaymentRefund } from './templates/late-payment-refund.ts'
import { newBooking } from './templates/new-booking.ts'
import { overpaymentRefund } from './templates/overpayment-refund.ts'
import { saleReceipt } from './templates/sale-receipt.ts'
import { stayChanged } from './templates/stay-changed.ts'
import { paymentRequest } from './templates/payment-request.ts'
import { thankYou } from './templates/thank-you.ts'

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
