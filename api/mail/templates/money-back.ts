import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailStayTexts } from '../../../rules/texts/mail-stay.ts'
import { type MailPart, text } from '../mail-content.ts'

/**
 * What went back, as SQL, integer cents: of the refund or since the event that a mail is about (`$2`),
 * else of all.
 *
 * @param orderId the column with the id of the order, which its folio has too
 */
export const refundedSql = (subjectKind: 'booking' | 'breakfast-order', orderId: string) =>
  `(SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = ${orderId} AND e.kind = 'refunded'
     AND ($2 = '' OR e.at >= (SELECT at FROM events WHERE subject_kind = '${subjectKind}' AND subject_id = ${orderId} AND id::text = $2)))
   + coalesce((SELECT r.cents FROM refunds r WHERE r.id::text = $2 AND r.state <> 'failed'), 0)`

/**
 * The facts of a mail about one refund; null where it failed between the plan and the mail, and
 * nothing went back that could be told of.
 */
export function whereItIsBack<Facts extends { refundedCents: number }>(
  facts: Facts | null,
): Facts | null {
  return facts && facts.refundedCents > 0 ? facts : null
}

/** What was paid back. */
export function wentBack({ refundedCents }: { refundedCents: number }): MailPart {
  return text(fillText(mailStayTexts.wentBack, { amount: formatEuro(refundedCents) }))
}

/** What went back, and what is still to go back; integer cents. */
export function backCents(facts: { refundedCents: number; balanceCents: number }): number {
  return facts.refundedCents + Math.max(0, -facts.balanceCents)
}

/**
 * What goes back of what a guest paid, or that nothing does; nothing to a guest who had not paid.
 *
 * @param comesBack, nothingBack the mail's texts of both, with blanks for `received` and for what goes
 * back, `back` or `amount`
 */
export function moneyAfterCancelling(
  facts: { receivedCents: number; refundedCents: number; balanceCents: number },
  comesBack: string,
  nothingBack: string,
): MailPart[] {
  if (facts.receivedCents === 0) return []
  const cents = backCents(facts)
  const [received, back] = [formatEuro(facts.receivedCents), formatEuro(cents)]
  const words = cents > 0 ? comesBack : nothingBack
  return [text(fillText(words, { received, back, amount: back }))]
}
