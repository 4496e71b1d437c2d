import { deepStrictEqual } from 'node:assert/strict'
import { offerCalendar } from '../../rules/availability/offer-calendar.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { dayOf } from '../../rules/calendar/day.ts'
import { defaultPriceList } from '../../rules/quotes/default-price-list.ts'
import { quoteOrdinaryStay } from '../../rules/quotes/quote-ordinary-stay.ts'
import { comparedFacts } from '../../rules/trials/compare-facts.ts'
import { defaultReadings } from '../../rules/readings/readings.ts'
import { benchFacts, benchMoment, benchTypes } from './bench-setup.ts'
import { calendarByPrefixSums } from './calendar-kernel.ts'
import { datedSeasons, quoteByDateFns, quoteByHand } from './quote-contenders.ts'
import { compare, lastKept } from './ratio.ts'
import { yearByHand } from './trial-by-hand.ts'
import { reportRatio, reportTimes } from './report.ts'

/** A house with a party more, so that a year has 40,000 stays and some. */
const largeHouse: PropertyFacts = {
  ...benchFacts,
  roomTypes: benchFacts.roomTypes.map((roomType) => ({
    ...roomType,
    prices: [...roomType.prices, { persons: 4, cents: 12_000 }],
  })),
}

/** The same after many years of rules: one for each day of each room type, half of them over. */
const ruledHouse: PropertyFacts = {
  ...largeHouse,
  minimumNightRules: Array.from({ length: 6_000 }, (_, at) => ({
    roomTypeId: 1 + (at % 3),
    day: benchMoment.today - 1_000 + Math.floor(at / 3),
    nights: 1 + (at % 2),
  })),
}

benchQuote()
benchCalendar()
for (const facts of [largeHouse, ruledHouse]) benchTrial(facts)
if (lastKept() === undefined) console.log('nothing was measured')

/** A quote of 14 nights over a change of season, line for line the same from all three. */
function benchQuote(): void {
  const roomType = benchTypes[1]!
  const arrival = dayOf(2026, 6, 28)
  const departure = arrival + 14
  const seasons = datedSeasons(defaultPriceList.seasons)
  const byRules = () =>
    quoteOrdinaryStay(
      { roomType, arrival, departure, persons: 2, screen: 'checkout' },
      defaultPriceList,
      defaultReadings,
    )
  const byHand = () => quoteByHand(roomType, arrival, departure, 2, defaultPriceList)
  const byDateFns = () =>
    quoteByDateFns(roomType, '2026-06-28', '2026-07-12', 2, defaultPriceList, seasons)
  const quote = byRules()
  deepStrictEqual(quote.ok && quote.quote, byHand())
  deepStrictEqual(byHand(), byDateFns())

  const measured = compare([
    { name: 'hand loop', run: byHand },
    { name: 'rules', run: byRules },
    { name: 'date-fns', run: byDateFns },
  ])
  console.log('Itemised quote of 14 nights')
  reportTimes(measured)
  reportRatio('rules ÷ hand loop', measured[1]!.timesFirst, { atMost: 3 })
  reportRatio('date-fns ÷ rules', measured[2]!.timesFirst / measured[1]!.timesFirst, { atLeast: 5 })
}

/** The calendar of 386 arrival days for the nine rooms of three types, the same days from both. */
function benchCalendar(): void {
  const days = 386
  const byRules = () =>
    benchTypes.map(({ id }) => offerCalendar(id, 2, 'guest', benchMoment, benchFacts, days))
  const byKernel = () =>
    benchTypes.map(({ id }) => calendarByPrefixSums(id, benchMoment.today, 400, days, benchFacts))
  deepStrictEqual(byRules(), byKernel())

  const measured = compare([
    { name: 'prefix-sum kernel', run: byKernel },
    { name: 'rules', run: byRules },
  ])
  console.log(
    `Calendar of ${days} arrival days for 9 rooms, ${benchFacts.occupancies.length} bookings`,
  )
  reportTimes(measured)
  reportRatio('rules ÷ kernel', measured[1]!.timesFirst, { atMost: 3 })
}

/** A dearer tourist tax on a year of stays, the same counts from both. */
function benchTrial(facts: PropertyFacts): void {
  const { priceList, minimumNightRules } = facts
  const touristTax = priceList.touristTax.map((row) => ({ ...row, cents: 300 }))
  const after = { ...facts, priceList: { ...priceList, touristTax } }
  const byRules = () => comparedFacts(facts, after, { screen: 'guest', moment: benchMoment })
  const byHand = () => yearByHand(facts, after, benchMoment)
  const { asked, counts } = byRules()
  deepStrictEqual({ asked, dearer: counts.dearer }, byHand())

  const measured = compare(
    [
      { name: 'hand loop', run: byHand },
      { name: 'rules', run: byRules },
    ],
    11,
  )
  // The hand loop asks no rule a second time; the rules do not know what was changed.
  console.log(
    `A change tried on a year of ${asked} stays, with ${minimumNightRules.length} minimum nights`,
  )
  reportTimes(measured)
  reportRatio('rules ÷ hand loop', measured[1]!.timesFirst, { atMost: 30 })
  reportRatio('seconds', measured[1]!.nanoseconds / 1e9, { atMost: 2 })
}
