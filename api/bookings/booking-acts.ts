import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { plainError } from '../errors/refused.ts'
import { textOf } from '../../rules/texts/words.ts'
import { aloneAt } from '../database/alone-at.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Mails } from '../mail/mails.ts'
import { pressShape, takeBackShape } from '../orders/act-shapes.ts'
import { OrderActs, actOf } from '../orders/acts.ts'
import { Orders, type Press } from '../orders/orders.ts'
import { moneyActs } from '../payments/money-acts.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { addEvent } from '../subjects/events.ts'
import { log } from '../telemetry/log.ts'
import { BOOKING, type BookingServices, lockRoomTypes } from './acts/acted-booking.ts'
import {
  depart,
  noShow,
  takeBackAttendance,
  takeBackAttendanceShape,
  arrivalShape,
  arrive,
} from './acts/attendance.ts'
import { cancel, cancellationShape, deleteBooking } from './acts/cancel.ts'
import { changeStay, lockStayChange, stayChangeShape } from './acts/change-stay.ts'
import {
  edit,
  editShape,
  lockChosenRoom,
  pinRoom,
  pinShape,
  bookingReceiptShape,
  markPaid,
  resendConfirmation,
  takeBackReceipt,
} from './acts/edit.ts'
import type { BookingDetailView } from './booking-answer-shapes.ts'
import { BookingDetail } from './booking-detail.ts'
import { type StayRecord, bookingSubject } from './stay-record.ts'

const act = actOf<StayRecord, BookingServices>()

/** All that staff can do to a booking. To add an act: a row here, and what it does in `acts/`. */
export const bookingActs = {
  arrive: act({ shape: arrivalShape, decides: 'arrive', judgesState: true, carryOut: arrive }),
  depart: act({ shape: pressShape, decides: 'depart', judgesState: true, carryOut: depart }),
  'no-show': act({ shape: pressShape, decides: 'no-show', judgesState: true, carryOut: noShow }),
  'take-back-attendance': act({
    shape: takeBackAttendanceShape,
    decides: 'take-back-attendance',
    judgesState: true,
    before: (client, { id }) => lockRoomTypes(client, id),
    carryOut: takeBackAttendance,
  }),
  'mark-paid': act({
    shape: bookingReceiptShape,
    decides: 'mark-paid',
    unfit: plainError('booking-not-payable'),
    carryOut: markPaid,
  }),
  'take-back-receipt': act({
    shape: takeBackShape,
    decides: 'take-back-receipt',
    carryOut: takeBackReceipt,
  }),
  ...moneyActs(BOOKING, {
    table: 'bookings',
    otherRefund: 'Wat er met de hand terug moet, is intussen veranderd. Bekijk de boeking opnieuw.',
  }),
  'resend-confirmation': act({
    shape: pressShape.pick({ requestId: true }),
    judgesState: true,
    carryOut: resendConfirmation,
  }),
  'pin-room': act({ shape: pinShape, decides: 'pin-room', carryOut: pinRoom }),
  'change-stay': act({
    shape: stayChangeShape,
    decides: 'change-stay',
    before: lockStayChange,
    carryOut: changeStay,
  }),
  // What is decided of its money, it looks after itself.
  edit: act({
    shape: editShape,
    judgesState: true,
    before: lockChosenRoom,
    carryOut: edit,
  }),
  cancel: act({
    shape: cancellationShape,
    decides: 'cancel',
    done: 'cancelled',
    carryOut: cancel,
  }),
  delete: act({
    shape: pressShape,
    decides: 'delete',
    judgesState: true,
    removes: true,
    carryOut: deleteBooking,
  }),
}

/** The advisory lock of who carries out what waits. */
const WAITING_PRESSES_LOCK = 5_309

/** A press that was stored before acts were carried out at once (migration 0085). */
interface WaitingPress extends Press {
  bookingId: string
}

/** What staff do to bookings. */
@Injectable()
export class BookingActs extends OrderActs<StayRecord, BookingServices> {
  protected readonly kind = BOOKING
  protected readonly table = bookingActs
  protected readonly services: BookingServices

  constructor(
    orders: Orders,
    clock: Clock,
    private readonly pool: Pool,
    private readonly details: BookingDetail,
    mails: Mails,
    terms: SaleTerms,
    facts: FactsCache,
  ) {
    super(orders, clock)
    this.services = { mails, terms, facts }
  }

  override detail(id: string): Promise<BookingDetailView | null> {
    return this.details.of(id)
  }

  /**
   * Carries out what waited when this house was made newer, in the order in which it was asked, in one
   * process. What does not fit by then stands in the timeline; what cannot be carried out is tried
   * again at the next start.
   */
  async carryOutWaiting(): Promise<void> {
    await aloneAt(this.pool, WAITING_PRESSES_LOCK, async () => {
      const { rows } = await this.pool.query<WaitingPress>(
        `SELECT order_id AS "bookingId", request_id AS "requestId", act, by, staff_id AS "staffId", waits -> 'data' AS data,
           (waits ->> 'version')::int AS version FROM presses WHERE waits IS NOT NULL ORDER BY (waits ->> 'seq')::bigint`,
      )
      for (const press of rows)
        await this.carryOutLate(press).catch((error: unknown) =>
          log.error({ act: press.act, booking: press.bookingId, error }, 'an act still waits'),
        )
    })
  }

  private async carryOutLate({ bookingId, version, data, ...press }: WaitingPress): Promise<void> {
    const { requestId, act: reason, by } = press
    const waited = { ...press, version: version ?? undefined, data: trimmed(data) }
    const refusal = await this.carryOut(bookingId, waited)
    if (!refusal) return
    const known = await this.services.facts.fresh()
    await inTransaction(this.pool, async (client) => {
      await client.query(
        `DELETE FROM presses WHERE order_kind = 'booking' AND order_id = $1 AND request_id = $2`,
        [bookingId, requestId],
      )
      const at = new Date(this.clock.now())
      const refused = { reason, note: textOf(known.words, refusal.text) }
      const event = { kind: 'action-refused', at, by, data: refused }
      await addEvent(client, bookingSubject(bookingId), event)
    })
    log.warn(`booking ${bookingId}: ${reason} asked before was refused: ${refusal.reason}`)
  }
}

/** Earlier versions stored texts as they were typed; today the shapes of the acts trim them. */
function trimmed(data: Press['data']): Press['data'] {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as Press['data']
}
