import type { RoomTypeView } from '../../api/rooms/room-views.ts'
import { quoteRead } from '../calls/reads.ts'
import { hasDates, type StayChoice } from '../stay/stay-choice.ts'

/**
 * What a room's page asks once the dates are chosen: the quote of each number of persons it takes.
 */
export function stayQuoteReads(room: Pick<RoomTypeView, 'slug' | 'prices'>, choice: StayChoice) {
  if (!hasDates(choice)) return []
  const { arrival, departure } = choice
  return room.prices.map(({ persons }) =>
    quoteRead({ room: room.slug, arrival, departure, persons }),
  )
}
