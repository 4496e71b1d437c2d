import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, NativeConnection, Runtime, Worker, type WorkerOptions, makeTelemetryFilterString } from '@temporalio/worker'
import { followClock } from '../api/settings/clock-follower.ts'
import type { Environment } from '../api/settings/environment.ts'
import { createBookingActivities } from './booking/activities.ts'
import { BookingWorkflowClient } from './booking/client.ts'
import { TASK_QUEUE } from './booking/messages.ts'
import { openServices } from './house-services.ts'
import { OutboxRelay } from './outbox-relay.ts'
import { ReconcileOnReturn } from './reconcile-on-return.ts'

/** How long to wait before asking again for a Temporal that is not there, ms. */
const AGAIN_AFTER = 1_000

export interface WorkerSettings {
  /** Tests have a queue of their own on the server they share. */
  taskQueue?: string
  /** The workflows' code, bundled when the house was built. */
  bundle?: string
  interceptors?: WorkerOptions['interceptors']
  say?: (line: string) => void
}

/** Runs until `stop`: relay, reconcile and worker. Resolves when all that was under way has ended; rejects only where PostgreSQL is not there at the start. */
export async function runWorker(environment: Environment, stop: AbortSignal, settings: WorkerSettings = {}): Promise<void> {
  const { taskQueue = TASK_QUEUE, bundle = builtBundle(), interceptors, say = console.log } = settings
  Runtime.install({ logger: new DefaultLogger('WARN'), telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } } })
  const services = await openServices(environment)
  const connection = Connection.lazy({ address: environment.temporalAddress, connectTimeout: 3_000 })
  const client = new Client({ connection, namespace: environment.temporalNamespace })
  const workflows = new BookingWorkflowClient(client, taskQueue)
  const relay = new OutboxRelay(services.pool, environment.databaseUrl, workflows)
  const returns = new ReconcileOnReturn(services.pool, connection, workflows, say)
  // A moved clock changes what every booking waits for.
  const clock = await followClock(services.clock, services.pool, environment.databaseUrl, () => void returns.now())
  await relay.start()
  returns.start()
  try {
    while (!stop.aborted) {
      await workUntilBroken(stop, async () => {
        const native = await NativeConnection.connect({ address: environment.temporalAddress })
        const worker = await Worker.create({
          connection: native,
          namespace: environment.temporalNamespace,
          taskQueue,
          workflowBundle: { codePath: bundle },
          activities: createBookingActivities(services),
          interceptors,
          maxCachedWorkflows: 200,
          maxConcurrentActivityTaskExecutions: Math.max(2, environment.databasePool - 4),
          stickyQueueScheduleToStartTimeout: '1s',
          shutdownGraceTime: '5s',
        })
        return { worker, close: () => native.close() }
      }, () => warm(client, taskQueue, stop).then(() => say('worker: ready')), say)
    }
  } finally {
    returns.stop()
    await clock.close()
    await relay.close()
    await connection.close()
    await services.close()
  }
}

interface Opened {
  worker: Worker
  close(): Promise<void>
}

/** One worker from its first connection to its end, by `stop` or because Temporal was away for too long for it. */
async function workUntilBroken(stop: AbortSignal, open: () => Promise<Opened>, onRunning: () => Promise<void>, say: (line: string) => void): Promise<void> {
  try {
    const { worker, close } = await open()
    const end = () => worker.shutdown()
    stop.addEventListener('abort', end)
    try {
      const running = worker.run()
      if (stop.aborted) end()
      onRunning().catch((error: unknown) => say(`worker: not warmed up, ${String(error)}`))
      await running
    } finally {
      stop.removeEventListener('abort', end)
      await close()
    }
  } catch (error) {
    if (stop.aborted) return
    say(`worker: Temporal is away, trying again. ${error instanceof Error ? error.message : String(error)}`)
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
  }
}

/** The first workflow task compiles the workflows: better now than with a guest waiting. */
async function warm(client: Client, taskQueue: string, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return
  await client.workflow.execute('warmUpWorkflow', { taskQueue, workflowId: `warm-up-${taskQueue}`, workflowExecutionTimeout: '1m', workflowIdConflictPolicy: 'TERMINATE_EXISTING' })
}

function builtBundle(): string {
  return fileURLToPath(new URL('../workflow-bundle.js', import.meta.url))
}
