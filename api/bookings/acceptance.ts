import { Inject, Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import type { AcceptedStay } from '../../rules/availability/explain-stay.ts'
import type { Occupancy } from '../../rules/availability/property-facts.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import type { ApiError } from '../errors/api-error.ts'
import { plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { Opening } from '../facts/opening.ts'
import { decideBooking } from './decide-booking.ts'
import { HoldLength } from './hold-length.ts'
import { type NewBooking, type NotInserted, insertBooking, isKeyKnown } from './insert-booking.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { nextHoldEndWords } from './next-hold-end.ts'
import { type BookingOrigin, newBooking } from './new-booking.ts'
import type { Order } from './order.ts'
import { makeRoom, seenHolds } from './room-rearrangement.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { holdBookingsStill } from './hold-bookings-still.ts'
import { Turns } from './turns.ts'

/** `key-known`: this key has made a booking before; nothing was written now. */
export type Accepted =
  | { outcome: 'booked'; booking: NewBooking; number: string }
  | { outcome: 'refused'; error: ApiError['error'] }
  | { outcome: 'key-known' }

/** What an order comes to by the rules: the booking to write and the rooms to clear, or a refusal. */
type Decided =
  | { ok: true; booking: NewBooking; stay: AcceptedStay }
  | { ok: false; error: ApiError['error'] }

/**
 * Decides about bookings and writes them, however many ask at once:
 * docs/why-can-a-burst-not-overbook.md
 */
@Injectable()
export class Acceptance {
  private readonly turns = new Turns()

  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly terms: SaleTerms,
    private readonly opening: Opening,
    @Inject(ENVIRONMENT)
    private readonly settings: Pick<Environment, 'holdsPerVisitor'>,
    private readonly holdLength: HoldLength,
  ) {}

  /**
   * Three tries: from what is known already, from a look at the database, and with the room type
   * locked, whose answer is final. Those who need the third take turns, and each looks once more
   * before it locks: mostly those before have left nothing to lock for. Nothing is stored unless the
   * outcome is `booked`.
   */
  async accept(order: Order, origin: BookingOrigin): Promise<Accepted> {
    const accepted =
      (await this.fromWhatIsKnown(order, origin)) ??
      (await this.fromALook(order, origin)) ??
      (await this.turns.take(
        order.roomType,
        async () => (await this.fromALook(order, origin)) ?? this.locked(order, origin),
      ))
    return this.withTime(accepted, origin)
  }

  /** Who holds too much is told when a hold ends: it may be a neighbour's behind the same address. */
  private async withTime(accepted: Accepted, { asker }: BookingOrigin): Promise<Accepted> {
    if (accepted.outcome !== 'refused' || asker.by !== 'guest') return accepted
    const { reason, text } = accepted.error
    if (reason !== 'too-many-holds') return accepted
    const when = await nextHoldEndWords(this.pool, asker.visitor, this.clock.now())
    return refusal(plainError(reason, text + when))
  }

  /**
   * Asks nothing before it writes: the database checks that what was known still holds. Refuses
   * nobody, because what is known may be a moment old.
   */
  private async fromWhatIsKnown(order: Order, origin: BookingOrigin): Promise<Accepted | null> {
    const known = this.facts.latest()
    const decided = known && this.decide(order, origin, known)
    return decided?.ok ? this.writeIfPlain(decided) : null
  }

  /** The facts are as fresh as the question, so a refusal is final. */
  private async fromALook(order: Order, origin: BookingOrigin): Promise<Accepted | null> {
    const decided = this.decide(order, origin, await this.facts.fresh())
    return decided.ok ? this.writeIfPlain(decided) : refusal(decided.error)
  }

  /**
   * Has the room type to itself: what is looked at inside the lock stands still until the booking is
   * written, so others can be re-assigned for it.
   */
  private async locked(order: Order, origin: BookingOrigin): Promise<Accepted> {
    const { facts } = await this.facts.fresh()
    const roomType = facts.roomTypes.find(({ slug }) => slug === order.roomType)
    const inOne = async (client: PoolClient): Promise<Accepted> => {
      if (roomType) {
        await lockRoomType(client, roomType.id)
        await holdBookingsStill(client, roomType.id, this.clock.moment().today)
      }
      const known = await this.facts.fresh()
      const decided = this.decide(order, origin, known)
      if (!decided.ok) return refusal(decided.error)
      const { moves, release } = decided.stay
      // A price that changed since the look came after it; rooms, closures and bookings cannot.
      const booking = { ...decided.booking, factsVersion: null }
      await makeRoom(
        client,
        { moves, release: seenHolds(release, known.facts) },
        { by: null, staffId: null, at: new Date(booking.now) },
      )
      const inserted = await insertBooking(client, booking)
      if (inserted.outcome === 'booked') return { ...inserted, booking }
      throw new NotBooked(finalAnswer(inserted.outcome))
    }
    // It moves others: an act on one of them may wait for what this has, and this for what that has.
    return triedAgain(() => inTransaction(this.pool, inOne), isDeadlock).catch((error: unknown) => {
      if (error instanceof NotBooked) return error.accepted
      if (isKeyKnown(error)) return { outcome: 'key-known' }
      throw error
    })
  }

  private decide(order: Order, origin: BookingOrigin, known: KnownProperty): Decided {
    if (origin.asker.by === 'guest' && !this.opening.isOpen(known))
      return { ok: false, error: plainError('not-open') }
    const moment = this.clock.moment()
    const decision = decideBooking(order, origin.asker, known.facts, moment)
    if (!decision.ok) return decision
    const terms = this.terms.of(known.facts)
    const booking = newBooking(order, origin, decision, {
      moment,
      readings: known.facts.readings,
      numbers: known.facts.numbers,
      factsVersion: known.version,
      terms: { ...terms, isStored: this.terms.isStored(terms) },
      holds: {
        holdMinutes: this.holdLength.minutes(known.holdMinutes),
        holdsPerVisitor: this.settings.holdsPerVisitor,
        nightsPerVisitor: known.facts.numbers['visitor.nights'],
      },
    })
    return { ok: true, booking, stay: decision.stay }
  }

  /**
   * Writes a booking for which nobody has to move: one statement. Null where others have to, or
   * where someone else was first.
   */
  private async writeIfPlain({ booking, stay }: Decided & { ok: true }): Promise<Accepted | null> {
    if (stay.moves.length > 0 || stay.release.length > 0) return null
    const inserted = await insertBooking(this.pool, booking).catch((error: unknown) => {
      if (isKeyKnown(error)) return { outcome: 'key-known' } as const
      throw error
    })
    if (inserted.outcome === 'taken' || inserted.outcome === 'outdated') return null
    if (inserted.outcome !== 'booked') return finalAnswer(inserted.outcome)
    this.terms.noteStored(booking.terms)
    this.facts.remember(occupancyOf(booking))
    return { ...inserted, booking }
  }
}

/** The limit of the setting `holds` that counts nights. */
const TOO_MANY_NIGHTS =
  'Je hebt al veel nachten openstaan. Betaal die eerst, of wacht tot ze vervallen.'

/** Undoes what was written under the lock for a booking that is not made. */
class NotBooked extends Error {
  constructor(readonly accepted: Accepted) {
    super('not booked')
  }
}

function finalAnswer(outcome: NotInserted): Accepted {
  if (outcome === 'key-known') return { outcome }
  if (outcome === 'too-many-holds') return refusal(plainError(outcome))
  if (outcome === 'too-many-nights') return refusal(plainError('too-many-holds', TOO_MANY_NIGHTS))
  throw new Error(`what the rules accept under the lock, the database calls ${outcome}`)
}

function refusal(error: ApiError['error']): Accepted {
  return { outcome: 'refused', error }
}

/** As this process knows it until its next look: it stays where it is put. */
function occupancyOf({ id, roomTypeId, roomId, arrival, departure }: NewBooking): Occupancy {
  return { bookingId: id, roomTypeId, roomId, arrival, departure, pinned: true, holdUntil: null }
}
