import type { Pool } from 'pg'
import type { AcceptedStay } from '../../rules/availability/explain-stay.ts'
import type { Occupancy } from '../../rules/availability/house-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import type { FactsCache } from '../facts/facts-cache.ts'
import type { KnownHouse } from '../facts/known-house.ts'
import { withStays } from '../facts/with-stays.ts'
import { plainError } from '../errors/refused.ts'
import type { Clock } from '../environment/clock.ts'
import type { BookingOrder } from './booking-shape.ts'
import type { ApiError } from '../errors/api-error.ts'
import { decideBooking } from './decide-booking.ts'
import type { Inserted, NewBooking } from './insert-booking.ts'
import { type BookingOrigin, type HoldSettings, newBooking } from './new-booking.ts'
import { seenHolds } from './room-rearrangement.ts'
import { StaysUnderWay } from './stays-under-way.ts'
import { freeSlots, writeBooking, writeBookingAlone } from './write-booking.ts'

type Refusal = ApiError['error']

/** `key-known`: this key has made a booking before; nothing was written now. */
export type Accepted =
  | { outcome: 'booked'; booking: NewBooking; number: string }
  | { outcome: 'refused'; error: Refusal }
  | { outcome: 'key-known' }

/** What one try comes to; `again` when someone else got in between. */
type Try = Accepted | { outcome: 'again'; tried: boolean }

/**
 * After so many rooms lost to other processes the room type is locked, and the next decision is
 * final.
 */
const OPTIMISTIC_TRIES = 3

/**
 * Then rules and database contradict each other: an error is better than a guest who waits and a
 * database that is kept busy.
 */
const MOST_TRIES = 100

/**
 * Decides about bookings and writes them, however many ask at once:
 * docs/why-can-a-burst-not-overbook.md
 */
export class Acceptance {
  private readonly underWay = new StaysUnderWay()

  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly settings: HoldSettings,
  ) {}

  /**
   * Nothing is stored unless the outcome is `booked`. The first try is decided from what is known,
   * and the database says whether that still holds; a refusal is decided from facts as fresh as the
   * question.
   */
  async accept(order: BookingOrder, origin: BookingOrigin): Promise<Accepted> {
    let outcome = await this.once(order, origin, 'known')
    for (let tries = 0; outcome.outcome === 'again';) {
      if (tries > MOST_TRIES) throw new Error('what the rules accept, the database does not take')
      outcome = await this.once(order, origin, tries < OPTIMISTIC_TRIES ? 'asked' : 'alone')
      if (outcome.outcome === 'again' && outcome.tried) tries++
    }
    return outcome
  }

  /**
   * @param way decided from what is `known`, from what was `asked` now, or `alone`, with the room
   * type locked
   */
  private async once(
    order: BookingOrder,
    origin: BookingOrigin,
    way: 'known' | 'asked' | 'alone',
  ): Promise<Try> {
    const asked = way === 'known' ? null : await this.facts.fresh()
    const known = asked ?? this.facts.latest()
    if (!known) return { outcome: 'again', tried: false }
    const { facts } = known
    // From here to the note that a stay is under way nothing is waited for: what is decided still
    // holds.
    const moment = this.clock.moment()
    const typeId = facts.roomTypes.find(({ slug }) => slug === order.roomType)?.id ?? null
    const others = typeId === null ? [] : this.underWay.of(typeId)
    const beside = others && decideBooking(order, origin.source, withStays(facts, others), moment)
    if (typeId === null || !beside?.ok || (!asked && !isPlain(beside.stay))) {
      const apart =
        asked &&
        (others?.length === 0 ? beside : decideBooking(order, origin.source, facts, moment))
      if (apart && !apart.ok) return { outcome: 'refused', error: apart.error }
      // Whoever is being served now may leave no room, or may fail and leave one: wait and see.
      if (typeId !== null) await this.underWay.settled(typeId)
      return { outcome: 'again', tried: false }
    }
    if (way !== 'alone' && isPlain(beside.stay)) {
      const booking = newBooking(order, origin, beside, this.at(moment, known))
      const written = await this.underWay.during(occupancyOf(booking), this.write(booking))
      return this.outcomeOf(written, booking)
    }
    const alone = await this.underWay.duringAlone(typeId, this.alone(order, origin, typeId))
    if ('refused' in alone) return { outcome: 'refused', error: alone.refused }
    return this.outcomeOf(alone, alone.booking)
  }

  private alone(order: BookingOrder, origin: BookingOrigin, typeId: number) {
    return writeBookingAlone<Refusal>(this.pool, typeId, async () => {
      const known = await this.facts.fresh()
      const moment = this.clock.moment()
      const decision = decideBooking(order, origin.source, known.facts, moment)
      if (!decision.ok) return { refused: decision.error }
      const { moves, retire } = decision.stay
      return {
        booking: newBooking(order, origin, decision, this.at(moment, known)),
        moves,
        retire: seenHolds(retire, known.facts),
      }
    })
  }

  private at(moment: Moment, { facts, version }: KnownHouse) {
    return {
      moment,
      readings: facts.readings,
      factsVersion: version,
      ...this.settings,
    }
  }

  /** A booking written is known to those who come next before it is no longer under way. */
  private async write(booking: NewBooking): Promise<Inserted> {
    const result = await writeBooking(this.pool, booking)
    if (result.outcome === 'booked') this.facts.remember(occupancyOf(booking))
    return result
  }

  private async outcomeOf(inserted: Inserted, booking: NewBooking): Promise<Try> {
    const { outcome } = inserted
    if (outcome === 'booked') return { ...inserted, booking }
    if (outcome === 'key-known') return { outcome }
    if (
      outcome === 'no-slot' &&
      !(await freeSlots(this.pool, booking.hold!.visitor, booking.now))
    ) {
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
