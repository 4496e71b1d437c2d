import { staffStay } from './agenda-title.ts'
import type { useText } from '../texts/use-text.ts'
import type { GridTarget } from './grid-hand.ts'
import type { InTheWay } from './in-the-way.ts'
import type { RoomColumn } from './room-columns.ts'

type Text = ReturnType<typeof useText>

/** Nights in a room in words: which room, which days, how many nights, and what is in the way. */
export interface TargetWords {
  room: string
  stay: string
  nights: string
  obstacle: string | null
}

export function targetWords(
  columns: RoomColumn[],
  { room, arrival, departure }: GridTarget,
  way: InTheWay | null,
  text: Text,
): TargetWords {
  return {
    room: text('agenda.room', { number: columns[room]?.room.number ?? '' }),
    stay: staffStay(arrival, departure),
    nights: text('agenda.nights', { smart_count: departure - arrival }),
    obstacle: way && wordsOfWay(way, text),
  }
}

function wordsOfWay(way: InTheWay, text: Text): string {
  switch (way.kind) {
    case 'stay':
      return text('agenda.hand.taken', { name: way.stay.booking.guestName })
    case 'closure':
      return way.closure.reason || text('agenda.closed')
    case 'off':
      return text('agenda.hand.off')
    case 'past':
      return text('agenda.hand.past')
  }
}
