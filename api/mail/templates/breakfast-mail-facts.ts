import type {
  BreakfastOrderState,
  CancelledBecause,
} from '../../../rules/breakfast/breakfast-order-life.ts'
import type { Delivery } from '../../../rules/breakfast/breakfast-order-times.ts'
import { slotLabel } from '../../../rules/breakfast/delivery-slots.ts'
import { type Day, parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import type { PricedLines } from '../../../rules/quotes/quote.ts'
import {
  type MailFacts,
  type MailSource,
  type MailedSubject,
  type SubjectFacts,
  mailsAbout,
} from '../mail-template.ts'
import type { MailedRefund } from './booking-mail-record.ts'
import { type OrderMoney, isNoFailedRefund, orderMoneySql } from './money-back.ts'

/** What the mails of a breakfast order depend on. Instants are ms since 1970 UTC. */
export interface BreakfastMailRecord extends MailedSubject, Delivery {
  state: BreakfastOrderState
  cancelledBecause: CancelledBecause | null
  placedAt: number
  /** Whether the property has an address that it is mailed at. */
  propertyHasEmail: boolean
  refunds: MailedRefund[]
}

/** What a mail about a breakfast order can tell (G §3 mail payload). */
export interface BreakfastMailFacts extends MailFacts, OrderMoney {
  orderId: string
  state: BreakfastOrderState
  cancelledBecause: CancelledBecause | null
  phone: string
  receiver: string
  day: Day
  slot: number
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** The guest fetches it or eats in the house: it has no address. */
  here: boolean
  adults: number
  kids: number
  /** Allergies and wishes, as the guest wrote them. */
  notes: string
  /** Of the stay that the guest named; null where there is none. */
  bookingNumber: string | null
  quote: PricedLines
  /** What proves that who cancels has the mail. */
  token: string
}

/** Declares a mail about a breakfast order. Its texts may have blanks for number, day and slot. */
export const breakfastMail = mailsAbout<BreakfastMailRecord, BreakfastMailFacts>(
  'breakfast-order',
  loadBreakfastFacts,
  (facts) => ({
    number: facts.number,
    day: deliveryDay(facts),
    slot: slotLabel(facts.words, facts.slot),
  }),
)

/** `di 10 maart 2026` */
export function deliveryDay({ day }: Pick<BreakfastMailFacts, 'day'>): string {
  return dutchDayYear(parseDay(day)!)
}

/**
 * Reads what a mail about a breakfast order tells.
 *
 * @param about the refund of which it tells, or ''
 */
async function loadBreakfastFacts(
  { pool, tokenOf }: MailSource,
  orderId: string,
  about: string,
): Promise<SubjectFacts<BreakfastMailFacts> | null> {
  const { rows } = await pool.query<Omit<SubjectFacts<BreakfastMailFacts>, 'token'>>(
    `SELECT o.id AS "orderId", o.number, o.state, o.cancelled_because AS "cancelledBecause", o.phone, o.receiver,
       json_build_object('name', o.name, 'email', o.email) AS recipient,
       o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
       nullif(o.booking_number, '') AS "bookingNumber", ${orderMoneySql('breakfast-order', 'o')}
     FROM breakfast_orders o WHERE o.id = $1 AND ${isNoFailedRefund}`,
    [orderId, about],
  )
  return rows[0] ? { ...rows[0], token: tokenOf({ kind: 'breakfast-order', id: orderId }) } : null
}
