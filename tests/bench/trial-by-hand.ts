import { offerCalendar, offersStay } from '../../rules/availability/offer-calendar.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { trialDays, trialLengths } from '../../rules/trials/trial-stays.ts'
import { quoteByHand } from './quote-contenders.ts'

/**
 * The same year by a loop that knows what is changed: whether a stay can be is looked up once in a
 * calendar, since a price changes nothing about that, and its price is added up by hand twice.
 */
export function yearByHand(
  before: PropertyFacts,
  after: PropertyFacts,
  moment: Moment,
): { asked: number; dearer: number } {
  let [asked, dearer] = [0, 0]
  const lengths = trialLengths(before, after)
  for (const roomType of before.roomTypes)
    for (const { persons } of roomType.prices) {
      const calendar = offerCalendar(roomType.id, persons, 'guest', moment, before)
      for (let arrival = moment.today; arrival < moment.today + trialDays; arrival++)
        for (const nights of lengths) {
          asked++
          if (!offersStay(calendar, arrival, arrival + nights)) continue
          const [was, is] = [before, after].map(({ priceList }) =>
            quoteByHand(roomType, arrival, arrival + nights, persons, priceList),
          )
          if (is!.totalCents > was!.totalCents) dearer++
        }
    }
  return { asked, dearer }
}
