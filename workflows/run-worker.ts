import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '@temporalio/client'
import {
  DefaultLogger,
  Runtime,
  type WorkerOptions,
  makeTelemetryFilterString,
} from '@temporalio/worker'
import { NestFactory } from '@nestjs/core'
import { Pool } from 'pg'
import { Clock } from '../api/environment/clock.ts'
import { PublicAddress } from '../api/environment/public-address.ts'
import { followSettings } from '../api/settings/settings-follower.ts'
import type { Environment } from '../api/environment/environment.ts'
import { countProcess, workerFailures } from '../api/telemetry/metrics.ts'
import { log, nestLog, openLog } from '../api/telemetry/log.ts'
import { DatabaseGauges } from '../api/operation/database-gauges.ts'
import { type OperationServer, openOperationServer } from '../api/operation/operation-server.ts'
import { Readiness } from '../api/operation/readiness.ts'
import { type SchedulePlace, ensureSchedules } from './schedules.ts'
import { scheduledWorks } from './scheduled-works.ts'
import { PaymentWatch } from '../api/payments/payment-watch.ts'
import { OutboxRelay } from './outbox-relay.ts'
import { PaymentWatcher } from './payment-watcher.ts'
import { Reconciler } from './reconciler.ts'
import { allActivities } from './subject-activities.ts'
import { SubjectClient } from './subject-client.ts'
import { subjectKinds } from './subject-kinds.ts'
import type { Services, SubjectKind } from './subject-kind.ts'
import { TASK_QUEUE } from './subject-names.ts'
import { temporalConnection, temporalProbe } from './temporal-client.ts'
import { TemporalWatch } from './temporal-watch.ts'
import { beginWork } from './temporal-worker.ts'
import { WorkerModule } from './worker-module.ts'

/** What is due is looked for this often though nothing seems wrong, ms. */
const RECONCILE_EVERY_MS = 60_000

/** How long to wait before the next try to make the schedules, ms. */
const AGAIN_AFTER_MS = 1_000

/** What a worker waits for at its end, ms: of a Temporal or a database that is lost no word comes. */
const LAST_MOMENT_MS = 3_000

export interface WorkerSettings {
  /** Tests have a queue of their own on the server they share. */
  taskQueue?: string
  bundle?: string
  interceptors?: WorkerOptions['interceptors']
  /** A test brings one of its own. */
  kinds?: readonly SubjectKind[]
  /** So that a test need not wait for its days. */
  clock?: Clock
  say?: (line: string) => void
}

/** Why a worker ended: it was told to, or Temporal went away or lost its data. */
export type WorkerEnd = 'stopped' | 'temporal-lost'

/** The exit code for each end; 75 is "try again" (EX_TEMPFAIL): who started it starts it again. */
export const exitCodes: Record<WorkerEnd, number> = { stopped: 0, 'temporal-lost': 75 }

/**
 * Waits for Temporal, and then runs until `stop` or until Temporal is lost: the relay that tells
 * workflows what the outbox holds, the reconcile that finds missing ones, the watcher of unpaid
 * payments, and the worker that carries them out. Resolves when all that was under way has ended; rejects only where PostgreSQL
 * is not there at the start.
 */
export async function runWorker(
  environment: Environment,
  stop: AbortSignal,
  settings: WorkerSettings = {},
): Promise<WorkerEnd> {
  const { kinds = subjectKinds, say = sayInLog } = settings
  if (!settings.say) openLog('worker', environment.logLevel)
  quietRuntime()
  const services = await Promise.race([
    NestFactory.createApplicationContext(WorkerModule.with(environment, kinds, settings.clock), {
      logger: nestLog,
      abortOnError: false,
    }),
    aborted(stop),
  ])
  // Told to end while it still waited for PostgreSQL.
  if (!services) return 'stopped'
  const working: Working = { is: false }
  const health = await tellHealth(environment, services, working)
  const probe = temporalProbe(environment.temporalAddress)
  const watch = new TemporalWatch(probe, environment.temporalNamespace, stop)
  const waiting = setTimeout(
    () => say(`worker: waits for Temporal at ${environment.temporalAddress}`),
    LAST_MOMENT_MS,
  )
  await watch.there()
  clearTimeout(waiting)
  if (!stop.aborted) await work(environment, services, watch, stop, settings, working)
  await probe.close()
  // A database that says nothing does not hold it.
  await Promise.race([services.close(), wait(LAST_MOMENT_MS)])
  await health?.close()
  if (stop.aborted) return 'stopped'
  say('worker: ends, so that a fresh one begins when Temporal is there. Bookings wait until then.')
  return 'temporal-lost'
}

/** Whether the worker has what it needs of Temporal, and polls for tasks. */
interface Working {
  is: boolean
}

