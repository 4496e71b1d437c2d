import { setImmediate as othersGoFirst } from 'node:timers/promises'

/** So long a comparison works at a time, ms: guests are answered in between. */
const TURN_MS = 12

/** Goes through the steps of a long calculation, with others in between; yields where it is then. */
export async function* inTurns<Step, Result>(
  steps: Generator<Step, Result>,
): AsyncGenerator<Step, Result> {
  let turn = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - turn < TURN_MS) continue
    await othersGoFirst()
    yield step.value
    turn = performance.now()
  }
}
