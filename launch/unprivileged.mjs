import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * How to run a program that refuses to be root.
 * @typedef {{ uid: number, gid: number, wrap(command: string, args: string[]): [string, string[]],
 * spawnAs: { uid?: number, gid?: number } }} Unprivileged
 */

/**
 * PostgreSQL refuses to run as root. Not root: nothing to do (null). As root: the owner of the data
 * kept before, else the system's `postgres` user, else `nobody` (no user is added to a machine
 * without asking).
 *
 * A checkout under /root or in any folder of mode 700 cannot be entered by that user. Rather than
 * opening it up, the program keeps the one capability of root that lets it pass (CAP_DAC_OVERRIDE),
 * where util-linux' `setpriv` can hand that on; no_setuid_fixup because access(2), which initdb
 * asks, drops capabilities of a user other than root without it.
 * @param {string} dataFolder
 * @param {string[]} mustReach folders that the user has to be able to enter
 * @returns {Unprivileged | null}
 * @throws {Error} naming the ways out, where the user cannot reach a folder
 */
export function unprivileged(dataFolder, mustReach) {
  if (process.getuid?.() !== 0) return null
  const { uid, gid } = ownerOf(dataFolder) ??
    userNamed('postgres') ??
    userNamed('nobody') ?? { uid: 65534, gid: 65534 }
  const ids = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups']
  const passing = [
    ...ids,
    ...['--securebits', '+no_setuid_fixup'],
    ...[
      '--inh-caps',
      '-all,+dac_override',
      '--ambient-caps',
      '-all,+dac_override',
      '--bounding-set',
      '-all,+dac_override',
    ],
  ]
  const closed = mustReach.flatMap((folder) => closedFolders(folder, uid, gid))
  if (closed.length === 0)
    return { uid, gid, spawnAs: { uid, gid }, wrap: (command, args) => [command, args] }
  if (runs('setpriv', [...passing, 'ls', ...mustReach])) {
    return {
      uid,
      gid,
      spawnAs: {},
      wrap: (command, args) => ['setpriv', [...passing, command, ...args]],
    }
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the user it would run as (uid ${uid}) cannot enter ${closed[0]}.\n` +
      'Any of these helps:\n' +
      `  chmod o+x ${closed.join(' ')}\n` +
      '  run as an ordinary user instead of root\n' +
      "  install util-linux' setpriv (apt-get install util-linux)\n" +
      '  clone to a folder that others may enter, for instance /srv\n' +
      '  set DATABASE_URL to a PostgreSQL server of your own',
  )
}

/**
 * The folders on the way to `folder` that a user may not enter.
 * @param {string} folder
 * @param {number} uid
 * @param {number} gid
 */
export function closedFolders(folder, uid, gid) {
  const closed = []
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = fs.statSync(at, { throwIfNoEntry: false })
    if (stat) {
      const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
      if (!(stat.mode & bit)) closed.unshift(at)
    }
    if (at === path.dirname(at)) return closed
  }
}

/** @param {string} folder */
function ownerOf(folder) {
  const stat = fs.statSync(folder, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null
}

/** @param {string} name */
function userNamed(name) {
  try {
    const id = (/** @type {string} */ flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runs(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
