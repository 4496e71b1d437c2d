import { payLinkLastDay } from '../../rules/bookings/pay-link-last-day.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { RuleNumbers } from '../../rules/rule-numbers/catalogue.ts'

/**
 * Until when a link that is sent today pays what is open, ms since 1970 UTC: the end of its last day.
 */
export function payLinkEnd(
  today: EpochDay,
  departure: EpochDay,
  numbers: Pick<RuleNumbers, 'pay-link.days'>,
): number {
  return instantInAmsterdam(payLinkLastDay(today, departure, numbers) + 1, 0)
}

/** The end of the link of a booking that is confirmed and not paid; null for any other. */
export const payLinkUntilSql = (state: string, balance: string) =>
  `CASE WHEN ${state} = 'confirmed' AND ${balance} > 0 THEN b.pay_link_until END`
