import { loadProperty } from '../../api/facts/load-property.ts'
import { monthSql, revenueMonths } from '../../api/revenue/revenue-sql.ts'
import { guestCalls } from './growth/guest-calls.ts'
import { type Reading, compareCalls, compareReadings } from './growth/in-turns.ts'
import {
  bookingListCalls,
  customerListCalls,
  dayCalls,
  keptCalls,
  moneyCalls,
  paperCalls,
  searchCalls,
} from './growth/staff-calls.ts'
import { type BenchHouse, openHouse, thisMonth, thisYear, today } from './house/bench-house.ts'
import { KEPT } from './house/kept.ts'
import { startProvider } from './server/bench-servers.ts'
import { compileSetup } from './server/compile-setup.ts'

/** A house of fifty years, and one with its last year alone. */
const COUNTS = [2_000, 100_000]

/** What a process reads when it begins, and what the bench houses count another way. */
const readings: Reading[] = [
  { name: 'all facts of the house', read: ({ pool }) => loadProperty(pool, today - 1) },
  {
    name: 'revenue of this month by the day of payment',
    read: ({ pool }) => pool.query(monthSql('day-of-payment'), [thisMonth.from, thisMonth.until]),
  },
  {
    name: 'revenue of the months of this year by the day of payment',
    read: ({ pool }) => revenueMonths(pool, thisYear, 'day-of-payment'),
  },
]

const compiled = await compileSetup()
const provider = await startProvider()
const houses: BenchHouse[] = []
try {
  for (const count of COUNTS)
    houses.push(await openHouse(compiled, provider, count, {}, { hasKept: true }))
  const both = houses as [BenchHouse, BenchHouse]
  const { minimumNights, edits } = KEPT
  console.log('What a house of 100,000 bookings takes of one with its last 2,000 alone')
  console.log(`Both have ${minimumNights} minimum nights and ${edits} edits of staff`)
  await compareReadings(both, readings)
  for (const calls of [
    guestCalls,
    dayCalls,
    searchCalls,
    bookingListCalls,
    customerListCalls,
    moneyCalls,
    paperCalls,
    keptCalls,
  ])
    await compareCalls(both, calls)
} finally {
  for (const { close } of houses) await close()
  await provider.stop()
}
