import type { Pool } from 'pg'
import type { LiveEvent } from '../database/live-event.ts'
import { type Listener, listen } from '../database/listener.ts'
import type { Clock, ClockSetting } from '../environment/clock.ts'

/** A notification can be lost with its connection, so look now and then all the same. */
const LOOK_EVERY_MS = 5_000

/** Sets `clock` to what the settings say now. */
export async function readClock(clock: Clock, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ value: ClockSetting }>(
    `SELECT value FROM settings WHERE key = 'clock'`,
  )
  clock.follow(rows[0]?.value ?? null)
}

/**
 * Keeps `clock` as the settings say until closed, for a process that does not read the facts with
 * every request (the worker).
 *
 * @param onMoved called when "today" changed
 */
export async function followClock(
  clock: Clock,
  pool: Pool,
  url: string,
  onMoved: () => void = () => {},
): Promise<Listener> {
  const look = async () => {
    const before = clock.today()
    await readClock(clock, pool).catch(() => {})
    if (clock.today() !== before) onMoved()
  }
  const listener = await listen(url, {
    channels: {
      changed: (payload) => (JSON.parse(payload) as LiveEvent).noun === 'settings' && void look(),
    },
    onConnected: () => void look(),
  })
  await readClock(clock, pool)
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await listener.close()
    },
  }
}
