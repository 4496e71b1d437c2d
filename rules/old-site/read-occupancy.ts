import type { OldNight } from './old-house.ts'
import type { Place } from './place.ts'
import { readOwnDay } from './read-day.ts'
import { readEach } from './read-each.ts'
import { keepOnce } from './read-room-lists.ts'
import type { Tell } from './remark.ts'

/** The amount that closed a night (BO §3, reading `availability.blocked`). */
export const closedAmount = 5

/**
 * The nights of a room type's list. Slots were made for the days 1 to 31 of every month (BO §3), so
 * some are of no day: such a one is left out, unless it counts guests. Of two slots of one night the
 * higher counts.
 */
export function readOccupancy(places: Place[], tell: Tell): OldNight[] {
  const nights = readEach(places, tell, (fields) => {
    const said = fields.whole('amount', -1000, 10_000)
    const amount = Math.max(0, said ?? 0)
    if (said !== null && said < 0) tell(fields.at('amount'), 'repaired', 'wrong-value', said, 0)
    const night = readOwnDay(fields, tell, (before) => {
      const tellsNothing = amount === 0 || amount === closedAmount
      const kind = tellsNothing ? 'repaired' : 'unreadable'
      tell(fields.path, kind, 'day-that-does-not-exist', `${before}: ${amount}`)
    })
    if (night === null) return null
    const closed = amount === closedAmount
    return { night, booked: closed ? 0 : amount, closed }
  })
  const amountOf = ({ booked, closed }: OldNight) => (closed ? Infinity : booked)
  return keepOnce(nights, ({ night }) => night, amountOf, tell)
}
