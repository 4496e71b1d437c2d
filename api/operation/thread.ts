import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ThreadNews } from './answer-on-thread.ts'

/** What was asked took more time, memory or stack than it may. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

/** How long a busy machine may take to start a thread, ms. */
const STARTS_WITHIN_MS = 30_000

/** How long a thread waits for more before it gives its memory back, ms. */
const IDLE_MS = 60_000

/** What one piece of work may take. */
export interface WorkLimits {
  withinMs: number
  megabytes: number
}

/**
 * Work whose length whoever asks decides, on a thread of its own: meanwhile the event loop answers
 * everybody else. The thread starts with the first thing asked, works on one after the other, and
 * ends when nothing more is asked; one that takes too much is ended at once.
 *
 * `Work` is the function that its program gives to `answerOnThread`.
 */
export class Thread<Work extends (asked: never) => unknown> {
  private readonly program: URL
  private started: Promise<Worker> | null = null
  private turn: Promise<unknown> = Promise.resolve()
  private idle: NodeJS.Timeout | undefined

  /**
   * @param name of the program's file without its ending
   * @param beside the `import.meta.url` of a file in the same folder
   */
  constructor(
    name: string,
    beside: string,
    private readonly limits: WorkLimits,
  ) {
    // As the one who asks was started: built, or from its source.
    this.program = new URL(`${name}${extname(beside)}`, beside)
  }

  /**
   * What the work makes of `asked`, which is copied; rejects with `TooMuchWork`, or with what the work
   * throws.
   *
   * @param handed what of it is handed over instead, and is empty here from then on
   * @param withinMs where this piece of work may take another time
   */
  run(
    asked: Parameters<Work>[0],
    handed: ArrayBuffer[] = [],
    withinMs = this.limits.withinMs,
  ): Promise<Awaited<ReturnType<Work>>> {
    const answer = this.turn.then(() => this.answer(asked, handed, withinMs))
    this.turn = Promise.allSettled([answer])
    return answer as Promise<Awaited<ReturnType<Work>>>
  }

  private async answer(asked: unknown, handed: ArrayBuffer[], withinMs: number): Promise<unknown> {
    clearTimeout(this.idle)
    const worker = await (this.started ??= this.start())
    // While it works it keeps the process alive, and only then.
    worker.ref()
    try {
      worker.postMessage(asked, handed)
      const news = await newsOf(worker, withinMs)
      if ('failure' in news) throw news.failure
      return 'answer' in news ? news.answer : undefined
    } catch (error) {
      if (!isTooMuch(error)) throw error
      this.end(worker)
      throw new TooMuchWork(`${this.program.pathname} took too much`, { cause: error })
    } finally {
      worker.unref()
      this.idle = setTimeout(() => this.end(worker), IDLE_MS).unref()
    }
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(this.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    })
    // One that dies between two pieces of work is started again for the next.
    worker.on('error', () => this.end(worker))
    try {
      await newsOf(worker, STARTS_WITHIN_MS)
      return worker
    } catch (error) {
      this.end(worker)
      throw error
    }
  }

  private end(worker: Worker): void {
    this.started = null
    void worker.terminate()
  }
}

async function newsOf(worker: Worker, withinMs: number): Promise<ThreadNews> {
  const [news] = await once(worker, 'message', { signal: AbortSignal.timeout(withinMs) })
  return news as ThreadNews
}

/** Too long is an abort of ours; no stack left, a range error; no memory left, an error of Node's. */
function isTooMuch(error: unknown): boolean {
  if (error instanceof RangeError) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return error.name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
