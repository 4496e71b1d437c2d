/** One way to do the work. What it returns is kept, so that it cannot be optimised away. */
export interface Contender {
  name: string
  run: () => unknown
}

/** How long one run of a contender takes, and how many times as long as the first contender's. */
export interface Measured {
  name: string
  nanoseconds: number
  timesFirst: number
}

let kept: unknown

/**
 * Measures contenders side by side: in each round every one runs for about `millis`, in a different
 * order each time, so that a slow moment of the machine meets all of them. The rounds are short and
 * many: another process that takes the core for a while spoils some of them, not their median.
 * Times and ratios are medians over the rounds; a ratio is taken within its round.
 */
export function compare(contenders: readonly Contender[], rounds = 301, millis = 2): Measured[] {
  const runs = contenders.map((contender) => warmUp(contender, millis))
  const times = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const at = (turn + round) % contenders.length
      times[at]!.push(nanosecondsEach(contenders[at]!, runs[at]!))
    }
  }
  return contenders.map(({ name }, at) => ({
    name,
    nanoseconds: median(times[at]!),
    timesFirst: median(times[at]!.map((time, round) => time / times[0]![round]!)),
  }))
}

/**
 * Lets the compiler do its work for 300 ms, then says how often to run a contender for it to take
 * about `millis`.
 */
function warmUp(contender: Contender, millis: number): number {
  const each: number[] = []
  const until = performance.now() + 300
  while (performance.now() < until || each.length < 5) each.push(nanosecondsEach(contender, 1))
  return Math.max(1, Math.round((millis * 1e6) / median(each.slice(each.length >> 1))))
}

function nanosecondsEach(contender: Contender, runs: number): number {
  const start = process.hrtime.bigint()
  for (let run = 0; run < runs; run++) kept = contender.run()
  return Number(process.hrtime.bigint() - start) / runs
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What was kept last; reading it is what makes the work count. */
export function lastKept(): unknown {
  return kept
}
