import { endChild, lastLines, untilReady } from './child.mjs'
import { watch } from './watch.mjs'

const later =
  'what comes after waits in the database until this is started anew (Ctrl-C, npm start).'

/**
 * What each part is to the others. A part of a lower rank ends later: those above use it. `without`:
 * what goes on when it is given up; where nothing does, all ends. docker-compose.yml says the same,
 * as a test checks.
 * @type {Record<string, { rank: number, signal: NodeJS.Signals, graceSeconds: number, without?: string }>}
 */
export const partTable = {
  PostgreSQL: { rank: 0, signal: 'SIGINT', graceSeconds: 30 },
  Temporal: {
    rank: 1,
    signal: 'SIGTERM',
    graceSeconds: 10,
    without: `Bookings and payments are taken without it; ${later}`,
  },
  API: { rank: 2, signal: 'SIGTERM', graceSeconds: 10 },
  worker: {
    rank: 2,
    signal: 'SIGTERM',
    graceSeconds: 30,
    without: `Bookings and payments are taken without it; ${later}`,
  },
}
/** @param {string} name */
const rulesOf = (name) => /** @type {typeof partTable[string]} */ (partTable[name])

/** How long before a part that ended starts again, ms: longer each time, unless it had lasted. */
const shortestPause = 1_000
const longestPause = 30_000
const lasting = 60_000
/** A part that ended so often in a row without lasting is given up. */
const enough = 8
/** How a part ends that asks to be started again (EX_TEMPFAIL): a worker that lost Temporal. */
const asksForMore = 'exit code 75'

/**
 * The processes of one start, by their name. One that ends by itself, or does not answer any more,
 * is started again while the others go on, until it is given up; `endAll` ends them in order.
 * @param {{ add(child: import('./child.mjs').Child): void }} lock notes what was started
 * @param {(text: string) => void} say
 */
export function supervise(lock, say) {
  /**
   * @typedef {(child: import('./child.mjs').Child) => boolean | Promise<boolean>} Question
   * @typedef {{ wanted: boolean, child: Promise<import('./child.mjs').Child>, answers: Question }} Part
   * @type {Map<string, Part>}
   */
  const parts = new Map()
  /** @type {(error: unknown) => void} */
  let fail = () => {}
  /** @type {Promise<never>} */
  const failure = new Promise((_resolve, reject) => (fail = reject))
  failure.catch(() => {})

  /**
   * @param {string} name
   * @returns {Promise<boolean>} whether there was such a part
   */
  const end = async (name) => {
    const part = parts.get(name)
    if (!part) return false
    part.wanted = false
    const child = await part.child.catch(() => null)
    const { signal, graceSeconds } = rulesOf(name)
    if (child) await endChild(child, signal, graceSeconds)
    return true
  }

  /** @param {import('./child.mjs').Child} child */
  const note = (child) => {
    try {
      lock.add(child)
    } catch (error) {
      // A full disk is no reason to end what runs.
      say(
        `  ${child.name} runs as process ${child.process.pid}, which could not be noted: ${error}`,
      )
    }
  }

  /**
   * Resolves when the part is not wanted any more.
   * @param {Part} part
   * @param {() => Promise<import('./child.mjs').Child>} begin
   * @throws {Error} where it cannot start again, or ended too often
   */
  const keep = async (part, begin) => {
    let pause = shortestPause
    for (let ends = 1; ; ends++, pause = Math.min(2 * pause, longestPause)) {
      const child = await part.child
      const { name, logFile, end: ended } = child
      const began = performance.now()
      void watch(child, () => part.answers(child), say)
      const how = await ended
      if (!part.wanted) return
      if (how === asksForMore || performance.now() - began > lasting) {
        pause = shortestPause
        ends = how === asksForMore ? 0 : 1
      }
      if (ends === enough)
        throw new Error(
          `${name} ended ${enough} times without lasting a minute, now with ${how}. ${lastLines(child)}`,
        )
      say(
        `  ${name} ended (${how}) and starts again in ${pause / 1000} s. Its log is then ${logFile}.before`,
      )
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (!part.wanted) return
      part.child = begin()
      note(await part.child)
    }
  }

  /**
   * @param {string} name
   * @param {unknown} error
   */
  const giveUp = (name, error) => {
    const { without } = rulesOf(name)
    if (!without) return fail(error)
    const why = error instanceof Error ? error.message : error
    say(`\n  ${name} is given up and not started again. ${why}\n  ${without}\n`)
  }

  return {
    /** Rejects when a part is given up without which nothing goes on. */
    failure,
    /**
     * Starts a part and waits until it is ready; from then on it is started again whenever it ends.
     * @param {string} name
     * @param {() => Promise<import('./child.mjs').Child>} begin
     * @param {Question} ready
     * @param {Question} [answers] whether it is at work, asked every few seconds
     * @throws {Error} with its last lines, where it does not become ready
     */
    async start(name, begin, ready, answers = () => true) {
      const part = { wanted: true, child: begin(), answers }
      parts.set(name, part)
      const child = await part.child
      note(child)
      await untilReady(child, () => ready(child))
      keep(part, begin).catch((error) => giveUp(name, error))
      return child
    },
    end,
    async endAll() {
      for (const part of parts.values()) part.wanted = false
      for (const rank of [2, 1, 0])
        await Promise.all([...parts.keys()].filter((name) => rulesOf(name).rank === rank).map(end))
    },
  }
}
