import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { calendarOfChange } from '../../rules/availability/calendar-of-change.ts'
import type { AcceptedChange, RefusedChange } from '../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { type EpochDay, type Moment, formatDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import { stayTexts } from '../../rules/texts/stay.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { loadProperty } from '../facts/load-property.ts'
import { quotesOf } from '../folios/folios.ts'
import type { MailedStay } from '../mail/templates/booking-mail-record.ts'
import { isAlike } from '../mail/templates/untold-change.ts'
import { type RefundStanding, refundStanding, undecidedCents } from '../payments/refund-standing.ts'
import { BOOKING } from './acts/acted-booking.ts'
import {
  type StayWish,
  changingBooking,
  decideStayChange,
  fixedStay,
} from './decide-stay-change.ts'
import type {
  ChangeCalendarView,
  StayChangePreviewView,
  StayMoveView,
  StaySideView,
} from './stay-change-shapes.ts'
import { type StayRecord, loadStay } from './stay-record.ts'

interface MovedRow {
  id: string
  number: string
  name: string
  arrival: string
  departure: string
  room_number: number | null
}

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
    const booking = changingBooking(stay, await quotesOf(this.pool, bookingId), facts)
    const decided = decideStayChange(booking, { wish, party: stay.party }, facts, moment)
    const moves = decided.ok ? await this.moves(decided.moves, facts) : []
    const refunds = await refundStanding(this.pool, bookingId)
    const value = previewOf({ stay, refunds, sold: booking.sold, wish, decided, moves, facts })
    return { ok: true, value }
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

  private async moves(
    moves: readonly { bookingId: string; roomId: number }[],
    { rooms }: PropertyFacts,
  ): Promise<StayMoveView[]> {
    if (moves.length === 0) return []
    const { rows } = await this.pool.query<MovedRow>(
      `SELECT b.id, b.number, b.name, lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure, r.number AS room_number
       FROM bookings b LEFT JOIN rooms r ON r.id = b.room_id WHERE b.id = ANY ($1::uuid[])`,
      [moves.map(({ bookingId }) => bookingId)],
    )
    return moves.flatMap(({ bookingId, roomId }) => {
      const row = rows.find(({ id }) => id === bookingId)
      const room = rooms.find(({ id }) => id === roomId)
      if (!row || !room) return []
      const { number, name: guestName, arrival, departure, room_number: fromRoomNumber } = row
      return {
        bookingId,
        number,
        guestName,
        arrival,
        departure,
        fromRoomNumber,
        roomId,
        roomNumber: room.number,
      }
    })
  }
}

interface Decided {
  stay: StayRecord
  refunds: RefundStanding
  /** What the booking was sold with. */
  sold: Quote
  wish: StayWish
  decided: AcceptedChange | RefusedChange
  moves: StayMoveView[]
  facts: PropertyFacts
}

/** What a decision about a change comes to, for the screen: both sides and the money. */
function previewOf({
  stay,
  refunds,
  sold,
  wish,
  decided,
  moves,
  facts,
}: Decided): StayChangePreviewView {
  const { balanceCents, roomUntil: departure } = stay
  const { change, warnings } = decided
  const sideOf = (one: StayWish, quote: Quote): StaySideView => ({
    arrival: formatDay(one.arrival),
    departure: formatDay(one.departure),
    nights: one.departure - one.arrival,
    roomTypeId: one.roomTypeId,
    roomTypeName:
      facts.roomTypes.find(({ id }) => id === one.roomTypeId)?.name ?? quote.roomTypeName,
    roomId: one.roomId,
    roomNumber: facts.rooms.find(({ id }) => id === one.roomId)?.number ?? null,
    persons: one.persons,
    quote,
    totalCents: quote.totalCents,
  })
  const roomId = decided.ok ? decided.roomId : null
  const differenceCents = change?.differenceCents ?? null
  const balanceAfterCents = differenceCents === null ? null : balanceCents + differenceCents
  const owedCents = Math.max(0, -(balanceAfterCents ?? 0))
  const online = refunds.dueCents + undecidedCents({ ...refunds, owedCents })
  return {
    version: stay.version,
    before: sideOf({ ...stay, departure }, sold),
    after: change && sideOf({ ...wish, roomId }, change.after),
    differenceCents,
    balanceAfterCents,
    onlineCents: Math.min(owedCents, online),
    mailed: isToldByMail(stay) && !isAlike(named({ ...stay, departure }), named(wish)),
    refusals: decided.ok ? [] : decided.refusals,
    warnings,
    overruleReason: stay.overruleReason,
    nearest: decided.ok ? [] : decided.nearest,
    moves,
  }
}

function named({ arrival, departure, roomTypeId, persons }: StayWish): MailedStay {
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    roomTypeId,
    persons,
  }
}

/** A guest who holds a room unpaid reads of it when paying; a channel writes to its own guests. */
function isToldByMail({ state, fields, source }: StayRecord): boolean {
  return (
    state === 'confirmed' && fields.email !== '' && (source === 'own-website' || source === 'none')
  )
}
