import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { killGroup } from './child.mjs'
import { processStart } from './process-identity.mjs'

/**
 * One launcher a data folder, and a note of what it started: after `kill -9` of the launcher its
 * processes live on, and the next start ends them. A number alone is no proof, it may belong to
 * another program by now; number and time of start together are.
 * @typedef {{ name: string, pid: number, started: string }} Noted
 * @typedef {{ launcher: Noted, address: string, children: Noted[] }} Note
 */

/**
 * @param {string} folder the data folder
 */
export function appLock(folder) {
  const file = path.join(folder, 'running.json')
  /** @type {Note} */
  let note = { launcher: noted('launcher', process.pid), address: '', children: [] }
  const save = () => {
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(note, null, 2)}\n`)
    fs.renameSync(`${file}.new`, file)
  }

  return {
    /**
     * Takes the folder.
     * @returns {Promise<string[]>} the names of processes that an earlier launcher left behind,
     * ended now
     * @throws {Error} when another launcher is at work here
     */
    async take() {
      fs.mkdirSync(folder, { recursive: true })
      const before = read(file)
      if (before && isRunning(before.launcher) && before.launcher.pid !== process.pid) {
        throw new Error(
          `Kamersleutel already runs in ${folder}: process ${before.launcher.pid}${before.address && `, ${before.address}`}. Stop it first.`,
        )
      }
      const left = before?.children.filter(isRunning) ?? []
      save()
      await Promise.all(left.map(end))
      return left.map(({ name }) => name)
    },
    /** Whether a launcher is at work here. */
    isTaken() {
      const before = read(file)
      return before !== null && isRunning(before.launcher)
    },
    /** @param {string} address */
    serves(address) {
      note = { ...note, address }
      save()
    },
    /** @param {import('./child.mjs').Child} child */
    add({ name, process: { pid } }) {
      if (!pid) return
      note = {
        ...note,
        children: [...note.children.filter((child) => child.name !== name), noted(name, pid)],
      }
      save()
    },
    release() {
      if (read(file)?.launcher.pid === process.pid) fs.rmSync(file, { force: true })
    },
  }
}

/**
 * @param {string} name
 * @param {number} pid
 * @returns {Noted}
 */
function noted(name, pid) {
  return { name, pid, started: processStart(pid)?.started ?? '' }
}

/** @param {Noted} one */
function isRunning({ pid, started }) {
  return started !== '' && processStart(pid)?.started === started
}

/** @param {Noted} left */
async function end(left) {
  // PostgreSQL: SIGINT ends it without waiting for its clients.
  process.kill(left.pid, left.name === 'PostgreSQL' ? 'SIGINT' : 'SIGTERM')
  for (let i = 0; i < 50 && isRunning(left); i++) await wait(100)
  if (isRunning(left)) killGroup(left.pid)
}

/**
 * @param {string} file
 * @returns {Note | null}
 */
function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
