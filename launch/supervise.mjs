import { endChild, lastLines, untilReady } from './child.mjs'
import { watch } from './watch.mjs'

const without =
  'Bookings and payments are taken without it; what comes after waits in the database.'

/**
 * What each part is to the others. A part of a lower rank ends later: those above use it. `without`:
 * what goes on while it is not there; where nothing does, all ends. docker-compose.yml says the
 * same, as a test checks.
 * @type {Record<string, { rank: number, signal: NodeJS.Signals, graceSeconds: number, without?: string }>}
 */
export const partTable = {
  PostgreSQL: { rank: 0, signal: 'SIGINT', graceSeconds: 30 },
  Temporal: { rank: 1, signal: 'SIGTERM', graceSeconds: 10, without },
  API: { rank: 2, signal: 'SIGTERM', graceSeconds: 10 },
  worker: { rank: 2, signal: 'SIGTERM', graceSeconds: 30, without },
}
/** @param {string} name */
const rulesOf = (name) => /** @type {typeof partTable[string]} */ (partTable[name])

/** How long before a part that ended starts again, ms: longer each time, unless it had lasted. */
const shortestPause = 1_000
const longestPause = 30_000
const lasting = 60_000
/** A part that ended so often in a row without lasting cannot go on: all ends, or goes on without. */
const enough = 8
/**
 * How long the start waits for a part that it can do without, ms; and for one that it cannot: a slow
 * machine is no reason to give up, and the API itself waits a minute for the database.
 */
const patience = 60_000
const longPatience = 180_000
/** How often it looks; and how often where the start goes on without it, ms. */
const lookEvery = 40
const lookLaterEvery = 5_000
/** How a part ends that asks to be started again (EX_TEMPFAIL): a worker that lost Temporal. */
const asksForMore = 'exit code 75'

/** A part that the others do without was not ready in time. It is still tried, where it can be. */
export class NotReadyYet extends Error {}

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The processes of one start, by their name. One that ends by itself, or does not answer any more,
 * is started again while the others go on; `endAll` ends them in order.
 * @param {{ add(child: import('./child.mjs').Child): void }} lock notes what was started
 * @param {(text: string) => void} say
 */
export function supervise(lock, say) {
  /**
   * @typedef {(child: import('./child.mjs').Child) => boolean | Promise<boolean>} Question
   * @typedef {{ wanted: boolean, child: Promise<import('./child.mjs').Child>, ready: Question, answers: Question }} Part
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
   * @throws {Error} where it cannot start again, or ended too often and nothing goes on without it
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
      if (ends === enough) {
        const told = `${name} ended ${enough} times without lasting a minute, now with ${how}.`
        const { without } = rulesOf(name)
        if (!without) throw new Error(`${told} ${lastLines(child)}`)
        say(`\n  ${told} ${without} It is tried on.\n  ${lastLines(child)}\n`)
      }
      say(
        `  ${name} ended (${how}) and starts again in ${pause / 1000} s. Its log is then ${logFile}.before`,
      )
      await wait(pause)
      if (!part.wanted) return
      part.child = begin()
      note(await part.child)
    }
  }

  /**
   * Waits for a part that may end and start again meanwhile.
   * @param {Part} part
   * @param {number} latest by the clock of `performance`
   * @param {number} pause between two looks, ms
   * @returns {Promise<boolean>} false where it took longer, or is not wanted any more
   */
  const isReadyBy = async (part, latest, pause) => {
    while (part.wanted) {
      const child = await part.child.catch(() => null)
      if (child && (await part.ready(child))) return true
      if (performance.now() > latest) return false
      await wait(pause)
    }
    return false
  }

  /**
   * @param {string} name
   * @param {Part} part
   */
  const sayWhenReady = async (name, part) => {
    if (await isReadyBy(part, Infinity, lookLaterEvery)) say(`  ${name} is ready.`)
  }

  return {
    /** Rejects when a part cannot go on without which nothing does. */
    failure,
    /**
     * Starts a part and waits until it is ready; from then on it is started again whenever it ends.
     * One that the others do without is so from the beginning.
     * @param {string} name
     * @param {() => Promise<import('./child.mjs').Child>} begin
     * @param {Question} ready
     * @param {Question} [answers] whether it is at work, asked every few seconds
     * @throws {Error} with its last lines, where it does not become ready; a `NotReadyYet` where the
     * others do without, and it is said when it is, or that it cannot be started again
     */
    async start(name, begin, ready, answers = () => true) {
      const part = { wanted: true, child: begin(), ready, answers }
      parts.set(name, part)
      const latest = performance.now() + patience
      const child = await part.child
      note(child)
      const { without } = rulesOf(name)
      try {
        const waitsFor = without ? patience : longPatience
        await untilReady(child, () => ready(child), waitsFor / 1000)
      } catch (error) {
        if (!without) throw error
      }
      let isWaitedFor = true
      let lost = ''
      keep(part, begin).catch((error) => {
        if (!without) return fail(error)
        part.wanted = false
        lost = `${name} cannot be started again: ${error} ${without}`
        if (!isWaitedFor) say(`\n  ${lost}\n`)
      })
      // One that the others do without may have ended, and starts again.
      const isThere = !without || (await isReadyBy(part, latest, lookEvery))
      isWaitedFor = false
      if (!isThere) {
        if (lost) throw new NotReadyYet(lost)
        if (!part.wanted) throw new Error(`${name} was told to end before it was ready.`)
        void sayWhenReady(name, part)
        throw new NotReadyYet(
          `${name} is not ready after ${patience / 1000} s. ${without} It is tried on.\n  ${lastLines(await part.child)}`,
        )
      }
      return part.child
    },
    end,
    async endAll() {
      for (const part of parts.values()) part.wanted = false
      for (const rank of [2, 1, 0])
        await Promise.all([...parts.keys()].filter((name) => rulesOf(name).rank === rank).map(end))
    },
  }
}
