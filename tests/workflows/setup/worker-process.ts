import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { dist } from '../../../launch/folders.mjs'
import { type Setup, workflowBundle } from './setup.ts'

/** A worker that is started again, as the launcher and compose do, when it ended for that. */
export interface KeptWorker {
  /** Resolves when the first one has said so. */
  ready: Promise<void>
  /** How each of them ended. */
  ends: string[]
  stop(): Promise<void>
}

/** The first pause of `launch/supervise.mjs`, ms. */
const PAUSE_MS = 1_000

export async function keepWorker(setup: Setup): Promise<KeptWorker> {
  const stop = new AbortController()
  const ends: string[] = []
  let worker = startWorkerProcess([{ setup }])
  const { ready } = worker
  const kept = (async () => {
    for (;;) {
      ends.push(await worker.ended)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (stop.signal.aborted) return
      worker = startWorkerProcess([{ setup }])
    }
  })()
  return {
    ready,
    ends,
    async stop() {
      stop.abort()
      await worker.stop()
      await kept
    },
  }
}

/** A worker in a process of its own. */
export interface WorkerProcess {
  ready: Promise<void>
  /** How it ended: a signal or an exit code. */
  ended: Promise<string>
  /** The points at which houses died, by their places in what was started. */
  hits: { house: number; point: string }[]
  stop(): Promise<void>
}

/** A house that a process is the worker of. */
export interface WorkedHouse {
  setup: Setup
  /** The point at which it is to die; left out or '': it lives. */
  killAt?: string
  /** What its worker has otherwise than its API. */
  variables?: Record<string, string>
}

/** Starts one process that is the worker of all these houses; it is killed once each is at its point. */
export function startWorkerProcess(houses: readonly WorkedHouse[]): WorkerProcess {
  const program = path.join(import.meta.dirname, 'killable-worker.mjs')
  // It lives for seconds: what the compiler spends on code that is used much is spent in vain.
  const child = spawn(process.execPath, ['--no-opt', program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EMITTED: dist,
      HOUSES: JSON.stringify(houses.map(variablesOf)),
    },
    stdio: ['ignore', 'pipe', process.env['SAY'] ? 'inherit' : 'ignore'],
  })
  return watch(child)
}

function variablesOf({ setup, killAt = '', variables }: WorkedHouse): Record<string, string> {
  const { environment } = setup
  return {
    KILL_AT: killAt,
    TASK_QUEUE: setup.taskQueue,
    BUNDLE: workflowBundle,
    DATABASE_URL: setup.databaseUrl,
    SECRET: environment.secret,
    PORT: String(environment.port),
    PUBLIC_URL: setup.url,
    INTERNAL_URL: setup.url,
    TEMPORAL_ADDRESS: environment.temporalAddress,
    TEMPORAL_NAMESPACE: environment.temporalNamespace,
    WORKER_PORT: String(environment.workerPort ?? ''),
    CLOCK_TODAY: environment.clockToday ?? '',
    PAYMENT_POLL_SECONDS: String(environment.paymentPollSeconds),
    BACKUP_DIR: environment.backupFolder ?? '',
    ...variables,
  }
}

function watch(child: ChildProcess): WorkerProcess {
  const hits: WorkerProcess['hits'] = []
  const ended = new Promise<string>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`)),
  )
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      if (process.env['SAY']) process.stdout.write(text)
      for (const [, house, point] of text.matchAll(/^hit (\d+) (.+)$/gm))
        hits.push({ house: Number(house), point: point! })
      if (text.includes('worker: ready')) resolve()
    })
    void ended.then((how) => reject(new Error(`the worker ended (${how})`)))
  })
  ready.catch(() => {})
  return {
    ready,
    ended,
    hits,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
