import { agendaTexts } from './agenda.ts'
import { attendanceTexts } from './attendance.ts'
import { billTexts } from './bill.ts'
import { bookingTexts } from './booking.ts'
import { breakfastTexts } from './breakfast.ts'
import { cancellationTexts } from './cancellation.ts'
import { cashDeskTexts } from './cash-desk.ts'
import { channelTexts } from './channel.ts'
import { channelFeedTexts } from './channel-feed.ts'
import { checkoutTexts } from './checkout.ts'
import { companyTexts } from './company.ts'
import { contactFormTexts } from './contact-form.ts'
import { customerTexts } from './customer.ts'
import { dateTexts } from './date.ts'
import { datedRowTexts } from './dated-row.ts'
import { decisionTexts } from './decision.ts'
import { deliveryDistanceTexts } from './delivery-distance.ts'
import { extraTexts } from './extra.ts'
import { familyRoomTexts } from './family-room.ts'
import { firstAccountTexts } from './first-account.ts'
import { firstStepsTexts } from './first-steps.ts'
import { formFieldTexts } from './form-fields.ts'
import { formLabelTexts } from './form-labels.ts'
import { houseTexts } from './house.ts'
import { invoiceDocumentTexts } from './invoice-document.ts'
import { invoiceTexts } from './invoice.ts'
import { loginTexts } from './login.ts'
import { mailArrivalTexts } from './mail-arrival.ts'
import { mailBookedDoubleTexts } from './mail-booked-double.ts'
import { mailBreakfastCancellationTexts } from './mail-breakfast-cancellation.ts'
import { mailBreakfastConfirmationTexts } from './mail-breakfast-confirmation.ts'
import { mailBreakfastNotToBringTexts } from './mail-breakfast-not-to-bring.ts'
import { mailBreakfastPaymentReminderTexts } from './mail-breakfast-payment-reminder.ts'
import { mailBreakfastPaymentReturnedTexts } from './mail-breakfast-payment-returned.ts'
import { mailBreakfastToBringTexts } from './mail-breakfast-to-bring.ts'
import { mailBreakfastTexts } from './mail-breakfast.ts'
import { mailCancellationTexts } from './mail-cancellation.ts'
import { mailConfirmationTexts } from './mail-confirmation.ts'
import { mailFormCopyTexts } from './mail-form-copy.ts'
import { mailFormToPropertyTexts } from './mail-form-to-property.ts'
import { mailHoldEndedTexts } from './mail-hold-ended.ts'
import { mailInvoiceTexts } from './mail-invoice.ts'
import { mailLapsedWithMoneyTexts } from './mail-lapsed-with-money.ts'
import { mailLatePaymentRefundTexts } from './mail-late-payment-refund.ts'
import { mailNewBookingTexts } from './mail-new-booking.ts'
import { mailOverpaymentRefundTexts } from './mail-overpayment-refund.ts'
import { mailPaymentRequestTexts } from './mail-payment-request.ts'
import { mailSaleReceiptTexts } from './mail-sale-receipt.ts'
import {
  mailStaffTexts,
  mailStaffEmailChangedTexts,
  mailStaffInvitationTexts,
  mailStaffNewEmailTexts,
  mailStaffNewPasswordTexts,
  mailStaffSignInChangedTexts,
} from './mail-staff.ts'
import { mailStayChangedTexts } from './mail-stay-changed.ts'
import { mailStayTexts } from './mail-stay.ts'
import { mailThankYouTexts } from './mail-thank-you.ts'
import { openingTexts } from './opening.ts'
import { pageTextTexts } from './page-text.ts'
import { pictureTexts } from './picture.ts'
import { priceTexts } from './price.ts'
import { priceListTexts } from './price-list.ts'
import { priceRuleTexts } from './price-rule.ts'
import { problemDetailTexts } from './problem-detail.ts'
import { problemTexts } from './problem.ts'
import { productTexts } from './product.ts'
import { projectFormTexts } from './project-form.ts'
import { roomSettingsTexts } from './room-settings.ts'
import { ruleNumberTexts } from './rule-number.ts'
import { searchTexts } from './search.ts'
import { seasonTexts } from './season.ts'
import { shellTexts } from './shell.ts'
import { siteBreakfastTexts } from './site-breakfast.ts'
import { siteCheckoutTexts } from './site-checkout.ts'
import { siteFormsTexts } from './site-forms.ts'
import { siteHomeTexts } from './site-home.ts'
import { sitePageTexts } from './site-page.ts'
import { sitePaymentTexts } from './site-payment.ts'
import { siteRoomsTexts } from './site-rooms.ts'
import { siteSearchTexts } from './site-search.ts'
import { siteStayTexts } from './site-stay.ts'
import { siteThanksTexts } from './site-thanks.ts'
import { sourceTexts } from './source.ts'
import { stayTexts } from './stay.ts'
import { stayTimesTexts } from './stay-times.ts'
import { textCorrectionTexts } from './text-correction.ts'
import { translatingTexts } from './translating.ts'
import { vacationTexts } from './vacation.ts'
import { vendorFormTexts } from './vendor-form.ts'

