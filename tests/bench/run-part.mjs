import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Runs one part of the bench, its output as it comes.
 * @param {string} program a file of plain JavaScript
 * @param {string} cwd
 * @returns {Promise<{ broke: boolean, missed: string[] }>} `missed`: the aims that it says were
 *   missed (report.ts), as it says them
 */
export async function runPart(program, cwd) {
  const child = spawn(process.execPath, [program], { stdio: ['inherit', 'pipe', 'inherit'], cwd })
  const ended = once(child, 'exit')
  /** @type {string[]} */
  const missed = []
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line)
    const [, aim] = /^ {2}MISSED +(.*)/.exec(line) ?? []
    if (aim) missed.push(aim)
  }
  const [status] = await ended
  return { broke: status !== 0, missed }
}

/**
 * The last line of a bench and the code it ends with: 1 where a part broke, 2 where an aim was
 * missed, each of which it names.
 * @param {{ part: string, broke: boolean, missed: string[] }[]} parts
 */
export function verdict(parts) {
  const broken = parts.filter(({ broke }) => broke).map(({ part }) => part)
  const missed = parts.flatMap((one) => one.missed.map((aim) => `${one.part}: ${aim}`))
  const words = [
    ...(broken.length > 0 ? [`Broke: ${broken.join(', ')}.`] : []),
    ...(missed.length > 0 ? [`Missed: ${missed.join('; ')}.`] : []),
  ]
  return {
    line: words.length > 0 ? words.join(' ') : 'Every aim was reached.',
    code: broken.length > 0 ? 1 : missed.length > 0 ? 2 : 0,
  }
}
