import { asSuperuser } from '../../../launch/postgres.mjs'
import type { House } from '../house/house.ts'
import type { Fault } from './fault.ts'
import { measureAway, wasAway } from './probe.ts'

/** Every process of PostgreSQL stands still, as on a machine whose disk does not answer. */
export const databaseFrozen = (forMs: number): Fault => ({
  name: `the database is frozen for ${forMs / 1000} s`,
  async run(house) {
    const frozen = await freeze(house)
    const thaw = () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
    }
    try {
      return await measureAway(house.origin, forMs, thaw)
    } finally {
      thaw()
    }
  },
  hadEffect: wasAway,
})

async function freeze(house: House): Promise<number[]> {
  const { superPassword } = house.secrets()
  const url = `postgres://postgres:${superPassword}@127.0.0.1:${house.postgresPort()}/postgres`
  const { rows } = await asSuperuser(url, (client) =>
    client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()'),
  )
  const pids = [house.pidOf('PostgreSQL'), ...rows.map(({ pid }) => pid)]
  return pids.filter((pid) => {
    try {
      return process.kill(pid, 'SIGSTOP')
    } catch {
      // Its connection was closed meanwhile.
      return false
    }
  })
}
