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

const paths: ReadonlySet<string> = new Set(Object.values(oldCalls))

/** Whether an address, without its question, is that of an old call. */
export function isOldCall(path: string): boolean {
  return paths.has(path)
}

/** Those that an old page posts as a form: a browser then shows what is answered. */
export const oldFormPosts: readonly string[] = [
  oldCalls.payBreakfast,
  oldCalls.payManualBooking,
  oldCalls.payFamily,
  oldCalls.pay,
  oldCalls.signUp,
]

/**
 * A key as the old database gave it, which nobody guesses. One that is shorter, such as a place in a
 * list, proves nothing: whoever counts would find every guest.
 */
const KEY = /^-[\w-]{15,40}$/

/** Whether the id in a link or a call is a key of the old database, and none of ours. */
export function isOldKey(id: string): boolean {
  return KEY.test(id)
}
