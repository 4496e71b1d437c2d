import { endChild, lastLines } from './child.mjs'

/** Which process ends first: those that use the others. Same rank: side by side. */
const ranks = /** @type {Record<string, number>} */ ({
  worker: 2,
  API: 2,
  Temporal: 1,
  PostgreSQL: 0,
})

/**
 * The processes of one start. When one ends that nobody asked to, `crash` tells; `endAll` ends the
 * rest in order.
 * @param {{ add(child: import('./child.mjs').Child): void }} lock notes what was started
 * @param {(child: import('./child.mjs').Child) => boolean} [survives] whether the rest goes on
 * without it
 */
export function supervise(lock, survives = () => false) {
  /** @type {Set<import('./child.mjs').Child>} */
  const children = new Set()
  /** @type {Promise<void> | null} */
  let ending = null
  /** @type {(text: string) => void} */
  let tellCrash = () => {}
  /** @type {Promise<string>} */
  const crash = new Promise((resolve) => (tellCrash = resolve))

  /** @param {import('./child.mjs').Child} child */
  const end = (child) => {
    children.delete(child)
    return endChild(child, child.name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM')
  }

  return {
    /** Resolves with what to show, once a process has ended by itself. */
    crash,
    /**
     * @param {import('./child.mjs').Child} child
     */
    watch(child) {
      children.add(child)
      lock.add(child)
      void child.end.then((how) => {
        if (children.has(child) && !ending && !survives(child)) {
          tellCrash(
            `${child.name} ended unexpectedly (${how}), so everything ends. ${lastLines(child)}`,
          )
        }
      })
      return child
    },
    end,
    endAll() {
      ending ??= (async () => {
        for (const rank of [2, 1, 0])
          await Promise.all(
            [...children].filter(({ name }) => (ranks[name] ?? 2) === rank).map(end),
          )
      })()
      return ending
    },
  }
}
