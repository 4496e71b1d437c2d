import { createHash } from 'node:crypto'
import { median } from '../ratio.ts'
import { reportRatio, reportTimes } from '../report.ts'
import { type BenchHouse, month, year } from './house.ts'

/** Pages that are measured of each list, after those that warm caches and plans up. */
const PAGES = 60
const WARM_UP = 12
const first = (of: number) => `${year}-${String(of).padStart(2, '0')}-01`

/** What the screen asks, by what staff choose on it. */
const filters: Record<string, object> = {
  'this year, as the screen opens': { from: `${year}-01-01`, until: `${year + 1}-01-01` },
  'a month': { from: first(month), until: month === 12 ? `${year + 1}-01-01` : first(month + 1) },
  'what is open': { state: 'open' },
  'what is too late': { state: 'overdue' },
  'one source': { source: 'airbnb' },
  'words that one has': { q: surnameOf('X3-7') },
  'words that all have': { q: 'gast' },
  'all of every year': {},
}

/** A page of bills among many against one among few, and the sums beside it. */
export async function benchBillPages(few: BenchHouse, many: BenchHouse): Promise<void> {
  // What was just written is still being put on the disk, and the servers are still being compiled.
  for (let round = 0; round < 3; round++) await together([few, many], `bills?${question({})}`)
  for (const path of ['bills', 'bills/sums']) {
    const isPage = path === 'bills'
    console.log(isPage ? 'A page of bills' : 'The sums, asked beside the page')
    for (const [name, filter] of Object.entries(filters)) {
      const times = await together([few, many], `${path}?${question(filter)}`)
      if (!times) {
        console.log(`           ${name}: not answered in the time that the house waits`)
        continue
      }
      const ratio = times[1]! / times[0]!
      reportTimes([
        { name: `${name}, of 2,000`, nanoseconds: times[0]! * 1e6, timesFirst: 1 },
        { name: `${name}, of 100,000`, nanoseconds: times[1]! * 1e6, timesFirst: ratio },
      ])
      if (isPage) reportRatio(`${name}: 100,000 ÷ 2,000`, ratio, { atMost: 1.5 })
    }
  }
}

/**
 * The median time of an answer, ms, of each house: asked in turn, so that both meet a slow moment.
 * Null where sums of many take longer than the house waits for an answer.
 */
async function together(houses: BenchHouse[], path: string): Promise<number[] | null> {
  const times = houses.map((): number[] => [])
  for (let page = -WARM_UP; page < PAGES; page++)
    for (const [at, house] of houses.entries()) {
      const began = performance.now()
      const answer = await house.get(path)
      await answer.arrayBuffer()
      if (answer.status === 503 && path.startsWith('bills/sums')) return null
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      if (page >= 0) times[at]!.push(performance.now() - began)
    }
  return times.map(median)
}

/** As `openHouse` names its guests. */
function surnameOf(number: string): string {
  return createHash('md5').update(number).digest('hex').slice(0, 8)
}

function question(filter: object): string {
  return new URLSearchParams({
    range: '[0,24]',
    sort: '["day","DESC"]',
    filter: JSON.stringify(filter),
  }).toString()
}