/** Tells of this worker on a port of its own, from the start on: it lives while it waits. */
async function tellHealth(
  environment: Environment,
  services: Services,
  working: Working,
): Promise<OperationServer | null> {
  const { host, workerPort } = environment
  if (workerPort === null) return null
  countProcess()
  const readiness = services.get(Readiness)
  const gauges = services.get(DatabaseGauges)
  const missing = async () => (await readiness.missing()) ?? (working.is ? null : 'temporal')
  return openOperationServer({ host, port: workerPort }, { missing, gauges, environment })
}

/** Works for as long as Temporal is there. */
async function work(
  environment: Environment,
  services: Services,
  watch: TemporalWatch,
  stop: AbortSignal,
  settings: WorkerSettings,
  working: Working,
): Promise<void> {
  const { taskQueue = TASK_QUEUE, bundle, interceptors, say = sayInLog } = settings
  const { kinds = subjectKinds } = settings
  const { temporalAddress: address, temporalNamespace: namespace } = environment
  const names = kinds.map(({ kind }) => kind)
  const pool = services.get(Pool)
  const clock = services.get(Clock)
  const workflows = new SubjectClient(address, namespace, taskQueue)
  const relay = new OutboxRelay(pool, environment.databaseUrl, names, workflows)
  const reconciler = new Reconciler(pool, clock, names, workflows, say)
  const watcher = new PaymentWatcher(services.get(PaymentWatch), say)
  await relay.start()
  watcher.start()
  const followed = { clock, address: services.get(PublicAddress) }
  // A moved clock changes what is due.
  const follower = await followSettings(followed, pool, environment.databaseUrl, () =>
    reconciler.want('moved'),
  )
  reconciler.want('every')
  const rounds = setInterval(() => reconciler.want('due'), RECONCILE_EVERY_MS)
  const lost = new AbortController()
  void watch.lost().then(() => lost.abort())
  const over = AbortSignal.any([stop, lost.signal])
  const worker = await beginWork(
    {
      address,
      namespace,
      taskQueue,
      ...(bundle === undefined ? {} : { bundle }),
      ...(interceptors === undefined ? {} : { interceptors }),
      activities: allActivities(kinds, services),
      pool,
      maxConcurrentActivityTaskExecutions: Math.max(2, environment.databasePool - 4),
    },
    over,
    say,
  )
  void warm(environment, taskQueue)
    .catch((error: unknown) => over.aborted || say(`worker: not warmed up. ${String(error)}`))
    .then(() => {
      if (over.aborted) return
      working.is = true
      say('worker: ready')
    })
  void ensured({ address, namespace, taskQueue }, over, say)
  await Promise.race([aborted(over), worker?.ended])
  working.is = false
  if (stop.aborted) services.get(Readiness).end()
  clearInterval(rounds)
  const told = Promise.all([follower.close(), reconciler.stop(), relay.close(), watcher.stop()])
  // What is on its way to a Temporal that is away is told again by the next worker; what is being
  // done here has a moment to end.
  if (!stop.aborted) {
    await Promise.race([worker?.stop(), wait(LAST_MOMENT_MS)])
    return
  }
  await worker?.stop()
  // A relay that waits for a database that says nothing is no reason to stay.
  await Promise.race([told, wait(LAST_MOMENT_MS)])
  await workflows.onApplicationShutdown()
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
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

/** Temporal may be there and not ready yet: tried until the schedules stand. */
async function ensured(
  place: SchedulePlace,
  over: AbortSignal,
  say: (line: string) => void,
): Promise<void> {
  for (let complained = false; !over.aborted; complained = true) {
    try {
      return await ensureSchedules(place, scheduledWorks)
    } catch (error) {
      if (!complained && !over.aborted)
        say(`worker: what is done again and again has no schedule yet. ${String(error)}`)
      await wait(AGAIN_AFTER_MS, undefined, { signal: over }).catch(() => {})
    }
  }
}

const sayInLog = (line: string) => log.info(line)

/** Of what Temporal tells beside its words, what says which workflow and step it is about. */
function knownOf(meta: object = {}): object {
  const { workflowId, activityType, step, why } = meta as Record<string, unknown>
  return { workflowId, activityType, step, why }
}

let installed = false
/** Temporal's core would tell of every poll that fails while the server is away. Once a process. */
function quietRuntime(): void {
  if (installed) return
  installed = true
  Runtime.install({
    logger: new DefaultLogger('WARN', ({ level, message, meta }) => {
      log[level === 'ERROR' ? 'error' : 'warn'](knownOf(meta), message)
      if (message.startsWith('step failed')) workerFailures.inc({ what: 'step' })
    }),
    telemetryOptions: { logging: { filter: makeTelemetryFilterString({ core: 'ERROR' }) } },
  })
}
