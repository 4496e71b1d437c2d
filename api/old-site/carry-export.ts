import pg from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Decisions, OldHouse } from '../../rules/old-site/old-house.ts'
import { readOldHouse } from '../../rules/old-site/read-old-house.ts'
import { words } from '../../rules/texts/all-words.ts'
import type { TextCorrections } from '../../rules/texts/correct-texts.ts'
import { workLimits } from '../database/time-limits.ts'
import { type Answer, invalidInput } from '../errors/refused.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { carryOver } from './carry-over.ts'
import type { OldSiteReport } from './old-site-report.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'

/** What is asked for: the export, what a person decided, and whether it counts. */
export interface AskedImport {
  tree: unknown
  decisions: Decisions
  keep: boolean
}

/** Into which house it goes, when, and by whom of staff. */
export interface CarriedInto {
  databaseUrl: string
  today: EpochDay
  now: Date
  by: string
  /** What staff corrected: the boxes and a room type without a name are called so. */
  corrections: TextCorrections
}

/** What came of it, and of whom there are photos that are still to be fetched. */
export interface Carried {
  report: OldSiteReport
  house: Pick<OldHouse, 'company' | 'roomTypes'>
}

const NO_HOUSE =
  'Dit is geen export van de oude site: er staan geen boekingen en geen kamers in. Er is niets ingevoerd.'

/**
 * Reads an export and tries an import of it, or carries it out, on a connection of its own: it takes
 * longer than a visitor is kept waiting. Refuses what is no export. Throws `Refused` where the house
 * cannot take it.
 */
export async function carryExport(
  { tree, decisions, keep }: AskedImport,
  { databaseUrl, corrections, ...when }: CarriedInto,
): Promise<Answer<Carried>> {
  const known = words(HOUSE_LANGUAGE, corrections)
  const { house, remarks } = readOldHouse(tree, decisions, known.roomSettings.defaultName)
  if (house.bookings.length === 0 && house.roomTypes.length === 0)
    return { ok: false, error: invalidInput([{ field: 'tree', text: NO_HOUSE }], NO_HOUSE) }
  const client = new pg.Client({ connectionString: databaseUrl, ...workLimits })
  await client.connect()
  try {
    const asked = { house, remarks, decisions, keep, words: known, ...when }
    const report = await carryOver(client, asked, new SaleTerms())
    const { company, roomTypes } = house
    return { ok: true, value: { report, house: { company, roomTypes } } }
  } finally {
    await client.end()
  }
}
