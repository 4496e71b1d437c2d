import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/open-database.ts'
import {
  type Inserted,
  type NewBooking,
  type NotInserted,
  insertBooking,
} from './insert-booking.ts'
import { PlanOutdated, type SeenHold, makeRoom, retireHoldsOf } from './room-rearrangement.ts'
import { lockRoomType } from './room-type-lock.ts'

/** What an attempt under the room type's lock comes to: written or not, or refused for good. */
export type WrittenAlone<Refusal> = (Inserted & { booking: NewBooking }) | { refused: Refusal }

/** A booking to write and the rooms to clear for it. */
export interface Plan {
  booking: NewBooking
  moves: { bookingId: string; roomId: number }[]
  retire: SeenHold[]
}

/**
 * Writes a booking whose room is empty: one statement. `outdated`, also: someone else was first.
 * Then it is decided again.
 */
export async function writeBooking(pool: Pool, booking: NewBooking): Promise<Inserted> {
  return insertBooking(pool, booking).catch(writtenInstead)
}

/**
 * Writes a booking with its rooms all to itself, re-assigning others where the plan says so. `plan`
 * is asked inside the lock, so that it decides from facts that nobody changes any more: its refusal
 * is final.
 */
export async function writeBookingAlone<Refusal>(
  pool: Pool,
  roomTypeId: number,
  plan: () => Promise<Plan | { refused: Refusal }>,
): Promise<WrittenAlone<Refusal>> {
  let booking: NewBooking | null = null
  try {
    return await inTransaction(pool, async (client) => {
      await lockRoomType(client, roomTypeId)
      const planned = await plan()
      if ('refused' in planned) return planned
      booking = planned.booking
      await makeRoom(client, planned, new Date(booking.now))
      const inserted = await insertBooking(client, booking)
      // Rooms are re-assigned for a booking that is written, not for one that is not.
      if (inserted.outcome !== 'booked') throw new NotWritten(inserted.outcome)
      return { ...inserted, booking }
    })
  } catch (error) {
    if (booking === null) throw error
    return { ...writtenInstead(error), booking }
  }
}

/** Frees the slots of a visitor's holds that are past their end. True when there were any. */
export async function freeSlots(pool: Pool, visitor: string, now: number): Promise<boolean> {
  const ended = await inTransaction(pool, (client: PoolClient) =>
    retireHoldsOf(client, visitor, new Date(now)),
  )
  return ended > 0
}

class NotWritten extends Error {
  constructor(readonly why: NotInserted) {
    super(why)
  }
}

/** What an error says about not being written; any other error goes on. */
function writtenInstead(error: unknown): { outcome: NotInserted } {
  return { outcome: whyNot(error) }
}

function whyNot(error: unknown): NotInserted {
  if (error instanceof NotWritten) return error.why
  if (error instanceof PlanOutdated) return 'outdated'
  const { code, constraint } = error as { code?: string; constraint?: string }
  // 23P01: an update met a booking committed since; 40P01: two waited for each other and this one
  // was chosen to give way.
  if (code === '23P01' || code === '40P01') return 'outdated'
  if (code !== '23505') throw error
  if (constraint === 'idempotency_keys_pkey') return 'key-known'
  if (constraint === 'bookings_number_key' || constraint === 'booking_hold_slot') return 'outdated'
  throw error
}
