import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { RoomAssignment } from '../../rules/availability/assign-room.ts'
import { calendarOfChange } from '../../rules/availability/calendar-of-change.ts'
import type { AcceptedChange, RefusedChange } from '../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { ChangingBooking } from '../../rules/availability/stay-change-question.ts'
import { type EpochDay, type Moment, formatDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { loadProperty } from '../facts/load-property.ts'
import { isAlike } from '../mail/templates/booking-mails.ts'
import { undecidedCents } from '../payments/refund-standing.ts'
import { BOOKING } from './acts/acted-booking.ts'
import {
  type StayWish,
  changingBooking,
  decideStayChange,
  fixedStay,
  namedStay,
} from './decide-stay-change.ts'
import type {
  ChangeCalendarView,
  StayChangePreviewView,
  StayMoveView,
  StaySideView,
} from './stay-change-shapes.ts'
import { type StayRecord, loadStay } from './stay-record.ts'

/** What a change of a booking's stay would come to. Writes nothing. */
@Injectable()
export class StayChangePreviews {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** What the change comes to; refused for a booking that is not there, or that has ended. */
  async preview(bookingId: string, wish: StayWish): Promise<Answer<StayChangePreviewView>> {
    const { facts, moment } = await this.factsSince(wish.arrival)
    const standing = await this.changeable(bookingId, moment)
    if (!standing.ok) return standing
    const stay = standing.value
    const booking = changingBooking(stay, facts)
    const decided = decideStayChange(booking, { wish, party: stay.party }, facts, moment)
    const moves = decided.ok ? await this.moves(decided.moves) : []
    return { ok: true, value: { ...previewOf(stay, booking, wish, decided, facts), moves } }
  }

  /** The nights of a room type, the booking's own free, and with how many it can be had. */
  async calendar(bookingId: string, roomTypeId: number): Promise<Answer<ChangeCalendarView>> {
    const { facts } = await this.facts.fresh()
    const moment = this.clock.moment()
    const standing = await this.changeable(bookingId, moment)
    if (!standing.ok) return standing
    const roomType = facts.roomTypes.find(({ id }) => id === roomTypeId)
    if (!roomType) return { ok: false, error: plainError('not-found', stayTexts.unknownRoomType) }
    const { least, most } = personsAllowed(roomType, 'agenda')
    const runs = calendarOfChange(bookingId, roomTypeId, moment, facts)
    return {
      ok: true,
      value: {
        today: formatDay(moment.today),
        runs: runs.map(({ from, until, look }) => ({
          from: formatDay(from),
          until: formatDay(until),
          look,
        })),
        persons: Array.from({ length: most - least + 1 }, (_, more) => least + more),
      },
    }
  }

  private async changeable(bookingId: string, moment: Moment): Promise<Answer<StayRecord>> {
    const stay = await loadStay(this.pool, bookingId)
    if (!stay) return { ok: false, error: plainError('not-found', BOOKING.unknown) }
    const error = fixedStay(stay, moment.instant)
    return error ? { ok: false, error } : { ok: true, value: stay }
  }

  /** What is known of the property; of a stay that began before today also who was there since. */
  private async factsSince(arrival: EpochDay): Promise<{ facts: PropertyFacts; moment: Moment }> {
    const { facts } = await this.facts.fresh()
    const moment = this.clock.moment()
    if (arrival >= moment.today) return { facts, moment }
    const { known } = await loadProperty(this.pool, arrival)
    return { facts: known.facts, moment }
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
  facts: PropertyFacts,
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
    refusals: decided.ok ? [] : decided.refusals,
    warnings,
    overruleReason: stay.overruleReason,
    nearest: decided.ok ? [] : decided.nearest,
  }
}

/** A guest who holds a room unpaid reads of it when paying; a channel writes to its own guests. */
function isToldByMail({ state, fields, source }: StayRecord): boolean {
  return (
    state === 'confirmed' && fields.email !== '' && (source === 'own-website' || source === 'none')
  )
}
