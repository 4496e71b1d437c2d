import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * How large a file may become that a process writes: as on a full disk, it cannot write on. Linux
 * only.
 */
export function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const [uid, gid] = ['Uid', 'Gid'].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]),
  )
  // Only the user whom it runs as may: root in a container is not always root enough.
  const as = process.getuid!() === 0 ? { uid: uid!, gid: gid! } : {}
  execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:`], as)
}
