import { endChild, untilReady } from './child.mjs'

/** Which part ends first: those that use the others. Same rank: side by side. */
const ranks = /** @type {Record<string, number>} */ ({
  worker: 2,
  API: 2,
  Temporal: 1,
  PostgreSQL: 0,
})

/** How long before a part that ended starts again, ms: longer each time, unless it had lasted. */
const shortestPause = 1_000
const longestPause = 30_000
const lasting = 60_000

/**
 * The processes of one start, by their name. One that ends by itself is started again while the
 * others go on; `endAll` ends them in order.
 * @param {{ add(child: import('./child.mjs').Child): void }} lock notes what was started
 * @param {(text: string) => void} say
 */
export function supervise(lock, say) {
  /**
   * @typedef {{ wanted: boolean, child: Promise<import('./child.mjs').Child> }} Part
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
    if (child) await endChild(child, name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM')
    return true
  }

  /**
   * @param {Part} part
   * @param {() => Promise<import('./child.mjs').Child>} begin
   */
  const keep = async (part, begin) => {
    for (let pause = shortestPause; ; pause = Math.min(2 * pause, longestPause)) {
      const { name, logFile, end: ended } = await part.child
      const began = performance.now()
      const how = await ended
      if (!part.wanted) return
      if (performance.now() - began > lasting) pause = shortestPause
      say(
        `  ${name} ended (${how}) and starts again in ${pause / 1000} s. Its log is then ${logFile}.before`,
      )
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (!part.wanted) return
      part.child = begin()
      lock.add(await part.child)
    }
  }

  return {
    /** Rejects when a part cannot be started again. */
    failure,
    /**
     * Starts a part and waits until it is ready; from then on it is started again whenever it ends.
     * @param {string} name
     * @param {() => Promise<import('./child.mjs').Child>} begin
     * @param {(child: import('./child.mjs').Child) => boolean | Promise<boolean>} ready
     * @throws {Error} with its last lines, where it does not become ready
     */
    async start(name, begin, ready) {
      const part = { wanted: true, child: begin() }
      parts.set(name, part)
      const child = await part.child
      lock.add(child)
      await untilReady(child, () => ready(child))
      keep(part, begin).catch(fail)
      return child
    },
    end,
    async endAll() {
      for (const part of parts.values()) part.wanted = false
      for (const rank of [2, 1, 0])
        await Promise.all([...parts.keys()].filter((name) => (ranks[name] ?? 2) === rank).map(end))
    },
  }
}
