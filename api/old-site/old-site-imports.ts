import { Inject, Injectable } from '@nestjs/common'
import pg from 'pg'
import type { Decisions } from '../../rules/old-site/old-house.ts'
import { readOldHouse } from '../../rules/old-site/read-old-house.ts'
import { workLimits } from '../database/time-limits.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { carryOver } from './carry-over.ts'
import { OldSiteImages } from './old-site-images.ts'
import type { OldSiteReport } from './old-site-report.ts'

/** What is asked for: the export, what a person decided, and whether it counts. */
export interface AskedImport {
  tree: unknown
  decisions: Decisions
  keep: boolean
}

const NO_HOUSE =
  'Dit is geen export van de oude site: er staan geen boekingen en geen kamers in. Er is niets ingevoerd.'

/** Imports of the old site's export. */
@Injectable()
export class OldSiteImports {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly clock: Clock,
    private readonly terms: SaleTerms,
    private readonly images: OldSiteImages,
  ) {}

  /**
   * Tries an import, or carries it out, on a connection of its own: it takes longer than a visitor is
   * kept waiting. Throws `Refused` for what is no export, and where the house cannot take it.
   *
   * @param by who of staff
   */
  async run({ tree, decisions, keep }: AskedImport, by: string): Promise<OldSiteReport> {
    const { house, remarks } = readOldHouse(tree, decisions)
    if (house.bookings.length === 0 && house.roomTypes.length === 0)
      throw new Refused(invalidInput([{ field: 'tree', text: NO_HOUSE }], NO_HOUSE))
    const client = new pg.Client({
      connectionString: this.environment.databaseUrl,
      ...workLimits,
    })
    await client.connect()
    try {
      const { today } = this.clock.moment()
      const now = new Date(this.clock.now())
      const asked = { house, remarks, decisions, today, now, by, keep }
      const report = await carryOver(client, asked, this.terms)
      await this.images.bring(client, house, report, now)
      return report
    } finally {
      await client.end()
    }
  }
}
