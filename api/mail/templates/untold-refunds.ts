import { type BookingMailRecord, type MailedRefund, isBack } from './booking-mail-record.ts'

/**
 * The refunds of money that went back by itself and that no mail has told the guest of, the oldest
 * first. What staff pay back they tell with the cancellation. The mail about late money tells of
 * all that went back until then, and is the first that the guest of an expired booking gets: what
 * goes back after it is told by itself.
 */
export function untoldRefunds({ state, refunds, mails }: BookingMailRecord): MailedRefund[] {
  const late = mails.filter(({ kind }) => kind === 'late-payment-refund')
  if (state !== 'confirmed' && state !== 'cancelled' && late.length === 0) return []
  const isTold = ({ id, changedAt }: MailedRefund) =>
    mails.some(({ kind, about }) => kind === 'overpayment-refund' && about === id) ||
    late.some(({ createdAt }) => createdAt >= changedAt)
  return refunds.filter((refund) => isBack(refund) && refund.by === null && !isTold(refund))
}
