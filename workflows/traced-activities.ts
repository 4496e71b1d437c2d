import type { Context } from '@temporalio/activity'
import type {
  ActivityExecuteInput,
  ActivityInboundCallsInterceptor,
  Next,
} from '@temporalio/worker'
import type { Pool } from 'pg'
import { log } from '../api/telemetry/log.ts'
import { loggableReason, quotesAValue } from '../api/telemetry/loggable-error.ts'
import { type Work, duringWork } from '../api/telemetry/work.ts'
import { activitySeconds } from '../api/telemetry/metrics.ts'

const OF_SUBJECT = /^(.+)-([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/

/** The worker asks for this before each step: said only where the log is to say more. */
const PLANNING = 'subjectPlanNextStep'

/** What is known of a subject besides its id. A folio has the id of what it is of. */
const KNOWN = `SELECT
    (SELECT request_id FROM subject_dues WHERE subject_kind = $1 AND subject_id = $2) AS "requestId",
    (SELECT number FROM folios WHERE id = $2) AS number`

/**
 * Has an activity know which request led to it and what it is about, and logs how it went. Nothing
 * of it passes through Temporal: a history is the same with and without.
 */
export class TracedActivity implements ActivityInboundCallsInterceptor {
  constructor(
    private readonly context: Context,
    private readonly pool: Pool,
  ) {}

  async execute(
    input: ActivityExecuteInput,
    next: Next<ActivityInboundCallsInterceptor, 'execute'>,
  ): Promise<unknown> {
    const { activityType: activity, attempt } = this.context.info
    const work = { ...(await this.about()), activity, attempt }
    return duringWork(work, async () => {
      const began = performance.now()
      const over = (outcome: 'done' | 'failed') => {
        const ms = performance.now() - began
        activitySeconds.observe({ activity, outcome }, ms / 1_000)
        return { ms: Math.round(ms) }
      }
      try {
        const result = await next(input)
        if (activity === PLANNING) log.debug(over('done'), 'planned')
        else log.info(over('done'), 'done')
        return result
      } catch (error) {
        const why = loggableReason(error)
        log.warn({ ...over('failed'), why }, 'failed')
        // Its message stands in the history, and in the log of the step.
        throw quotesAValue(error) ? new Error(why) : error
      }
    })
  }

  /** The id of the workflow says whose it is (`workflowIdOf`). */
  private async about(): Promise<Work> {
    const [, subject, subjectId] =
      OF_SUBJECT.exec(this.context.info.workflowExecution?.workflowId ?? '') ?? []
    if (!subject || !subjectId) return {}
    try {
      const { rows } = await this.pool.query<Record<'requestId' | 'number', string | null>>(KNOWN, [
        subject,
        subjectId,
      ])
      const { requestId, number } = rows[0]!
      return {
        subject,
        subjectId,
        requestId: requestId ?? undefined,
        number: number ?? undefined,
      }
    } catch {
      // The activity will say itself that the database is away.
      return { subject, subjectId }
    }
  }
}
