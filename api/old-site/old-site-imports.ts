import { Inject, Injectable } from '@nestjs/common'
import pg from 'pg'
import { correctionsInForce } from '../../rules/texts/correctable.ts'
import { workLimits } from '../database/time-limits.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type Answer, delivered } from '../errors/refused.ts'
import { inThread } from '../operation/in-thread.ts'
import { type AskedImport, type Carried, type CarriedInto, carryExport } from './carry-export.ts'
import type { CarryingApart } from './carry-export-thread.ts'
import { OldSiteImages } from './old-site-images.ts'
import type { OldSiteReport } from './old-site-report.ts'

/** Imports of the old site's export. */
@Injectable()
export class OldSiteImports {
  /** The import before: one goes at a time, each has a thread. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'databaseUrl'>,
    private readonly clock: Clock,
    private readonly images: OldSiteImages,
  ) {}

  /**
   * Tries an import, or carries it out. Throws `Refused` for what is no export, and where the house
   * cannot take it.
   *
   * @param by who of staff
   */
  async run(asked: AskedImport, by: string): Promise<OldSiteReport> {
    const into = this.into(by)
    return this.withImages(await carryExport(asked, into), into)
  }

  /**
   * The same of a request as it came (`oldSiteRequestShape`): reading a large one takes so long that
   * it has a thread of its own, and visitors are answered meanwhile.
   */
  runApart(request: Uint8Array, by: string): Promise<OldSiteReport> {
    const run = this.last.then(async () => {
      const into = this.into(by)
      const bytes = new Uint8Array(request)
      const apart: CarryingApart = { ...into, bytes, corrections: correctionsInForce() }
      const program = './carry-export-thread'
      return this.withImages(await inThread(program, import.meta.url, apart, [bytes.buffer]), into)
    })
    this.last = Promise.allSettled([run])
    return run
  }

  private into(by: string): CarriedInto {
    const { today } = this.clock.moment()
    const now = new Date(this.clock.now())
    return { databaseUrl: this.environment.databaseUrl, today, now, by }
  }

  private async withImages(carried: Answer<Carried>, { now }: CarriedInto): Promise<OldSiteReport> {
    const { report, house } = delivered(carried)
    const { databaseUrl } = this.environment
    const client = new pg.Client({ connectionString: databaseUrl, ...workLimits })
    await client.connect()
    try {
      await this.images.bring(client, house, report, now)
      return report
    } finally {
      await client.end()
    }
  }
}
