import { type MailKind, mailKinds } from '../mail/mail-templates.ts'
import { type StaffMailKind, staffMailKinds } from '../mail/staff-mails.ts'

/** A mail that staff may correct: one that a plan sends, or one about an account. */
export type ShownMailKind = MailKind | StaffMailKind

export const shownMailKinds = [...mailKinds, ...staffMailKinds] as [
  ShownMailKind,
  ...ShownMailKind[],
]

/** The areas of the catalogue that each kind of mail is written from, its own first. */
export const mailAreas: Record<ShownMailKind, readonly string[]> = {
  confirmation: ['mailConfirmation', 'mailStay'],
  'payment-request': ['mailPaymentRequest', 'mailStay'],
  'hold-ended': ['mailHoldEnded', 'mailStay'],
  arrival: ['mailArrival', 'mailStay'],
  'thank-you': ['mailThankYou', 'mailStay'],
  'stay-changed': ['mailStayChanged', 'mailStay'],
  cancellation: ['mailCancellation', 'mailStay'],
  'late-payment-refund': ['mailLatePaymentRefund', 'mailStay'],
  'overpayment-refund': ['mailOverpaymentRefund', 'mailStay'],
  'new-booking': ['mailNewBooking', 'mailStay'],
  'lapsed-with-money': ['mailLapsedWithMoney', 'mailStay'],
  'form-message-to-property': ['mailFormToProperty'],
  'form-message-copy': ['mailFormCopy'],
  'breakfast-confirmation': ['mailBreakfastConfirmation', 'mailBreakfast'],
  'breakfast-payment-reminder': ['mailBreakfastPaymentReminder', 'mailBreakfast'],
  'breakfast-cancellation': ['mailBreakfastCancellation', 'mailBreakfast'],
  'breakfast-payment-returned': ['mailBreakfastPaymentReturned', 'mailBreakfast', 'mailStay'],
  'breakfast-to-bring': ['mailBreakfastToBring', 'mailBreakfast'],
  'breakfast-not-to-bring': ['mailBreakfastNotToBring', 'mailBreakfast'],
  'staff-invitation': ['mailStaffInvitation', 'mailStaff'],
  'staff-new-password': ['mailStaffNewPassword', 'mailStaff'],
  'staff-new-email': ['mailStaffNewEmail', 'mailStaff'],
  'staff-email-changed': ['mailStaffEmailChanged', 'mailStaff'],
  'staff-sign-in-changed': ['mailStaffSignInChanged', 'mailStaff'],
  invoice: ['mailInvoice'],
  'sale-receipt': ['mailSaleReceipt'],
}
