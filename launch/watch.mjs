import { killGroup } from './child.mjs'

/** How often a part is asked whether it is at work, and how long its answer may take, ms. */
const everyMs = 5_000
/** So many questions in a row without an answer, and it hangs; more while it still begins. */
const silences = 4
const silencesAtFirst = 24

/**
 * Asks a part every few seconds whether it is at work. One that answered and does not any more is
 * killed; who supervises it starts it again. Counted in questions and not by the clock: after a
 * machine has slept all parts are late. Resolves when the part has ended.
 * @param {import('./child.mjs').Child} child
 * @param {() => boolean | Promise<boolean>} answers
 * @param {(text: string) => void} say
 */
export async function watch(child, answers, say) {
  let silent = 0
  let most = silencesAtFirst
  while (!child.ended()) {
    const pause = after(everyMs, null)
    if (await Promise.race([asked(answers), after(everyMs, false)])) {
      silent = 0
      most = silences
    } else silent++
    if (child.ended()) return
    if (silent === most) {
      say(`  ${child.name} has not answered for ${(most * everyMs) / 1000} s and is killed.`)
      return killGroup(/** @type {number} */ (child.process.pid))
    }
    await Promise.race([pause, child.end])
  }
}

/** @param {() => boolean | Promise<boolean>} answers */
async function asked(answers) {
  try {
    return await answers()
  } catch {
    return false
  }
}

/**
 * @template T
 * @param {number} ms
 * @param {T} value
 * @returns {Promise<T>}
 */
function after(ms, value) {
  return new Promise((resolve) => void setTimeout(resolve, ms, value).unref?.())
}
