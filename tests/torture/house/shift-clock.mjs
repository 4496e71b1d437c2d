/**
 * Loaded before every process of a house under torture: its wall clock is off by as many
 * milliseconds as the file `SHIFT_CLOCK` says. A machine's own clock cannot be moved for a test.
 */
import { readFileSync } from 'node:fs'

const file = process.env['SHIFT_CLOCK']
const RealDate = Date
let shift = 0
let readAt = -Infinity

function shifted() {
  const at = performance.now()
  if (file && at - readAt > 100) {
    readAt = at
    try {
      shift = Number(readFileSync(file, 'utf8')) || 0
    } catch {
      shift = 0
    }
  }
  return RealDate.now() + shift
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, as) =>
    Reflect.construct(target, args.length === 0 ? [shifted()] : args, as),
  apply: () => new RealDate(shifted()).toString(),
  get: (target, name, on) => (name === 'now' ? shifted : Reflect.get(target, name, on)),
})
