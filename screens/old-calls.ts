/**
 * The calls of the old site by the addresses that its pages ask (BO §7, G §7). The documents give the
 * cancellation mail no address: that one is ours.
 */
export const oldCalls = {
  payBreakfast: '/paymentBreak',
  payManualBooking: '/paymentManualBooking',
  payFamily: '/paymentFamily',
  pay: '/payment',
  testPayment: '/user/payment',
  confirmBooking: '/sendMailBooking',
  confirmFamilyBooking: '/sendMailBookingFamily',
  tryConfirmation: '/user/sendMailBooking',
  confirmOrder: '/sendMail',
  tellCancellation: '/sendMailCancellation',
  confirmAgain: '/RegenerateCompletion',
  contact: '/ContactForm',
  signUp: '/user',
  signUpProject: '/user/hu',
} as const

/** Whether an address, without its question, is that of an old call. */
export function isOldCall(path: string): boolean {
  return Object.values<string>(oldCalls).includes(path)
}

/** Those that an old page posts as a form: a browser then shows what is answered. */
export const oldFormPosts: readonly string[] = [
  oldCalls.payBreakfast,
  oldCalls.payManualBooking,
  oldCalls.payFamily,
  oldCalls.pay,
  oldCalls.signUp,
]
