import pg from 'pg'
import { type OldSiteImport, carryOver } from '../../../api/old-site/carry-over.ts'
import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { SaleTerms } from '../../../api/quotes/sale-terms.ts'
import type { OldHouse } from '../../../rules/old-site/old-house.ts'
import { words } from '../../../rules/texts/all-words.ts'
import type { TestSetup } from '../setup/open-setup.ts'
import { day, oldHouse } from './some-old-house.ts'

/** Imports an old house into that of a setup, on 2 February 2026. */
export async function importedInto(
  setup: TestSetup,
  house: Partial<OldHouse>,
  given: Partial<OldSiteImport> = {},
): Promise<OldSiteReport> {
  const client = new pg.Client({ connectionString: setup.url })
  await client.connect()
  try {
    const asked: OldSiteImport = {
      house: oldHouse(house),
      remarks: [],
      decisions: {},
      today: day('2026-02-02'),
      now: new Date(setup.time.now),
      by: 'Mieke',
      words: words(),
      keep: true,
      ...given,
    }
    return await carryOver(client, asked, new SaleTerms())
  } finally {
    await client.end()
  }
}
