import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * What tells a process from a later one that got the same number: when it started, and what it
 * runs.
 * @param {number} pid
 * @returns {{ started: string, command: string } | null} null when there is no such process, or it
 * has ended and only its number is left
 */
export function processStart(pid) {
  if (!Number.isInteger(pid) || pid <= 1) return null
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

/** Linux: read directly, because a slim image has no `ps`. @param {number} pid */
function fromProc(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second column is the name in brackets, which may itself hold spaces and brackets.
  const [state, ...columns] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z' || state === 'X') return null
  const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { started: `${boot} ${columns[18]}`, command }
}

/** @param {number} pid */
function fromPs(pid) {
  const asked = ['-o', 'stat=,lstart=,command=', '-p', `${pid}`]
  const line = execFileSync('ps', asked, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const found = /^(\S+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/s.exec(line.trim())
  if (!found || found[1]?.startsWith('Z')) return null
  return { started: found[2] ?? '', command: found[3] ?? '' }
}

/**
 * The numbers of the processes that a process has started and that still run.
 * @param {number} pid
 * @returns {number[]}
 */
export function childrenOf(pid) {
  try {
    const numbers =
      process.platform === 'linux'
        ? fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        : execFileSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
    return numbers.split(/\s+/).filter(Boolean).map(Number)
  } catch {
    return []
  }
}
