import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '../house/house.ts'
import type { Random } from '../random.ts'
import { visitorOf } from '../writers/visitor.ts'
import type { Fault, Measured } from './fault.ts'
import { askOnce } from './probe.ts'

/**
 * Nothing fits on the disk of the house any more: neither rows, nor the journal of PostgreSQL, nor
 * the logs.
 */
export const diskFull = (forMs: number): Fault => ({
  name: 'the disk is full',
  async run(house, random): Promise<Measured> {
    if (!house.disk) return { 'no disk of its own': 1 }
    const counts = { 'reads served': 0, 'reads not served': 0, 'writes 503': 0, 'writes else': 0 }
    const end = performance.now() + forMs
    house.disk.fill()
    try {
      while (performance.now() < end) {
        counts[(await askOnce(house.origin)).status === 200 ? 'reads served' : 'reads not served']++
        counts[(await write(house, random)) === 503 ? 'writes 503' : 'writes else']++
        await wait(200)
      }
    } finally {
      house.disk.free()
    }
    const back = performance.now()
    while ((await askOnce(house.origin)).status !== 200 || (await write(house, random)) !== 401)
      await wait(50)
    return { ...counts, 'served again after': Math.round(performance.now() - back) }
  },
})

/** A sign-in that cannot succeed: it is written down before it is refused with 401. */
async function write(house: House, random: Random): Promise<number> {
  const login = { email: `${random.name()}@example.com`, password: 'not this one' }
  const answer = await visitorOf(house, random).ask('POST', '/api/staff/session', login)
  return answer?.status ?? 0
}
