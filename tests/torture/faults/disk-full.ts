import { setTimeout as wait } from 'node:timers/promises'
import { type Fault, type Measured, lasts } from './fault.ts'
import { askOnce } from './probe.ts'

/**
 * Nothing fits on the disk of the house any more: neither rows, nor the journal of PostgreSQL, nor
 * the logs.
 */
export const diskFull = (forMs: number): Fault => ({
  name: 'the disk is full',
  async run(house): Promise<Measured> {
    if (!house.disk) return { 'no disk of its own': 1 }
    const counts = { 'reads served': 0, 'reads not served': 0 }
    const before = { ...house.writes }
    const end = performance.now() + forMs
    house.disk.fill()
    try {
      while (performance.now() < end) {
        counts[(await askOnce(house.origin)).status === 200 ? 'reads served' : 'reads not served']++
        await wait(200)
      }
      await lasts(0, () => house.writes.unavailable > before.unavailable)
    } finally {
      house.disk.free()
    }
    const { writes } = house
    const told = {
      'writes 503': writes.unavailable - before.unavailable,
      'writes done': writes.done - before.done,
      'writes refused': writes.refused - before.refused,
      'writes failed': writes.failed - before.failed,
    }
    const back = performance.now()
    while ((await askOnce(house.origin)).status !== 200) await wait(50)
    // And something is written again.
    const first = writes.done
    while (writes.done === first) await wait(20)
    return { ...counts, ...told, 'served again after': Math.round(performance.now() - back) }
  },
  // Where no disk can be had, the report says so.
  hadEffect: (measured) => measured['writes 503']! > 0 || 'no disk of its own' in measured,
})
