import { fileURLToPath } from 'node:url'
import { NativeConnection, Worker, type WorkerOptions } from '@temporalio/worker'
import { KeepAlive } from './keep-alive.ts'

/** How long to wait before the next try to begin a shift, ms. */
const AGAIN_AFTER_MS = 1_000

/** What each worker works with. */
export interface Workplace {
  address: string
  namespace: string
  taskQueue: string
  /** The workflows' code, bundled when the house was built. */
  bundle?: string
  activities: object
  /** Tests look over its shoulder. */
  interceptors?: WorkerOptions['interceptors']
  maxConcurrentActivityTaskExecutions: number
}

interface Shift {
  worker: Worker
  ended: Promise<void>
}

/**
 * Keeps one Temporal worker at work. When Temporal comes back a fresh one relieves it: the pauses
 * between the polls of one that saw it go have grown to half a minute by then (measured: confirmed
 * after 22 s instead of 3), and bookings wait.
 */
export class WorkerShifts {
  private current: Shift | null = null
  private beginning: Promise<void> | null = null
  private readonly ending = new Set<Promise<void>>()
  private stopped = false

  constructor(
    private readonly workplace: Workplace,
    private readonly say: (line: string) => void,
  ) {}

  /** Has a fresh worker relieve the one at work. Resolves when it works; tries until it does. */
  relieve(): Promise<void> {
    this.beginning ??= this.begin().finally(() => (this.beginning = null))
    return this.beginning
  }

  /** Ends after what is under way. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.beginning
    this.end(this.current)
    await Promise.all(this.ending)
  }

  private async begin(): Promise<void> {
    while (!this.stopped) {
      try {
        const before = this.current
        this.current = await this.open()
        this.end(before)
        return
      } catch (error) {
        this.say(
          `worker: cannot begin yet. ${error instanceof Error ? error.message : String(error)}`,
        )
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
      }
    }
  }

  private async open(): Promise<Shift> {
    const {
      address,
      namespace,
      taskQueue,
      bundle = builtBundle(),
      activities,
      interceptors,
      maxConcurrentActivityTaskExecutions,
    } = this.workplace
    const connection = await NativeConnection.connect({ address })
    const worker = await Worker.create({
      connection,
      namespace,
      taskQueue,
      workflowBundle: { codePath: bundle },
      activities,
      interceptors: {
        ...interceptors,
        activity: [
          (context) => ({ inbound: new KeepAlive(context) }),
          ...(interceptors?.activity ?? []),
        ],
      },
      maxCachedWorkflows: 200,
      maxConcurrentActivityTaskExecutions,
      stickyQueueScheduleToStartTimeout: '1s',
      shutdownGraceTime: '5s',
      shutdownForceTime: '8s',
    }).catch(async (error: unknown) => {
      await connection.close()
      throw error
    })
    const shift: Shift = { worker, ended: this.work(worker, connection) }
    return shift
  }

  private async work(worker: Worker, connection: NativeConnection): Promise<void> {
    try {
      await worker.run()
    } catch (error) {
      if (!this.stopped)
        this.say(
          `worker: stopped working. ${error instanceof Error ? error.message : String(error)}`,
        )
    }
    await connection.close().catch(() => {})
    // Not relieved and not told to stop: it failed by itself, so another has to take over.
    if (!this.stopped && this.current?.worker === worker) void this.relieve()
  }

  private end(shift: Shift | null): void {
    if (!shift) return
    const ended = shift.ended.finally(() => this.ending.delete(ended))
    this.ending.add(ended)
    if (shift.worker.getState() === 'RUNNING') shift.worker.shutdown()
  }
}

function builtBundle(): string {
  return fileURLToPath(new URL('../workflow-bundle.js', import.meta.url))
}
