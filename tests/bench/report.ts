import type { Measured } from './ratio.ts'

/**
 * What is to be reached: `≤ 3`, `≥ 0.6`, or nothing, where what is asked for is itself more; it says
 * why.
 */
export type Aim = { atMost: number } | { atLeast: number } | { grows: string }

/** One result with its aim. What it says of a missed one, `run-part.mjs` reads. */
export function reportRatio(what: string, ratio: number, aim: Aim): void {
  if ('grows' in aim) {
    console.log(`  grows    ${what}: ${ratio.toFixed(2)} (${aim.grows})`)
    return
  }
  const reached = 'atMost' in aim ? ratio <= aim.atMost : ratio >= aim.atLeast
  const wanted = 'atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`
  console.log(`  ${reached ? 'reached' : 'MISSED '}  ${what}: ${ratio.toFixed(2)} (aim ${wanted})`)
}

/** The measured times, one line each. */
export function reportTimes(measured: readonly Measured[]): void {
  for (const { name, nanoseconds } of measured)
    console.log(`           ${name}: ${time(nanoseconds)}`)
}

function time(nanoseconds: number): string {
  if (nanoseconds < 10_000) return `${nanoseconds.toFixed(0)} ns`
  return nanoseconds < 10_000_000
    ? `${(nanoseconds / 1000).toFixed(1)} µs`
    : `${(nanoseconds / 1e6).toFixed(1)} ms`
}
