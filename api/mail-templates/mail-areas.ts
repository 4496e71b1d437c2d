import type { MailKind } from '../mail/mail-templates.ts'

/** The areas of the catalogue that each kind of mail is written from, its own first. */
export const mailAreas: Record<MailKind, readonly string[]> = {
  confirmation: ['mailConfirmation', 'mailStay'],
  'payment-request': ['mailPaymentRequest', 'mailStay'],
  arrival: ['mailArrival', 'mailStay'],
  'thank-you': ['mailThankYou', 'mailStay'],
  'stay-changed': ['mailStayChanged', 'mailStay'],
  cancellation: ['mailCancellation', 'mailStay'],
  'late-payment-refund': ['mailLatePaymentRefund', 'mailStay'],
  'overpayment-refund': ['mailOverpaymentRefund', 'mailStay'],
  'new-booking': ['mailNewBooking', 'mailStay'],
  'form-message-to-property': ['mailFormToProperty'],
  'form-message-copy': ['mailFormCopy'],
  'breakfast-confirmation': ['mailBreakfastConfirmation', 'mailBreakfast'],
  'breakfast-payment-reminder': ['mailBreakfastPaymentReminder', 'mailBreakfast'],
  'breakfast-cancellation': ['mailBreakfastCancellation', 'mailBreakfast'],
  'breakfast-payment-returned': ['mailBreakfastPaymentReturned', 'mailBreakfast', 'mailStay'],
  'breakfast-to-bring': ['mailBreakfastToBring', 'mailBreakfast'],
  'breakfast-not-to-bring': ['mailBreakfastNotToBring', 'mailBreakfast'],
}
