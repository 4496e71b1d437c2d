import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker'
import type { Pool } from 'pg'
import { KeepAlive } from './keep-alive.ts'
import { TracedActivity } from './traced-activities.ts'

/** How long to wait before the next try to begin, ms. */
const AGAIN_AFTER_MS = 1_000

/** What a worker works with. */
export interface Workplace {
  address: string
  namespace: string
  taskQueue: string
  /** The workflows' code, bundled when the property was built. */
  bundle?: string
  activities: object
  /** Where it is looked up what an activity is about. */
  pool: Pool
  /** Tests look over its shoulder. */
  interceptors?: WorkerOptions['interceptors']
  maxConcurrentActivityTaskExecutions: number
}

/** A worker that polls for tasks and carries them out. */
export interface TemporalWorker {
  /** Resolves when it works no more, told to or not. */
  ended: Promise<void>
  /** Resolves after what is under way. */
  stop(): Promise<void>
}

/**
 * Begins to work, as soon as Temporal lets it: a namespace that was just made is known there only
 * some seconds later.
 *
 * @returns null on `stop`
 */
export async function beginWork(
  workplace: Workplace,
  stop: AbortSignal,
  say: (line: string) => void,
): Promise<TemporalWorker | null> {
  while (!stop.aborted) {
    try {
      return await begin(workplace, say)
    } catch (error) {
      say(`worker: cannot begin yet. ${String(error)}`)
      await wait(AGAIN_AFTER_MS, undefined, { signal: stop }).catch(() => {})
    }
  }
  return null
}

async function begin(
  { address, bundle = builtBundle(), interceptors, pool, ...workplace }: Workplace,
  say: (line: string) => void,
): Promise<TemporalWorker> {
  const connection = await NativeConnection.connect({ address })
  const worker = await Worker.create({
    ...workplace,
    connection,
    workflowBundle: { codePath: bundle },
    interceptors: {
      ...interceptors,
      activity: [
        (context) => ({ inbound: new KeepAlive(context) }),
        (context) => ({ inbound: new TracedActivity(context, pool) }),
        ...(interceptors?.activity ?? []),
      ],
    },
    maxCachedWorkflows: 200,
    stickyQueueScheduleToStartTimeout: '1s',
    shutdownGraceTime: '5s',
    shutdownForceTime: '8s',
  }).catch(async (error: unknown) => {
    await connection.close()
    throw error
  })
  let told = false
  const ended = worker
    .run()
    .catch((error: unknown) => told || say(`worker: stopped working. ${String(error)}`))
    .then(() => connection.close())
    .catch(() => {})
  return {
    ended,
    stop() {
      told = true
      if (worker.getState() === 'RUNNING') worker.shutdown()
      return ended
    },
  }
}

function builtBundle(): string {
  return fileURLToPath(new URL('../workflow-bundle.js', import.meta.url))
}
