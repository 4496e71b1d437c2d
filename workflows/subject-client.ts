import type { Client, Connection } from '@temporalio/client'
import type { Subject } from '../api/subjects/events.ts'
import { TASK_QUEUE, workflowIdOf, workflowOf } from './subject-names.ts'

/** How long one call of relay or reconcile may take, ms. */
const TOLD_WITHIN_MS = 3_000

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
