import type { Part } from '../house/house.ts'
import type { Fault } from './fault.ts'

/** `kill -9` of one part: no goodbye, nothing is written any more. */
export const kill = (part: Part): Fault => ({
  name: `kill -9 of ${part}`,
  async run(house) {
    const pid = house.pidOf(part)
    const began = performance.now()
    process.kill(pid, 'SIGKILL')
    await house.isBack(part, pid)
    return { killed: 1, 'back after': Math.round(performance.now() - began) }
  },
  hadEffect: ({ killed }) => killed === 1,
})
