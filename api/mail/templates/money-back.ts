import { fillText } from '../../../rules/texts/fill-text.ts'
import { sumInWords } from '../../../rules/texts/in-language.ts'
import { balanceSql, quoteSql, receivedSql } from '../../folios/folios.ts'
import { type MailPart, text } from '../mail-content.ts'
import type { MailFacts } from '../mail-template.ts'

/** The money of an order, integer cents. */
export interface OrderMoney {
  /** Still to be paid; below 0: paid too much. */
  balanceCents: number
  /** All that came in, less what was a mistake. */
  receivedCents: number
  /** What went back: of the refund or since the event that a mail is about, else of all. */
  refundedCents: number
}

/**
 * The columns of `OrderMoney` and the quote of an order, as SQL.
 *
 * @param order the alias of its table; what the mail is about is `$2`
 */
export const orderMoneySql = (subjectKind: 'booking' | 'breakfast-order', order: string) =>
  `${quoteSql(`${order}.folio_id`)} AS quote, ${balanceSql(`${order}.folio_id`)} AS "balanceCents", ${receivedSql(`${order}.folio_id`)} AS "receivedCents",
   (SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = ${order}.folio_id AND e.kind = 'refunded'
     AND ($2 = '' OR e.at >= (SELECT at FROM events WHERE subject_kind = '${subjectKind}' AND subject_id = ${order}.id AND id::text = $2)))
   + coalesce((SELECT r.cents FROM refunds r WHERE r.id::text = $2), 0) AS "refundedCents"`

/** As SQL: what a mail is about (`$2`) is no refund that failed between the plan and the mail. */
export const isNoFailedRefund = `NOT EXISTS (SELECT FROM refunds WHERE id::text = $2 AND state = 'failed')`

/** What was paid back. */
export function wentBack({
  refundedCents,
  words,
}: Pick<OrderMoney, 'refundedCents'> & Pick<MailFacts, 'words'>): MailPart {
  return text(fillText(words.mailStay.wentBack, { amount: sumInWords(words, refundedCents) }))
}

/** What went back, and what is still to go back; integer cents. */
export function backCents(facts: Omit<OrderMoney, 'receivedCents'>): number {
  return facts.refundedCents + Math.max(0, -facts.balanceCents)
}

/** What the texts about money that goes back to who cancelled may have blanks for. */
export function moneyBlanks(
  facts: OrderMoney & Pick<MailFacts, 'words'>,
): Record<'received' | 'back' | 'amount', string> {
  const back = sumInWords(facts.words, backCents(facts))
  return { received: sumInWords(facts.words, facts.receivedCents), back, amount: back }
}

/** Which text says what goes back of what a guest paid; none to a guest who had not paid. */
export const afterCancelling =
  <Name extends string>(comesBack: Name) =>
  (facts: OrderMoney): Name | 'nothingBack' | null => {
    if (facts.receivedCents === 0) return null
    return backCents(facts) > 0 ? comesBack : 'nothingBack'
  }
