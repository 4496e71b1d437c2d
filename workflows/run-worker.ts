import { Client } from '@temporalio/client'
import {
  DefaultLogger,
  Runtime,
  type WorkerOptions,
  makeTelemetryFilterString,
} from '@temporalio/worker'
import { followClock } from '../api/settings/clock-follower.ts'
import type { Environment } from '../api/environment/environment.ts'
import { OutboxRelay } from './outbox-relay.ts'
import { Reconciler } from './reconciler.ts'
import { allActivities } from './subject-activities.ts'
import { SubjectClient } from './subject-client.ts'
import { type SubjectKind, subjectKinds } from './subject-kinds.ts'
import { TASK_QUEUE } from './subject-names.ts'
import { temporalConnection, temporalProbe } from './temporal-client.ts'
import { TemporalWatch } from './temporal-watch.ts'
import { openServices } from './worker-services.ts'
import { WorkerShifts } from './worker-shifts.ts'

/** What is due is looked for this often though nothing seems wrong, ms. */
const RECONCILE_EVERY_MS = 60_000

export interface WorkerSettings {
  /** Tests have a queue of their own on the server they share. */
  taskQueue?: string
  bundle?: string
  interceptors?: WorkerOptions['interceptors']
  /** A test brings one of its own. */
  kinds?: readonly SubjectKind[]
  say?: (line: string) => void
}

/**
 * Runs until `stop`: the relay that tells workflows what the outbox holds, the reconcile that finds
 * missing ones, and the worker that carries them out. Temporal may come and go. Resolves when all
 * that was under way has ended; rejects only where PostgreSQL is not there at the start.
 */
export async function runWorker(
  environment: Environment,
  stop: AbortSignal,
  settings: WorkerSettings = {},
): Promise<void> {
  const { taskQueue = TASK_QUEUE, bundle, interceptors, say = console.log } = settings
  const { kinds = subjectKinds } = settings
  const names = kinds.map(({ kind }) => kind)
  quietRuntime()
  const services = await openServices(environment)
  const { temporalAddress, temporalNamespace } = environment
  const workflows = new SubjectClient(temporalAddress, temporalNamespace, taskQueue)
  const relay = new OutboxRelay(services.pool, environment.databaseUrl, names, workflows)
  const shifts = new WorkerShifts(
    {
      address: environment.temporalAddress,
      namespace: environment.temporalNamespace,
      taskQueue,
      ...(bundle === undefined ? {} : { bundle }),
      ...(interceptors === undefined ? {} : { interceptors }),
      activities: allActivities(kinds, services),
      maxConcurrentActivityTaskExecutions: Math.max(2, environment.databasePool - 4),
    },
    say,
  )
  const reconciler = new Reconciler(services.pool, services.clock, names, workflows, say)
  let warmed = false
  const watch = new TemporalWatch(
    temporalProbe(environment.temporalAddress),
    environment.temporalNamespace,
    {
      there() {
        relay.pause(false)
        reconciler.want('every')
        void shifts.relieve().then(async () => {
          if (warmed || stop.aborted) return
          await warm(environment, taskQueue).catch((error: unknown) =>
            say(`worker: not warmed up. ${String(error)}`),
          )
          warmed = true
          say('worker: ready')
        })
      },
      away() {
        relay.pause(true)
        say('worker: Temporal is away. Bookings and payments wait in the database.')
      },
    },
  )
  relay.pause(true)
  await relay.start()
  // A moved clock changes what is due.
  const clock = await followClock(services.clock, services.pool, environment.databaseUrl, () =>
    reconciler.want('moved'),
  )
  const rounds = setInterval(() => reconciler.want('due'), RECONCILE_EVERY_MS)
  watch.start()
  await new Promise<void>((resolve) =>
    stop.aborted ? resolve() : stop.addEventListener('abort', () => resolve(), { once: true }),
  )
  await watch.stop()
  clearInterval(rounds)
  await clock.close()
  await reconciler.stop()
  await relay.close()
  await shifts.stop()
  await workflows.onApplicationShutdown()
  await services.close()
}

/** The first workflow task compiles the workflows: better now than with a guest waiting. */
async function warm(
  { temporalAddress, temporalNamespace: namespace }: Environment,
  taskQueue: string,
): Promise<void> {
  const connection = temporalConnection(temporalAddress)
  const { workflow } = new Client({ connection, namespace })
  await workflow
    .execute('warmUpWorkflow', {
      taskQueue,
      workflowId: `warm-up-${taskQueue}`,
      workflowExecutionTimeout: '1m',
      workflowIdConflictPolicy: 'TERMINATE_EXISTING',
    })
    .finally(() => connection.close())
}

let installed = false
/** Temporal's core would tell of every poll that fails while the server is away. Once a process. */
function quietRuntime(): void {
  if (installed) return
  installed = true
  Runtime.install({
    logger: new DefaultLogger('WARN'),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  })
}
