import fc from 'fast-check'
import { expect } from 'vitest'

/** Tells the tally whether the rules accepted or refused the case at hand. */
export type See = (accepted: boolean) => void

/**
 * Checks a law on generated cases, prints how many the rules accepted and how many they refused,
 * and fails under a tenth of either: a law that only ever sees accepted stays says nothing about
 * refusals. (Of 150 to 500 cases with a quarter of one kind, a fifth was missed by chance.) Call `see` once a case, before anything that may throw.
 */
export function checkLaw<Ts>(
  law: string,
  propertyOf: (see: See) => fc.IProperty<Ts>,
  numRuns = 200,
): void {
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    propertyOf((accepted) => {
      if (accepted) seen.accepted++
      else seen.refused++
    }),
    { numRuns },
  )
  console.info(`${law}: ${seen.accepted} accepted, ${seen.refused} refused`)
  if (areCasesCutShort()) return
  const fewest = (seen.accepted + seen.refused) / 10
  expect(seen.accepted, `accepted cases of "${law}"`).toBeGreaterThanOrEqual(fewest)
  expect(seen.refused, `refused cases of "${law}"`).toBeGreaterThanOrEqual(fewest)
}

/** True where a time limit stops a law: the cases that it saw are no sample of them then. */
export function areCasesCutShort(): boolean {
  return fc.readConfigureGlobal().interruptAfterTimeLimit !== undefined
}

/**
 * As `checkLaw`, for a law about cases that cannot be refused: only the number of runs is shared.
 */
export function checkAlways<Ts>(property: fc.IProperty<Ts>, numRuns = 200): void {
  fc.assert(property, { numRuns })
}
