import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, isGrpcDeadlineError, isGrpcServiceError } from '@temporalio/client'

/**
 * How often Temporal is looked for while it is there and while it is away, ms, and how long an
 * answer may take.
 */
const LOOK_EVERY_MS = 1_000
const LOOK_EVERY_MS_WHILE_AWAY = 400
const ANSWER_WITHIN_MS = 2_000
/**
 * A server that is only slow is not away: it counts as away after so many answers that did not come
 * in time.
 */
const SLOW_ANSWERS = 4

/** gRPC's status of a namespace that is not there. */
const NOT_FOUND: ReadonlySet<number> = new Set([5])
/** How long Temporal keeps what was done, where this property makes the namespace itself. */
const RETENTION_SECONDS = 7 * 86_400

/**
 * Looks whether Temporal is there. Its data has a mark: the id of the namespace, made at random
 * with it; so data that was removed is noticed even when the server was away only between two
 * looks.
 */
export class TemporalWatch {
  private mark: string | null = null
  private slow = 0

  /** @param connection a probe of its own, closed by who made it */
  constructor(
    private readonly connection: Connection,
    private readonly namespace: string,
    private readonly stop: AbortSignal,
  ) {}

  /** Resolves when Temporal answers, its namespace made where it is missing, or on `stop`. */
  async there(): Promise<void> {
    while (!this.stop.aborted && (this.mark = await this.ask()) === null)
      await this.pause(LOOK_EVERY_MS_WHILE_AWAY)
  }

  /** Resolves when Temporal went away, or has other data than it had when it was `there`. */
  async lost(): Promise<void> {
    do await this.pause(LOOK_EVERY_MS)
    while (!this.stop.aborted && (await this.ask()) === this.mark)
  }

  private pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.stop }).catch(() => {})
  }

  /** The mark of the data; null while Temporal does not answer. */
  private async ask(): Promise<string | null> {
    try {
      const { namespaceInfo } = await this.call(() =>
        this.connection.workflowService.describeNamespace({ namespace: this.namespace }),
      )
      this.slow = 0
      return namespaceInfo?.id || 'unmarked'
    } catch (error) {
      if (isGrpcDeadlineError(error) && ++this.slow < SLOW_ANSWERS) return this.mark
      if (isGrpcServiceError(error) && NOT_FOUND.has(error.code)) await this.makeNamespace()
      return null
    }
  }

  /** A server that was set up, or emptied, without the namespace of this property. */
  private async makeNamespace(): Promise<void> {
    // The generated type wants a Long; its encoder takes a number.
    const seconds = RETENTION_SECONDS as unknown as null
    const request = { namespace: this.namespace, workflowExecutionRetentionPeriod: { seconds } }
    await this.call(() => this.connection.workflowService.registerNamespace(request)).catch(() => {
      // Another worker was first, or the server went away: the next look will tell.
    })
  }

  private call<T>(work: () => Promise<T>): Promise<T> {
    return this.connection.withDeadline(Date.now() + ANSWER_WITHIN_MS, work)
  }
}
