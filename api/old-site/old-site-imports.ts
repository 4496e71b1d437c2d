import { Inject, Injectable } from '@nestjs/common'
import pg from 'pg'
import { workLimits } from '../database/time-limits.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { type Answer, Refused, delivered, invalidInput } from '../errors/refused.ts'
import { Thread, TooMuchWork } from '../operation/thread.ts'
import type { carryApart } from './carry-export-thread.ts'
import { type AskedImport, type Carried, type CarriedInto, carryExport } from './carry-export.ts'
import { OldSiteImages } from './old-site-images.ts'
import type { OldSiteReport } from './old-site-report.ts'

/** The largest export takes a minute and some hundred megabytes. */
const LIMITS = { withinMs: 15 * 60_000, megabytes: 1_024 }

const TOO_MUCH =
  'Deze export is te groot om in te lezen. Probeer het met een kleinere, of kijk eerst wat er al is ingevoerd.'

/** Imports of the old site's export. */
@Injectable()
export class OldSiteImports {
  private readonly thread = new Thread<typeof carryApart>(
    'carry-export-thread',
    import.meta.url,
    LIMITS,
  )

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'databaseUrl'>,
    private readonly clock: Clock,
    private readonly images: OldSiteImages,
    private readonly inForce: WordsInForce,
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
  async runApart(request: Buffer[], by: string): Promise<OldSiteReport> {
    const into = this.into(by)
    // Handed over, not copied: a piece that has its memory for itself; a small one may share it.
    const pieces = request.map((piece) =>
      piece.byteLength === piece.buffer.byteLength ? piece : new Uint8Array(piece),
    ) as Uint8Array<ArrayBuffer>[]
    const asked = { ...into, pieces }
    const carried = await this.thread
      .run(
        asked,
        pieces.map(({ buffer }) => buffer),
      )
      .catch((error: unknown) => {
        if (!(error instanceof TooMuchWork)) throw error
        throw new Refused(invalidInput([{ field: 'tree', text: TOO_MUCH }], TOO_MUCH))
      })
    return this.withImages(carried, into)
  }

  private into(by: string): CarriedInto {
    const { today } = this.clock.moment()
    const now = new Date(this.clock.now())
    const { corrections } = this.inForce
    return { databaseUrl: this.environment.databaseUrl, today, now, by, corrections }
  }

  private async withImages(carried: Answer<Carried>, { now }: CarriedInto): Promise<OldSiteReport> {
    const { report, house } = delivered(carried)
    const { databaseUrl } = this.environment
    const client = new pg.Client({ connectionString: databaseUrl, ...workLimits })
    // PostgreSQL may close it while a picture is fetched: the next statement fails, no process ends.
    client.on('error', () => {})
    await client.connect()
    try {
      await this.images.bring(client, house, report, now)
      return report
    } finally {
      await client.end()
    }
  }
}
