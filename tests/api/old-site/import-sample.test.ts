import fc from 'fast-check'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '../../../api/errors/refused.ts'
import { carryOver } from '../../../api/old-site/carry-over.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { recordsOf } from '../../../api/old-site/tell-what-stays.ts'
import { SaleTerms } from '../../../api/quotes/sale-terms.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { arbitraryBrokenTree } from '../../rules/old-site/broken-tree.arbitrary.ts'
import { readOldHouse } from '../../rules/old-site/read-old-house.ts'
import { sampleExport } from '../../rules/old-site/sample-export.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeEach(async () => {
  setup = await openEmptyHouse()
})
afterEach(() => setup.close())

const pathOf = ({ path }: { path: string }) => path
const today = dayOf(2026, 2, 2)

async function imported(tree: unknown, keep: boolean): Promise<OldSiteReport> {
  const client = new pg.Client({ connectionString: setup.url })
  await client.connect()
  try {
    const now = new Date(setup.time.now)
    const asked = {
      ...readOldHouse(tree),
      decisions: {},
      today,
      now,
      by: 'Mieke',
      words: words(),
      keep,
    }
    return await carryOver(client, asked, new SaleTerms())
  } finally {
    await client.end()
  }
}

const count = async (sql: string) =>
  (await setup.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`)).rows[0]!
    .count

describe('an export of two years', () => {
  it('comes whole, but for what a person decides, mails nobody, and comes once', async () => {
    const tree = sampleExport(today)
    const { house } = readOldHouse(tree)
    const report = await imported(tree, true)
    const [waiting] = report.undecided
    expect(waiting).toMatchObject({ name: 'Piet Dubbel' })
    expect(await count('bookings')).toBe(house.bookings.length - report.undecided.length)
    expect(await count('mails')).toBe(0)
    const { rows } = await setup.pool.query<{ path: string }>('SELECT path FROM old_site_rows')
    const accounted = new Set([rows, report.remarks, report.undecided].flat().map(pathOf))
    expect(
      recordsOf(house)
        .map(pathOf)
        .filter((path) => !accounted.has(path)),
    ).toEqual([])
    const again = await imported(tree, true)
    expect(again.counts.map(({ brought }) => brought)).toEqual(again.counts.map(() => 0))
    expect(again.undecided.map(({ path }) => path)).toEqual(
      report.undecided.map(({ path }) => path),
    )
  })

  it('comes once, whether it was taken of the house or of the whole database', async () => {
    const tree = sampleExport(today)
    await imported(tree, true)
    const { counts, remarks } = await imported({ klanten: { 'b-en-b': tree } }, false)
    expect(counts.map(({ brought }) => brought)).toEqual(counts.map(() => 0))
    expect(remarks.filter(({ sentence }) => /oude site|niet meer/.test(sentence))).toEqual([])
  })
})

describe('an export with faults', () => {
  it('is imported or refused in words, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBrokenTree, async (tree) => {
        const answer = await imported(tree, false).catch((error: unknown) => error)
        if (answer instanceof Error) expect(answer).toBeInstanceOf(Refused)
        else expect(answer).toMatchObject({ kept: false })
      }),
      { numRuns: 15 },
    )
  })
})
