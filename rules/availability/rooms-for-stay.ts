import type { Room } from '../rooms/room.ts'
import { assignRoomIn } from './assign-room.ts'
import { areRealDates } from './explain-stay.ts'
import type { PropertyFacts } from './property-facts.ts'
import { roomNights } from './room-nights.ts'
import type { StayQuestion } from './stay-question.ts'

/**
 * How a room of the type stands for the nights of a stay. `free`: empty. `after-moves`: guests in it
 * who are not pinned would go to another room. `taken`: it cannot be had.
 */
export type RoomStanding = 'free' | 'after-moves' | 'taken'

export interface RoomForStay {
  room: Room
  standing: RoomStanding
}

const order: Record<RoomStanding, number> = { free: 0, 'after-moves': 1, taken: 2 }

/**
 * The rooms of a type for the nights of a stay, the free ones first, then by number (BO §2
 * "Kamernummer"). Asks only which rooms can be had: whether the stay may be sold is `explainStay`'s.
 * Empty for an unknown type and for dates that are none.
 */
export function roomsForStay(
  {
    roomTypeId,
    arrival,
    departure,
    moment,
  }: Pick<StayQuestion, 'roomTypeId' | 'arrival' | 'departure' | 'moment'>,
  facts: PropertyFacts,
): RoomForStay[] {
  const roomType = facts.roomTypes.find(({ id }) => id === roomTypeId)
  if (!roomType || !areRealDates({ arrival, departure })) return []
  const nights = roomNights(roomType, facts, moment)
  const from = arrival - moment.today
  const until = departure - moment.today
  return nights.rooms
    .map((room): RoomForStay => {
      const assigned = assignRoomIn(nights, from, until, room.id)
      if (!assigned) return { room, standing: 'taken' }
      return { room, standing: assigned.moves.length === 0 ? 'free' : 'after-moves' }
    })
    .toSorted((a, b) => order[a.standing] - order[b.standing])
}
