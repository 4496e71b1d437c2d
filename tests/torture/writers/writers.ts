import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '../house/house.ts'
import { randomOf } from '../random.ts'
import { guestOrdersBreakfast } from './breakfast.ts'
import { staffSell } from './cash-desk.ts'
import { staffClose } from './closures.ts'
import { familyBooks, guestBooks } from './guest.ts'
import { portalSells } from './portal.ts'
import { staffAtTheDoor, staffChange } from './staff.ts'
import { visitorOf } from './visitor.ts'
import type { Desk, Writer } from './writer.ts'

/** Nine at once, of all kinds. */
const NINE: Writer[] = [
  guestBooks,
  guestBooks,
  familyBooks,
  guestOrdersBreakfast,
  staffChange,
  staffAtTheDoor,
  staffClose,
  staffSell,
  portalSells,
]

/** The longest rest between two things that one writer does, ms. */
const REST = 4_000

/**
 * Has nine writers at work in the house until told to stop.
 *
 * @param seed decides all that they choose
 * @param cookie of a session of staff
 * @returns ends it: resolves when each has done what it was doing
 */
export function writeAll(
  house: House,
  seed: string,
  cookie: string,
  paid: Desk['paid'],
): () => Promise<void> {
  const end = new AbortController()
  const working = NINE.map(async (write, place) => {
    const random = randomOf(`${seed} writer ${place}`)
    while (!end.signal.aborted) {
      // Each time somebody else, so that nobody has too many holds.
      await write({ house, random, paid, visitor: visitorOf(house, random, cookie) })
      await wait(random.whole(0, REST), undefined, { signal: end.signal }).catch(() => {})
    }
  })
  return async () => {
    end.abort()
    await Promise.all(working)
  }
}
