import { type Moment, formatDay } from '../../rules/calendar/day.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { worded } from '../../rules/texts/words.ts'
import { compareBookings } from '../../rules/trials/compare-bookings.ts'
import { compareExtras } from '../../rules/trials/compare-extras.ts'
import { type TrialComparison, compareFacts } from '../../rules/trials/compare-facts.ts'
import { compareOrders } from '../../rules/trials/compare-orders.ts'
import type { SoldStay } from './booked-stays.ts'
import { inTurns } from './in-turns.ts'
import type { TrialView } from './trial-view.ts'
import type { Trial } from './trials.ts'

/** Bookings that are named; the others are counted. */
const MOST_BOOKINGS = 50

/**
 * What a trial comes to, while saying how far it is. Asked is as a guest; where no guest would see
 * a difference, as staff in the agenda.
 */
export async function* compareTrial(
  { before, after, version, changes }: Trial,
  booked: readonly SoldStay[],
  { moment, words }: { moment: Moment; words: Words },
): AsyncGenerator<{ progress: number } | { trial: TrialView }> {
  const began = performance.now()
  yield { progress: 0 }
  let stays: TrialComparison | null = null
  for (const screen of ['guest', 'agenda'] as const) {
    const steps = inTurns(compareFacts(before, after, { screen, moment }))
    let step = await steps.next()
    for (; !step.done; step = await steps.next()) yield { progress: step.value }
    if (stays === null || differs(step.value)) stays = step.value
    if (differs(stays)) break
  }
  const others = compareBookings(before, after, booked)
  const trial: TrialView = {
    version,
    changes,
    stays: worded(words, stays!),
    orders: worded(words, compareOrders(before, after, moment.today)),
    extras: worded(words, compareExtras(before, after, moment.today)),
    bookings: {
      onTheBooks: booked.length,
      otherwiseToday: others.length,
      first: others.slice(0, MOST_BOOKINGS).map(({ booking, today }) => ({
        id: booking.id,
        number: booking.number,
        name: booking.name,
        arrival: formatDay(booking.arrival),
        departure: formatDay(booking.departure),
        soldCents: booking.soldCents,
        ...today,
      })),
    },
    seconds: Math.round(performance.now() - began) / 1000,
  }
  yield { trial }
}

function differs({ counts, asked }: TrialComparison): boolean {
  return counts.same + counts.refused < asked
}
