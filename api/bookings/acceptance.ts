import type { Pool } from 'pg'
import type { AcceptedStay } from '../../rules/availability/explain-stay.ts'
import type { HouseFacts, Occupancy } from '../../rules/availability/house-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import type { FactsCache } from '../availability/facts-cache.ts'
import type { KnownHouse } from '../availability/known-house.ts'
import { plainError } from '../errors/refused.ts'
import type { Clock } from '../settings/clock.ts'
import type { BookingNumbers } from './booking-numbers.ts'
import type { BookingOrder } from './booking-shape.ts'
import type { ApiError, BookingSource } from './booking-views.ts'
import { type Decision, decideBooking } from './decide-booking.ts'
import type { NewBooking } from './insert-booking.ts'
import { type BookingOrigin, type HoldSettings, newBooking } from './new-booking.ts'
import { StaysUnderWay } from './stays-under-way.ts'
import { type Written, freeSlots, writeBooking, writeBookingAlone } from './write-booking.ts'

type Refusal = ApiError['error']

/** `key-known`: this key has made a booking before; nothing was written now. */
export type Accepted = { outcome: 'booked'; booking: NewBooking } | { outcome: 'refused'; error: Refusal } | { outcome: 'key-known' }

/** What one try comes to; `again` when someone else got in between. */
type Try = Accepted | { outcome: 'again'; tried: boolean }

/** After so many rooms lost to other processes the room type is locked, and the next decision is final. */
const OPTIMISTIC_TRIES = 3

/** Decides about bookings and writes them, however many ask at once: docs/why-can-a-burst-not-overbook.md */
export class Acceptance {
  private readonly underWay = new StaysUnderWay()

  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly numbers: BookingNumbers,
    private readonly settings: HoldSettings,
  ) {}

  /**
   * Nothing is stored unless the outcome is `booked`. The first try is decided from what is known, and the database says whether that still
   * holds; a refusal is decided from facts as fresh as the question.
   */
  async accept(order: BookingOrder, origin: BookingOrigin): Promise<Accepted> {
    let outcome = await this.once(order, origin, this.facts.latest(), false)
    for (let tries = 0; outcome.outcome === 'again';) {
      outcome = await this.once(order, origin, null, tries >= OPTIMISTIC_TRIES)
      if (outcome.outcome === 'again' && outcome.tried) tries++
    }
    return outcome
  }

  /** @param latest what to decide from without asking first; null looks */
  private async once(order: BookingOrder, origin: BookingOrigin, latest: KnownHouse | null, alone: boolean): Promise<Try> {
    // Both are asked for at once: the guest waits for the slower of the two.
    const [running, { facts, version }] = await Promise.all([this.numbers.take(), latest ?? this.facts.fresh()])
    let written: Written | null = null
    try {
      // From here to the note that a stay is under way nothing is waited for: what is decided still holds.
      const moment = this.clock.moment()
      const decision = decideBooking(order, origin.source, facts, moment)
      if (latest && !(decision.ok && isPlain(decision.stay))) return { outcome: 'again', tried: false }
      if (!decision.ok) return { outcome: 'refused', error: decision.error }
      const typeId = decision.roomType.id
      const others = this.underWay.of(typeId)
      const beside = others && this.besideOthers(order, origin.source, facts, others, moment, decision)
      if (!others || !beside) {
        // Whoever is being served now may leave no room, or may fail and leave one: wait and see.
        await this.underWay.settled(typeId)
        return { outcome: 'again', tried: false }
      }
      if (!alone && isPlain(beside.stay)) {
        const booking = newBooking(order, origin, beside, { moment, running, readings: facts.readings, factsVersion: version, ...this.settings })
        written = await this.underWay.during(occupancyOf(booking), this.write(booking))
        return await this.outcomeOf(written, booking)
      }
      const result = await this.underWay.duringAlone(typeId, this.alone(order, origin, typeId, running))
      if ('refused' in result) return { outcome: 'refused', error: result.refused }
      written = result.written
      return await this.outcomeOf(written, result.booking)
    } finally {
      if (written !== 'booked' && written !== 'number-taken') this.numbers.giveBack(running)
    }
  }

  /** The same decision with the stays that are being written counted in; null when it does not fit beside them. */
  private besideOthers(
    order: BookingOrder,
    source: BookingSource,
    facts: HouseFacts,
    others: Occupancy[],
    moment: Moment,
    decision: Decision,
  ): Decision | null {
    const known = new Set(facts.occupancies.map(({ bookingId }) => bookingId))
    const unknown = others.filter(({ bookingId }) => !known.has(bookingId))
    if (unknown.length === 0) return decision
    const beside = decideBooking(order, source, { ...facts, occupancies: [...facts.occupancies, ...unknown] }, moment)
    return beside.ok ? beside : null
  }

  private alone(order: BookingOrder, origin: BookingOrigin, typeId: number, running: number) {
    return writeBookingAlone<Refusal>(this.pool, typeId, async () => {
      const { facts, version } = await this.facts.fresh()
      const moment = this.clock.moment()
      const decision = decideBooking(order, origin.source, facts, moment)
      if (!decision.ok) return { refused: decision.error }
      const { moves, retire } = decision.stay
      const at = { moment, running, readings: facts.readings, factsVersion: version, ...this.settings }
      return { booking: newBooking(order, origin, decision, at), moves, retire }
    })
  }

  /** A booking written is known to those who come next before it is no longer under way. */
  private async write(booking: NewBooking): Promise<Written> {
    const written = await writeBooking(this.pool, booking)
    if (written === 'booked') this.facts.remember(occupancyOf(booking))
    return written
  }

  private async outcomeOf(written: Written, booking: NewBooking): Promise<Try> {
    if (written === 'booked') return { outcome: 'booked', booking }
    if (written === 'key-known') return { outcome: 'key-known' }
    if (written === 'no-slot' && !(await freeSlots(this.pool, booking.hold!.visitor, booking.now))) {
      return { outcome: 'refused', error: plainError('too-many-holds') }
    }
    return { outcome: 'again', tried: true }
  }
}

/** Only its own room is written: nobody has to move for it. */
function isPlain({ moves, retire }: AcceptedStay): boolean {
  return moves.length === 0 && retire.length === 0
}

/** A stay that is being written stays where it is put. */
function occupancyOf({ id, roomTypeId, roomId, arrival, departure }: NewBooking): Occupancy {
  return { bookingId: id, roomTypeId, roomId, arrival, departure, pinned: true, holdUntil: null }
}
