import type { RoomType } from '../rooms/room.ts'
import { dayText } from './day-text.ts'
import type { Quote, QuoteLine } from './quote.ts'

/** What a quote is about besides its lines. */
interface QuotedStay {
  roomType: Pick<RoomType, 'id' | 'name'>
  arrival: number
  departure: number
  persons: number
}

/** The quote of a stay from its lines. */
export function quoteOf(
  { roomType, arrival, departure, persons }: QuotedStay,
  lines: QuoteLine[],
): Quote {
  return {
    roomTypeId: roomType.id,
    roomTypeName: roomType.name,
    arrival: dayText(arrival),
    departure: dayText(departure),
    nights: departure - arrival,
    persons,
    lines,
    totalCents: sumOf(lines),
  }
}

/** The same quote with other lines. Its total is their sum and nothing else. */
export function withLines(quote: Quote, lines: QuoteLine[]): Quote {
  return { ...quote, lines, totalCents: sumOf(lines) }
}

function sumOf(lines: readonly QuoteLine[]): number {
  let cents = 0
  for (const line of lines) cents += line.cents
  return cents
}