/**
 * The whole catalogue of Dutch texts. Nobody outside this folder reads it but by `words`, so that
 * no screen or mail says the literal text where staff corrected it.
 */
export const texts = {
  agenda: agendaTexts,
  attendance: attendanceTexts,
  bill: billTexts,
  booking: bookingTexts,
  breakfast: breakfastTexts,
  cancellation: cancellationTexts,
  cashDesk: cashDeskTexts,
  channel: channelTexts,
  channelFeed: channelFeedTexts,
  checkout: checkoutTexts,
  company: companyTexts,
  contactForm: contactFormTexts,
  date: dateTexts,
  datedRow: datedRowTexts,
  decision: decisionTexts,
  deliveryDistance: deliveryDistanceTexts,
  extra: extraTexts,
  familyRoom: familyRoomTexts,
  firstAccount: firstAccountTexts,
  firstSteps: firstStepsTexts,
  formFields: formFieldTexts,
  formLabels: formLabelTexts,
  invoice: invoiceTexts,
  invoiceDocument: invoiceDocumentTexts,
  house: houseTexts,
  login: loginTexts,
  opening: openingTexts,
  picture: pictureTexts,
  pageText: pageTextTexts,
  price: priceTexts,
  priceList: priceListTexts,
  priceRule: priceRuleTexts,
  customer: customerTexts,
  problem: problemTexts,
  problemDetail: problemDetailTexts,
  product: productTexts,
  projectForm: projectFormTexts,
  roomSettings: roomSettingsTexts,
  ruleNumber: ruleNumberTexts,
  search: searchTexts,
  season: seasonTexts,
  shell: shellTexts,
  siteBreakfast: siteBreakfastTexts,
  siteCheckout: siteCheckoutTexts,
  siteForms: siteFormsTexts,
  siteHome: siteHomeTexts,
  sitePage: sitePageTexts,
  sitePayment: sitePaymentTexts,
  siteRooms: siteRoomsTexts,
  siteSearch: siteSearchTexts,
  siteStay: siteStayTexts,
  siteThanks: siteThanksTexts,
  source: sourceTexts,
  stay: stayTexts,
  stayTimes: stayTimesTexts,
  textCorrection: textCorrectionTexts,
  translating: translatingTexts,
  vacation: vacationTexts,
  vendorForm: vendorFormTexts,
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
  mailBookedDouble: mailBookedDoubleTexts,
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
} as const

/** An area of the catalogue. */
export type TextArea = keyof typeof texts

/** The id of a text, such as `stay.occupied`: what a correction is stored under. */
export type TextId = {
  [Area in TextArea]: `${Area}.${Extract<keyof (typeof texts)[Area], string>}`
}[TextArea]
