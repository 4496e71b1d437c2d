import type { BookingState } from '../../../rules/bookings/booking-state.ts'
import { type Day, type EpochDay, parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { describeConditions } from '../../../rules/cancellation/describe-conditions.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import type { RoomType } from '../../../rules/rooms/room.ts'
import type { ArrivalWindow } from '../../../rules/stay-times/arrival-window.ts'
import { checkInHours } from '../../../rules/stay-times/check-in-hours.ts'
import { worded } from '../../../rules/texts/words.ts'
import { houseDay, epochDay } from '../../database/house-days.ts'
import {
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../../quotes/sold-conditions.ts'
import { arrivalWindowSql, guestsWishSql } from '../../subjects/guests-plans.ts'
import { type MailFacts, type MailSource, type SubjectFacts, mailsAbout } from '../mail-template.ts'
import type { BookingMailRecord } from './booking-mail-record.ts'
import { type OrderMoney, isNoFailedRefund, orderMoneySql } from './money-back.ts'

/** What a mail about a booking can tell. */
export interface BookingMailFacts extends MailFacts, OrderMoney {
  bookingId: string
  firstName: string
  state: BookingState
  roomTypeName: string
  roomKind: RoomType['kind']
  madeBy: 'guest' | 'staff' | 'channel'
  arrival: Day
  departure: Day
  persons: number
  /** Until when a room that is held is promised. */
  holdUntil: Date | null
  /** Until when its link pays what is open; null where it has no end. */
  payUntil: Date | null
  /** The day on which the rest is due that staff agreed on; null where they agreed on none. */
  restDueOn: Day | null
  quote: Quote
  /** About when the guests come; null where they left it open. */
  arrivalWindow: ArrivalWindow | null
  /** What the guest wished when booking; empty where nothing. */
  wish: string
  /** As the property keeps them: `15:00–18:00`, `10:30`. */
  hours: { checkIn: string; checkOut: string }
  /** What goes back to a guest who cancels, in sentences; none where staff decide. */
  conditions: string[]
}

/** Declares a mail about a booking. Its texts may have blanks for number, stay, guest and property. */
export const bookingMail = mailsAbout<BookingMailRecord, BookingMailFacts>(
  'booking',
  loadBookingFacts,
  ({ number, arrival, departure, recipient, property }) => ({
    number,
    /** `do 11 tot zo 14 juni` */
    stay: dutchStay(parseDay(arrival)!, parseDay(departure)!),
    guest: recipient.name,
    property: property.name,
  }),
)

/**
 * Reads what a mail about a booking tells.
 *
 * @param about the refund or the event of which it tells, or ''
 */
async function loadBookingFacts(
  { pool, known: { facts, property, words } }: MailSource,
  bookingId: string,
  about: string,
): Promise<SubjectFacts<BookingMailFacts> | null> {
  const { rows } = await pool.query<
    Omit<SubjectFacts<BookingMailFacts>, 'hours' | 'conditions'> & {
      soldOn: EpochDay
      sold: StoredConditions
    }
  >(
    `SELECT b.id AS "bookingId", b.number, b.state, coalesce(b.first_name, b.name) AS "firstName",
       json_build_object('name', b.name, 'email', b.email) AS recipient,
       ${epochDay(houseDay('b.created_at'))} AS "soldOn", t.name AS "roomTypeName", t.kind AS "roomKind", b.made_by AS "madeBy",
       lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure, b.persons, b.promised_until AS "holdUntil",
       CASE WHEN b.state = 'confirmed' THEN b.pay_link_until END AS "payUntil", b.rest_due_on::text AS "restDueOn",
       ${soldConditionsSql('b.folio_id')} AS sold, ${arrivalWindowSql} AS "arrivalWindow", ${guestsWishSql} AS wish, ${orderMoneySql('booking', 'b')}
     FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1 AND ${isNoFailedRefund}`,
    [bookingId, about],
  )
  if (!rows[0]) return null
  const { soldOn, sold, ...booking } = rows[0]
  const arrival = parseDay(booking.arrival)!
  const conditions = soldConditions(sold)
  return {
    ...booking,
    hours: {
      checkIn: checkInHours(arrival, property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
    },
    conditions: worded(
      words,
      describeConditions({ soldOn, arrival }, conditions.rows, conditions.readings),
    ),
  }
}
