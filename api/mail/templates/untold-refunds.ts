import type { BookingMailRecord, RefundedPayment } from './booking-mail-record.ts'

/**
 * The payments of which money went back and no mail has told the guest, the oldest first. The mail
 * about late money tells of all that went back until then, and is the first that the guest of an
 * expired booking gets: what goes back after it is told by itself.
 */
export function untoldRefunds({ state, payments, mails }: BookingMailRecord): RefundedPayment[] {
  const late = mails.filter(({ kind }) => kind === 'late-payment-refund')
  if (state !== 'confirmed' && state !== 'cancelled' && late.length === 0) return []
  const isTold = ({ id, refundedAt }: RefundedPayment) =>
    mails.some(({ kind, about }) => kind === 'overpayment-refund' && about === id) ||
    late.some(({ createdAt }) => refundedAt !== null && createdAt >= refundedAt)
  return payments.filter((payment) => payment.refundedCents > 0 && !isTold(payment))
}
