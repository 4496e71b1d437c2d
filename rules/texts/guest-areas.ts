import type { TextArea } from './catalogue.ts'

/** The areas that guests read too. */
export const guestAreas = [
  'breakfast',
  'cancellation',
  'checkout',
  'company',
  'contactForm',
  'date',
  'extra',
  'familyRoom',
  'formFields',
  'formLabels',
  'house',
  'invoice',
  'opening',
  'price',
  'projectForm',
  'search',
  'stay',
  'stayTimes',
  'vendorForm',
] as const satisfies TextArea[]

/** What guests are sent: mails, and the documents that go with them. */
const sentAreas = [
  'invoiceDocument',
  'mailArrival',
  'mailBreakfast',
  'mailBreakfastCancellation',
  'mailBreakfastConfirmation',
  'mailBreakfastPaymentReminder',
  'mailBreakfastPaymentReturned',
  'mailCancellation',
  'mailConfirmation',
  'mailFormCopy',
  'mailHoldEnded',
  'mailInvoice',
  'mailLatePaymentRefund',
  'mailOverpaymentRefund',
  'mailPaymentRequest',
  'mailSaleReceipt',
  'mailStay',
  'mailStayChanged',
  'mailThankYou',
] as const satisfies TextArea[]

export type SentArea = (typeof sentAreas)[number]

/**
 * The areas of refusals: the server sends the sentence with its answer, or on its plain error page.
 */
export type AnswerArea = Extract<TextArea, `problem${string}`>

/** The areas that nobody but guests reads. */
export type SiteArea = Extract<TextArea, `site${string}`>

export type GuestArea = (typeof guestAreas)[number] | SiteArea

/**
 * The areas of booking, ordering and forms: a guest who looks around does not load them. Their
 * pages do (`lazyPart`), and a test draws all others without.
 */
export const laterAreas: readonly string[] = [
  'checkout',
  'contactForm',
  'formFields',
  'formLabels',
  'invoice',
  'projectForm',
  'siteBreakfast',
  'siteCheckout',
  'siteForms',
  'sitePayment',
  'siteThanks',
  'vendorForm',
] satisfies GuestArea[]
