import type { Day } from '../calendar/day.ts'
import type { Quote, QuoteLine } from './quote.ts'

/** A stay with its lines, still without their sum. */
export interface LinesOfStay {
  roomTypeId: number
  roomTypeName: string
  arrival: Day
  departure: Day
  nights: number
  persons: number
  lines: QuoteLine[]
}

/** The quote of these lines: its total is their sum and nothing else. */
export function withTotal({ roomTypeId, roomTypeName, arrival, departure, nights, persons, lines }: LinesOfStay): Quote {
  let totalCents = 0
  for (const line of lines) totalCents += line.cents
  return { roomTypeId, roomTypeName, arrival, departure, nights, persons, lines, totalCents }
}
