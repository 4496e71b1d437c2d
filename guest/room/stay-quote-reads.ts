import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { quoteRead } from '../calls/reads.ts'
import { hasDates, type StayChoice } from '../stay/stay-choice.ts'

/**
 * What a room's page asks once the dates are chosen: the quote of each number of persons it takes,
 * also of those that pay the next larger price (reading `price.missing-persons`).
 */
export function stayQuoteReads(
  room: Pick<RoomTypeView, 'slug' | 'minPersons' | 'maxPersons'>,
  choice: StayChoice,
) {
  if (!hasDates(choice)) return []
  const { arrival, departure } = choice
  const { slug, minPersons, maxPersons } = room
  return Array.from({ length: maxPersons - minPersons + 1 }, (_, more) =>
    quoteRead({ room: slug, arrival, departure, persons: minPersons + more }),
  )
}
