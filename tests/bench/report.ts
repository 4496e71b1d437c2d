import type { Measured } from './ratio.ts'

/**
 * One result with its aim: `≤ 3` or `≥ 0.6`. A bench reports; it never fails, because another
 * machine has other times.
 */
export function reportRatio(
  what: string,
  ratio: number,
  aim: { atMost: number } | { atLeast: number },
): void {
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
