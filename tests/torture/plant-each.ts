import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { check } from './checker/check.ts'
import type { Finding, Seen } from './checker/seen.ts'
import { type PlantedFault, plantedFaults } from './planted-faults.ts'

/** What the checker said of one planted fault. */
export interface Planted {
  name: string
  finds: string
  findings: Finding[]
}

/** Planted to see that what is found is what was planted. */
const nothing: PlantedFault = { name: 'nothing', finds: '', plant: [] }

/** How long in all a house may be wrong while something is under way in it, ms. */
const SOUND_WITHIN = 60_000

/**
 * Plants each fault in a transaction of its own, asks the checker, and takes it back: the house
 * stays as it was. First nothing at all.
 *
 * @param client a connection of a superuser, used by nobody else
 */
export async function plantEach(
  client: ClientBase,
  seen: () => Seen,
  now: () => Date,
): Promise<Planted[]> {
  const planted: Planted[] = []
  const end = performance.now() + SOUND_WITHIN
  for (const one of [nothing, ...plantedFaults])
    for (;;) {
      const findings = await planting(client, one, seen, now(), performance.now() > end)
      if (findings) {
        planted.push({ name: one.name, finds: one.finds, findings })
        break
      }
      await wait(500)
    }
  return planted
}

/** Null where the house was not sound before, and may become so: `isLast` asks all the same. */
async function planting(
  client: ClientBase,
  { plant, sees }: PlantedFault,
  seen: () => Seen,
  now: Date,
  isLast: boolean,
): Promise<Finding[] | null> {
  // The house as it is at one moment, so that nothing but what is planted comes between.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
  try {
    await client.query('SELECT FROM bookings LIMIT 1')
    const before = seen()
    const findings = await check(client, before, now)
    if (findings.length > 0 && !isLast) return null
    for (const statement of plant) await client.query(statement)
    return await check(client, (await sees?.(before, client)) ?? before, now)
  } catch (error) {
    // A row that the house has changed since.
    if ((error as { code?: string }).code === '40001' && !isLast) return null
    throw error
  } finally {
    await client.query('ROLLBACK')
  }
}
