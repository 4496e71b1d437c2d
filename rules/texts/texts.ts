import { agendaTexts } from './agenda.ts'
import { attendanceTexts } from './attendance.ts'
import { billTexts } from './bill.ts'
import { bookingTexts } from './booking.ts'
import { breakfastTexts } from './breakfast.ts'
import { cashDeskTexts } from './cash-desk.ts'
import { checkoutTexts } from './checkout.ts'
import { companyTexts } from './company.ts'
import { contactFormTexts } from './contact-form.ts'
import { datedRowTexts } from './dated-row.ts'
import { decisionTexts } from './decision.ts'
import { deliveryDistanceTexts } from './delivery-distance.ts'
import { familyRoomTexts } from './family-room.ts'
import { firstAccountTexts } from './first-account.ts'
import { firstStepsTexts } from './first-steps.ts'
import { formFieldTexts } from './form-fields.ts'
import { invoiceTexts } from './invoice.ts'
import { houseTexts } from './house.ts'
import { loginTexts } from './login.ts'
import { openingTexts } from './opening.ts'
import { pictureTexts } from './picture.ts'
import { mailStayTexts } from './mail-stay.ts'
import { mailConfirmationTexts } from './mail-confirmation.ts'
import { mailPaymentRequestTexts } from './mail-payment-request.ts'
import { mailArrivalTexts } from './mail-arrival.ts'
import { mailThankYouTexts } from './mail-thank-you.ts'
import { mailStayChangedTexts } from './mail-stay-changed.ts'
import { mailCancellationTexts } from './mail-cancellation.ts'
import { mailLatePaymentRefundTexts } from './mail-late-payment-refund.ts'
import { mailOverpaymentRefundTexts } from './mail-overpayment-refund.ts'
import { mailHoldEndedTexts } from './mail-hold-ended.ts'
import { mailLapsedWithMoneyTexts } from './mail-lapsed-with-money.ts'
import { mailNewBookingTexts } from './mail-new-booking.ts'
import {
  mailStaffEmailChangedTexts,
  mailStaffInvitationTexts,
  mailStaffNewEmailTexts,
  mailStaffNewPasswordTexts,
  mailStaffSignInChangedTexts,
  mailStaffTexts,
} from './mail-staff.ts'
import { mailFormToPropertyTexts } from './mail-form-to-property.ts'
import { mailFormCopyTexts } from './mail-form-copy.ts'
import { mailInvoiceTexts } from './mail-invoice.ts'
import { mailSaleReceiptTexts } from './mail-sale-receipt.ts'
import { mailBreakfastTexts } from './mail-breakfast.ts'
import { mailBreakfastConfirmationTexts } from './mail-breakfast-confirmation.ts'
import { mailBreakfastPaymentReminderTexts } from './mail-breakfast-payment-reminder.ts'
import { mailBreakfastCancellationTexts } from './mail-breakfast-cancellation.ts'
import { mailBreakfastPaymentReturnedTexts } from './mail-breakfast-payment-returned.ts'
import { mailBreakfastToBringTexts } from './mail-breakfast-to-bring.ts'
import { mailBreakfastNotToBringTexts } from './mail-breakfast-not-to-bring.ts'
import { pageTextTexts } from './page-text.ts'
import { priceListTexts } from './price-list.ts'
import { customerTexts } from './customer.ts'
import { productTexts } from './product.ts'
import { projectFormTexts } from './project-form.ts'
import { roomSettingsTexts } from './room-settings.ts'
import { ruleNumberTexts } from './rule-number.ts'
import { searchTexts } from './search.ts'
import { seasonTexts } from './season.ts'
import { shellTexts } from './shell.ts'
import { sourceTexts } from './source.ts'
import { stayTexts } from './stay.ts'
import { textCorrectionTexts } from './text-correction.ts'
import { vacationTexts } from './vacation.ts'
import { vendorFormTexts } from './vendor-form.ts'

/**
 * The whole catalogue of the documents' Dutch texts, for the server, the settings screen and the
 * tests. A page imports the file of its own area instead (`texts/stay.ts`, `texts/search.ts`, …),
 * so that it carries only what it says.
 */
export const texts = {
  agenda: agendaTexts,
  attendance: attendanceTexts,
  bill: billTexts,
  booking: bookingTexts,
  breakfast: breakfastTexts,
  cashDesk: cashDeskTexts,
  checkout: checkoutTexts,
  company: companyTexts,
  contactForm: contactFormTexts,
  datedRow: datedRowTexts,
  decision: decisionTexts,
  deliveryDistance: deliveryDistanceTexts,
  familyRoom: familyRoomTexts,
  firstAccount: firstAccountTexts,
  firstSteps: firstStepsTexts,
  formFields: formFieldTexts,
  invoice: invoiceTexts,
  house: houseTexts,
  login: loginTexts,
  opening: openingTexts,
  picture: pictureTexts,
  mailStay: mailStayTexts,
  mailConfirmation: mailConfirmationTexts,
  mailPaymentRequest: mailPaymentRequestTexts,
  mailHoldEnded: mailHoldEndedTexts,
  mailArrival: mailArrivalTexts,
  mailThankYou: mailThankYouTexts,
  mailStayChanged: mailStayChangedTexts,
  mailCancellation: mailCancellationTexts,
  mailLatePaymentRefund: mailLatePaymentRefundTexts,
  mailOverpaymentRefund: mailOverpaymentRefundTexts,
  mailNewBooking: mailNewBookingTexts,
  mailLapsedWithMoney: mailLapsedWithMoneyTexts,
  mailStaff: mailStaffTexts,
  mailStaffEmailChanged: mailStaffEmailChangedTexts,
  mailStaffInvitation: mailStaffInvitationTexts,
  mailStaffNewEmail: mailStaffNewEmailTexts,
  mailStaffNewPassword: mailStaffNewPasswordTexts,
  mailStaffSignInChanged: mailStaffSignInChangedTexts,
  mailFormToProperty: mailFormToPropertyTexts,
  mailFormCopy: mailFormCopyTexts,
  mailInvoice: mailInvoiceTexts,
  mailSaleReceipt: mailSaleReceiptTexts,
  mailBreakfast: mailBreakfastTexts,
  mailBreakfastConfirmation: mailBreakfastConfirmationTexts,
  mailBreakfastPaymentReminder: mailBreakfastPaymentReminderTexts,
  mailBreakfastCancellation: mailBreakfastCancellationTexts,
  mailBreakfastPaymentReturned: mailBreakfastPaymentReturnedTexts,
  mailBreakfastToBring: mailBreakfastToBringTexts,
  mailBreakfastNotToBring: mailBreakfastNotToBringTexts,
  pageText: pageTextTexts,
  priceList: priceListTexts,
  customer: customerTexts,
  product: productTexts,
  projectForm: projectFormTexts,
  roomSettings: roomSettingsTexts,
  ruleNumber: ruleNumberTexts,
  search: searchTexts,
  season: seasonTexts,
  shell: shellTexts,
  source: sourceTexts,
  stay: stayTexts,
  textCorrection: textCorrectionTexts,
  vacation: vacationTexts,
  vendorForm: vendorFormTexts,
} as const

/** An area of the catalogue. */
export type TextArea = keyof typeof texts

/** The id of a text, such as `stay.occupied`: what a correction is stored under. */
export type TextId = {
  [Area in TextArea]: `${Area}.${Extract<keyof (typeof texts)[Area], string>}`
}[TextArea]
