import { Readable } from 'node:stream'
import { Body, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type KeptEdit, keptEditShape } from '../edits/kept-nouns.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, BackOffice } from '../requests/routes.ts'
import { BookedStays } from './booked-stays.ts'
import { compareTrial } from './compare-trial.ts'
import { trialLineShape } from './trial-view.ts'
import { Trials } from './trials.ts'

/** A line of JSON each: a page shows how far a trial is while it goes on. */
const LINES = 'application/x-ndjson'

const keepShape = z.object({
  edit: keptEditShape,
  version: z.string().meta({ description: 'Of the trial that was shown.' }),
})
type Keep = z.output<typeof keepShape>

const keptShape = z.object({ kept: z.json().meta({ description: 'What its own route answers.' }) })

/** Changes that staff try before they count. */
@BackOffice('trials')
export class TrialsController {
  constructor(
    private readonly trials: Trials,
    private readonly booked: BookedStays,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {}

  @Acts('', trialLineShape, LINES)
  async run(
    @Body({ schema: keptEditShape }) edit: KeptEdit,
    @ActingStaff() staff: StaffMember,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const trial = await this.trials.writeKept(staff, edit, 'try')
    const booked = await this.booked.after(this.clock.today())
    const lines = Readable.from(
      asLines(
        compareTrial(trial, booked, { moment: this.clock.moment(), words: this.inForce.words }),
      ),
    )
    await reply.type(LINES).header('cache-control', 'no-store').send(lines)
  }

  @Acts('kept', keptShape)
  async keep(
    @Body({ schema: keepShape }) { edit, version }: Keep,
    @ActingStaff() staff: StaffMember,
  ): Promise<{ kept: unknown }> {
    return { kept: await this.trials.writeKept(staff, edit, 'keep', version) }
  }
}

async function* asLines(values: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}
