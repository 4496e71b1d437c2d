import { Body, Get, Query } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import type { RoomAssignment } from '../../rules/availability/assign-room.ts'
import { calendarOfChange } from '../../rules/availability/calendar-of-change.ts'
import type { AcceptedChange, RefusedChange } from '../../rules/availability/explain-stay-change.ts'
import type { ChangingBooking } from '../../rules/availability/stay-change-question.ts'
import { type EpochDay, type Moment } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import { message } from '../../rules/texts/message.ts'
import { worded } from '../../rules/texts/words.ts'
import { Clock } from '../environment/clock.ts'
import { orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { loadProperty } from '../facts/load-property.ts'
import { listRoute } from '../lists/list-of.ts'
import { isAlike } from '../mail/templates/booking-mail-record.ts'
import { undecidedCents } from '../payments/refund-standing.ts'
import { type AgreementView, agreementShape, loadAgreement } from '../quotes/agreement.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { BOOKING } from './acts/acted-booking.ts'
import { stayWishShape } from './acts/change-stay.ts'
import {
  type BookingDetailView,
  bookingDetailShape,
  bookingViewShape,
  type ChangeCalendarView,
  type StayChangePreviewView,
  type StayMoveView,
  type StaySideView,
  changeCalendarShape,
  stayChangePreviewShape,
} from './booking-answer-shapes.ts'
import { BookingDetail } from './booking-detail.ts'
import { calendarView } from './booking-entry-controller.ts'
import { bookingList } from './booking-rows.ts'
import {
  type StayWish,
  changingBooking,
  decideStayChange,
  namedStay,
  refuseFixed,
} from './decide-stay-change.ts'
import { type StayRecord, loadStay } from './stay-record.ts'

const id = uuidId(BOOKING.unknown)

/** Which days of a room type's calendar are asked for. */
const changeCalendarQuestion = z.object({
  roomTypeId: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
})

/**
 * Bookings as staff see them, and what a change of a stay would come to; what they do to them is the
 * table's (`booking-acts.ts`).
 */
@BackOffice('bookings')
export class StaffBookingsController extends listRoute('bookings', bookingList, bookingViewShape) {
  constructor(
    private readonly detail: BookingDetail,
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {
    super()
  }

  @Get(':id')
  @Answers(bookingDetailShape)
  async one(@Id(id) bookingId: string): Promise<BookingDetailView> {
    return orNotFound(await this.detail.of(bookingId), BOOKING.unknown)
  }

  /** Which version of the conditions the guest agreed to. */
  @Get(':id/agreement')
  @Answers(agreementShape)
  async agreement(@Id(id) bookingId: string): Promise<AgreementView> {
    const known = await this.facts.fresh()
    const agreed = await loadAgreement(this.pool, known, { kind: 'booking', id: bookingId })
    return orNotFound(agreed, BOOKING.unknown)
  }

  /** What a change of dates, room type, room or persons comes to (BO §2 "Wijzig datum/type"). */
  @Acts(':id/stay-change-preview', stayChangePreviewShape)
  async previewChange(
    @Id(id) bookingId: string,
    @Body({ schema: stayWishShape }) wish: z.infer<typeof stayWishShape>,
  ): Promise<StayChangePreviewView> {
    const { known, moment } = await this.knownSince(wish.arrival)
    const { facts } = known
    const stay = await this.changeable(bookingId, moment)
    const booking = changingBooking(stay, facts)
    const decided = decideStayChange(booking, { wish, party: stay.party }, facts, moment)
    const moves = decided.ok ? await this.moves(decided.moves) : []
    return { ...previewOf(stay, booking, wish, decided, known), moves }
  }

  /** The nights of a room type, the booking's own free, and with how many it can be had. */
  @Get(':id/stay-change-calendar')
  @Answers(changeCalendarShape)
  async changeCalendar(
    @Id(id) bookingId: string,
    @Query({ schema: changeCalendarQuestion }) {
      roomTypeId,
    }: z.infer<typeof changeCalendarQuestion>,
  ): Promise<ChangeCalendarView> {
    const { facts } = await this.facts.fresh()
    const moment = this.clock.moment()
    await this.changeable(bookingId, moment)
    const found = facts.roomTypes.find((one) => one.id === roomTypeId)
    const roomType = orNotFound(found, message('stay.unknownRoomType'))
    const { least, most } = personsAllowed(roomType, 'agenda')
    const runs = calendarOfChange(bookingId, roomTypeId, moment, facts)
    return {
      ...calendarView(runs, moment),
      persons: Array.from({ length: most - least + 1 }, (_, more) => least + more),
    }
  }

  /** A booking whose stay can be changed. */
  private async changeable(bookingId: string, moment: Moment): Promise<StayRecord> {
    const stay = orNotFound(await loadStay(this.pool, bookingId), BOOKING.unknown)
    refuseFixed(stay, moment.instant)
    return stay
  }

  /** What is known of the property; of a stay that began before today also who was there since. */
  private async knownSince(arrival: EpochDay): Promise<{ known: KnownProperty; moment: Moment }> {
    const known = await this.facts.fresh()
    const moment = this.clock.moment()
    if (arrival >= moment.today) return { known, moment }
    return { known: (await loadProperty(this.pool, arrival)).known, moment }
  }

  private async moves(moves: RoomAssignment['moves']): Promise<StayMoveView[]> {
    if (moves.length === 0) return []
    const { rows } = await this.pool.query<StayMoveView>(
      `SELECT b.id AS "bookingId", b.number, b.name AS "guestName", lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure,
         former.number AS "fromRoomNumber", rooms.id AS "roomId", rooms.number AS "roomNumber"
       FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS planned (id, room_id, place) JOIN bookings b USING (id)
         JOIN rooms ON rooms.id = planned.room_id LEFT JOIN rooms former ON former.id = b.room_id ORDER BY place`,
      [moves.map(({ bookingId }) => bookingId), moves.map(({ roomId }) => roomId)],
    )
    return rows
  }
}

/** What the change comes to, but for the bookings that go to another room. */
function previewOf(
  stay: StayRecord,
  booking: ChangingBooking,
  wish: StayWish,
  decided: AcceptedChange | RefusedChange,
  { facts, words }: Pick<KnownProperty, 'facts' | 'words'>,
): Omit<StayChangePreviewView, 'moves'> {
  const { change, warnings } = decided
  const sideOf = (one: StayWish, quote: Quote): StaySideView => {
    const { roomTypeName, ...named } = namedStay(one, facts)
    return {
      ...named,
      roomTypeName: roomTypeName || quote.roomTypeName,
      nights: one.departure - one.arrival,
      quote,
      totalCents: quote.totalCents,
    }
  }
  const before = sideOf(booking, booking.sold)
  const roomId = decided.ok ? decided.roomId : null
  const differenceCents = change?.differenceCents ?? null
  const balanceAfterCents = differenceCents === null ? null : stay.balanceCents + differenceCents
  const owedCents = Math.max(0, -(balanceAfterCents ?? 0))
  const online = stay.refunds.dueCents + undecidedCents({ ...stay.refunds, owedCents })
  return {
    version: stay.version,
    before,
    after: change && sideOf({ ...wish, roomId }, change.after),
    differenceCents,
    balanceAfterCents,
    onlineCents: Math.min(owedCents, online),
    mailed: isToldByMail(stay) && !isAlike(before, namedStay(wish, facts)),
    refusals: decided.ok ? [] : worded(words, decided.refusals),
    warnings: worded(words, warnings),
    overruleReason: stay.overruleReason,
    nearest: decided.ok ? [] : decided.nearest,
  }
}

/** A guest who holds a room unpaid reads of it when paying. */
function isToldByMail({ state, fields, guestMails }: StayRecord): boolean {
  return state === 'confirmed' && fields.email !== '' && guestMails === 'all'
}
