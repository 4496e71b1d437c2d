import { median } from '../ratio.ts'

/** How a round went: requests a second, and the middle and slowest-but-one-percent times in ms. */
export interface Load {
  perSecond: number
  p50: number
  p99: number
}

/**
 * Sends `jobs` with one client each of `clients`, each sending its next as soon as the last is
 * answered. The clients live in this process, the server in another.
 */
export async function runLoad<Client, Job>(
  clients: readonly Client[],
  jobs: readonly Job[],
  send: (client: Client, job: Job) => Promise<void>,
): Promise<Load> {
  const times: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      while (next < jobs.length) {
        const job = jobs[next++]!
        const sent = performance.now()
        await send(client, job)
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: jobs.length / seconds,
    p50: times[times.length >> 1]!,
    p99: times[Math.floor(times.length * 0.99)]!,
  }
}

/** The medians of several rounds. */
export function medianLoad(rounds: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(rounds.map((round) => round[figure]))
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
}

/** The ratio of two lists of rounds that were run in turns: the median over the turns. */
export function ratioOf(rounds: readonly Load[], ceiling: readonly Load[]): number {
  return median(rounds.map((round, turn) => round.perSecond / ceiling[turn]!.perSecond))
}

export function reportLoad(name: string, { perSecond, p50, p99 }: Load): void {
  console.log(
    `           ${name.padEnd(46)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(2)} ms   p99 ${p99.toFixed(2)} ms`,
  )
}
