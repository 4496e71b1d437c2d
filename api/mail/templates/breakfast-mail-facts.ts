import type {
  BreakfastOrderState,
  CancelledBecause,
} from '../../../rules/breakfast/breakfast-order-life.ts'
import { deliverySlot } from '../../../rules/breakfast/delivery-slots.ts'
import { type Day, parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import type { PricedLines } from '../../../rules/quotes/quote.ts'
import { balanceSql, quoteSql } from '../../folios/folios.ts'
import type { MailFacts, MailSource } from '../mail-template.ts'

interface OrderRow {
  orderId: string
  number: string
  state: BreakfastOrderState
  cancelledBecause: CancelledBecause | null
  name: string
  email: string
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
  /** Still to be paid; below 0: to be paid back. */
  balanceCents: number
  receivedCents: number
  /** What went back: of the refund that the mail is about, else of all. */
  refundedCents: number
}

/** What a mail about a breakfast order can tell (G §3 mail payload). */
export interface BreakfastMailFacts extends MailFacts, OrderRow {
  /** `di 10 maart 2026`, `9.00-9.30` */
  deliveryDay: string
  slotLabel: string
  /** What proves that who cancels has the mail. */
  token: string
  publicUrl: string
}

/**
 * Reads what a mail to the guest tells of an order.
 *
 * @param about the refund of which it tells, or ''
 */
export async function breakfastMailFacts(
  { pool, known, publicUrl, tokenOf }: MailSource,
  orderId: string,
  about: string,
): Promise<BreakfastMailFacts | null> {
  const { rows } = await pool.query<OrderRow>(
    `SELECT o.id AS "orderId", o.number, o.state, o.cancelled_because AS "cancelledBecause", o.name, o.email, o.phone, o.receiver,
       o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
       nullif(o.booking_number, '') AS "bookingNumber", ${quoteSql('o.folio_id')} AS quote, ${balanceSql('o.folio_id')} AS "balanceCents",
       (SELECT coalesce(-sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = o.folio_id AND e.kind = 'received') AS "receivedCents",
       (SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = o.folio_id AND e.kind = 'refunded' AND $2 = '')
         + coalesce((SELECT r.cents FROM refunds r WHERE r.id::text = $2 AND r.state <> 'failed'), 0) AS "refundedCents"
     FROM breakfast_orders o WHERE o.id = $1`,
    [orderId, about],
  )
  if (!rows[0]) return null
  const { name, email, day, slot } = rows[0]
  return {
    ...rows[0],
    recipient: { name, email },
    property: known.property,
    deliveryDay: dutchDayYear(parseDay(day)!),
    slotLabel: deliverySlot(slot)?.label ?? '',
    token: tokenOf({ kind: 'breakfast-order', id: orderId }),
    publicUrl,
  }
}

/** The same for a mail to the property. */
export async function breakfastFactsForProperty(
  source: MailSource,
  orderId: string,
  about: string,
): Promise<BreakfastMailFacts | null> {
  const facts = await breakfastMailFacts(source, orderId, about)
  const { name, email } = source.known.property
  return facts && { ...facts, recipient: { name, email } }
}
