import type { EpochDay } from '../calendar/day.ts'
import type { RuleNumbers } from '../rule-numbers/catalogue.ts'

/**
 * The last day on which what is open of a booking is paid by a link that is sent today. A link for a
 * stay that is still to be ends with it: who leaves settles the bill. One for a bill that was left
 * open lasts as many days after it is sent.
 *
 * @param today the day on which the link is sent
 * @param departure the day on which the guests leave
 */
export function payLinkLastDay(
  today: EpochDay,
  departure: EpochDay,
  numbers: Pick<RuleNumbers, 'pay-link.days'>,
): EpochDay {
  const last = today + numbers['pay-link.days']
  return today < departure ? Math.min(last, departure) : last
}
