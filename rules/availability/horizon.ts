import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'
import type { RoomType } from '../rooms/room.ts'

/** How many nights from today on are on sale: the last departure is today plus this. */
export function nightsOnSale(
  roomType: Pick<RoomType, 'kind'>,
  reading: Readings['horizon'],
  numbers: RuleNumbers = startNumbers,
): number {
  const isBound = reading === 'every-room' || roomType.kind === 'family'
  return numbers[isBound ? 'horizon.days' : 'horizon.free-days']
}
