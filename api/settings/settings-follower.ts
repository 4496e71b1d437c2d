import type { Pool } from 'pg'
import type { LiveEvent } from '../database/live-event.ts'
import { type Listener, listen } from '../database/listener.ts'
import type { Clock, ClockSetting } from '../environment/clock.ts'
import type { AddressSetting, PublicAddress } from '../environment/public-address.ts'

/** A notification can be lost with its connection, so look now and then all the same. */
const LOOK_EVERY_MS = 5_000

/** Sets `clock` to what the settings say now. */
export async function readClock(clock: Clock, pool: Pool): Promise<void> {
  clock.follow(await valueOf<ClockSetting>('clock', pool))
}

/** Sets `address` to what the settings say now. */
export async function readAddress(address: PublicAddress, pool: Pool): Promise<void> {
  address.follow(await valueOf<AddressSetting>('public-address', pool))
}

async function valueOf<Value>(key: string, pool: Pool): Promise<Value | null> {
  const { rows } = await pool.query<{ value: Value }>('SELECT value FROM settings WHERE key = $1', [
    key,
  ])
  return rows[0]?.value ?? null
}

/**
 * Keeps both as the settings say until closed, for a process that does not read the facts with
 * every request (the worker).
 *
 * @param onMoved called when "today" changed
 */
export async function followSettings(
  { clock, address }: { clock: Clock; address: PublicAddress },
  pool: Pool,
  url: string,
  onMoved: () => void = () => {},
): Promise<Listener> {
  const read = async () => {
    await readClock(clock, pool)
    await readAddress(address, pool)
  }
  const look = async () => {
    const before = clock.today()
    await read().catch(() => {})
    if (clock.today() !== before) onMoved()
  }
  const listener = await listen(url, {
    channels: {
      changed: (payload) => (JSON.parse(payload) as LiveEvent).noun === 'settings' && void look(),
    },
    onConnected: () => void look(),
  })
  await read()
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await listener.close()
    },
  }
}
