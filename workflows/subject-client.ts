import type { Client, Connection } from '@temporalio/client'
import type { Subject } from '../api/subjects/subject.ts'
import { TASK_QUEUE, workflowIdOf, workflowOf } from './subject-names.ts'

/** How long staff wait for the workflow before they are told that it cannot be reached, ms. */
const ANSWER_WITHIN_MS = 8_000
/** How long one call of relay or reconcile may take, ms. */
const TOLD_WITHIN_MS = 3_000

/**
 * What came of an update. `reason`: why the subject was not changed, or `workflow-unreachable`;
 * then nobody knows yet.
 */
export type UpdateResult = { ok: true } | { ok: false; reason: string }

/**
 * Reaches the workflow of a subject, and starts it where it is missing: it makes itself again from
 * PostgreSQL. Temporal and its library are looked for with the first call: who makes one starts
 * without them.
 */
export class SubjectClient {
  private reached: Promise<Client> | null = null

  /** @param taskQueue where the workflows of the property run; tests have one of their own */
  constructor(
    private readonly address: string,
    private readonly namespace: string,
    private readonly taskQueue: string = TASK_QUEUE,
  ) {}

  /** Has the subject's workflow plan again. Rejects when Temporal cannot be reached in time. */
  async wake(subject: Subject): Promise<void> {
    await this.within(TOLD_WITHIN_MS, (client) =>
      client.workflow.signalWithStart(workflowOf(subject.kind), {
        ...this.start(subject),
        signal: 'wake',
      }),
    )
  }

  /**
   * Starts the subject's workflow where it is missing, and leaves one that runs alone: cheaper than
   * waking it. Rejects as `wake` does.
   */
  async ensure(subject: Subject): Promise<void> {
    await this.within(TOLD_WITHIN_MS, (client) =>
      client.workflow.start(workflowOf(subject.kind), {
        ...this.start(subject),
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    )
  }

  /** Has the workflow change its subject, and waits for what came of it. Never rejects. */
  async update(subject: Subject, name: string, ...args: unknown[]): Promise<UpdateResult> {
    const { ApplicationFailure, WithStartWorkflowOperation, WorkflowUpdateFailedError } =
      await import('@temporalio/client')
    const startWorkflowOperation = new WithStartWorkflowOperation(workflowOf(subject.kind), {
      ...this.start(subject),
      workflowIdConflictPolicy: 'USE_EXISTING',
    })
    try {
      await this.within(ANSWER_WITHIN_MS, (client) =>
        client.workflow.executeUpdateWithStart(name, { startWorkflowOperation, args }),
      )
      return { ok: true }
    } catch (error) {
      const cause = error instanceof WorkflowUpdateFailedError ? error.cause : null
      // A refusal is final; any other failure is one of the moment.
      const refusal = cause instanceof ApplicationFailure && cause.nonRetryable ? cause.type : null
      return { ok: false, reason: refusal ?? 'workflow-unreachable' }
    }
  }

  /** Closes the connection where there is one. Nest calls it when the API ends. */
  async onApplicationShutdown(): Promise<void> {
    await (await this.reached)?.connection.close()
  }

  private start(subject: Subject) {
    return {
      taskQueue: this.taskQueue,
      workflowId: workflowIdOf(subject),
      args: [subject.id] as [string],
    }
  }

  private async within<T>(ms: number, call: (client: Client) => Promise<T>): Promise<T> {
    this.reached ??= this.reach()
    const client = await this.reached
    return (client.connection as Connection).withDeadline(Date.now() + ms, () => call(client))
  }

  private async reach(): Promise<Client> {
    const [{ Client }, { temporalConnection }] = await Promise.all([
      import('@temporalio/client'),
      import('./temporal-client.ts'),
    ])
    // Lazy: it connects with the first call, and again when Temporal was away.
    return new Client({
      connection: temporalConnection(this.address),
      namespace: this.namespace,
    })
  }
}
