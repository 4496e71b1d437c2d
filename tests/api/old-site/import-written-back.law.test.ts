import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '../../../api/errors/refused.ts'
import { carryOver } from '../../../api/old-site/carry-over.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { SaleTerms } from '../../../api/quotes/sale-terms.ts'
import { dayOf } from '../../../rules/calendar/day.ts'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { arbitraryBrokenTree, asJson } from '../../rules/old-site/broken-tree.arbitrary.ts'
import { arbitraryOldHouse } from '../../rules/old-site/old-house.arbitrary.ts'
import { readOldHouse } from '../../rules/old-site/read-old-house.ts'
import { sampleExport } from '../../rules/old-site/sample-export.ts'
import { writeOldHouse } from '../../rules/old-site/write-old-house.ts'
import { openEmptyHouse } from '../setup/empty-house.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { broughtOf } from './brought-of.ts'
import { houseInTables } from './house-in-tables.ts'

let setup: TestSetup
let client: pg.Client
beforeAll(async () => {
  setup = await openEmptyHouse()
  client = new pg.Client({ connectionString: setup.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await setup.close()
})

const today = dayOf(2026, 2, 2)

interface Tried {
  house: OldHouse
  report: OldSiteReport
  found: OldHouse
}

/** Tries an import, and reads the tables before it is rolled back. */
async function tried(tree: unknown): Promise<Tried> {
  const { house, remarks } = readOldHouse(tree)
  const numbers = new Map(house.roomTypes.map(({ path, resourceId }) => [path, resourceId]))
  let found: OldHouse | undefined
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  const watched = Object.assign(Object.create(client) as pg.ClientBase, {
    query: async (...given: unknown[]) => {
      if (given[0] === 'ROLLBACK') found = await houseInTables(client, house.company.path, numbers)
      return query(...given)
    },
  })
  const now = new Date(setup.time.now)
  const asked = {
    house,
    remarks,
    decisions: {},
    today,
    now,
    by: 'Mieke',
    words: words(),
    keep: false,
  }
  const report = await carryOver(watched, asked, new SaleTerms())
  return { house, report, found: found! }
}

const written = (house: OldHouse) => asJson(writeOldHouse(house))

function expectAllOf({ house, report, found }: Tried): void {
  expect(written(found)).toEqual(written(broughtOf(house, report, found)))
}

describe('What is imported from the old site, written in its shape again', () => {
  it('equals a sane export, but for what the report tells', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryOldHouse, async (house) =>
        expectAllOf(await tried(asJson(writeOldHouse(house)))),
      ),
      { numRuns: 25 },
    )
  })

  it('equals what was repaired of a broken export, or nothing is imported', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBrokenTree, async (tree) => {
        const came = await tried(tree).catch((error: unknown) => error)
        if (came instanceof Error) expect(came).toBeInstanceOf(Refused)
        else expectAllOf(came as Tried)
      }),
      { numRuns: 25 },
    )
  })

  it('equals the sample of two years', async () => {
    expectAllOf(await tried(sampleExport(today)))
  })
})
