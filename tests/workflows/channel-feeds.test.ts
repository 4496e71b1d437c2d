import { setTimeout as wait } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { channelFeedRound } from '../../workflows/channel-feeds/schedule.ts'
import { scheduleIdOf } from '../../workflows/schedules.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { type Setup, openSetup } from './setup/setup.ts'
import { soldDouble } from './setup/sold-double.ts'
import { triggered } from './setup/triggered.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }

let setup: Setup
let connection: Connection
let client: Client
beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  connection = await Connection.connect({ address: temporalAddress() })
  client = new Client({ connection })
}, 60_000)
afterAll(async () => {
  await schedule().delete()
  await connection.close()
  await setup.close()
})

const schedule = () => client.schedule.getHandle(scheduleIdOf(channelFeedRound, setup.taskQueue))

describe('Feeds of channels', () => {
  it('are read by the worker every ten minutes, somewhat later each time, one round at a time', async () => {
    await setup.startWorker().ready
    const { spec, policies, action } = await vi.waitFor(() => schedule().describe(), PATIENCE)
    expect(spec.intervals).toEqual([expect.objectContaining({ every: 600_000 })])
    expect(spec).toMatchObject({ calendars: [], jitter: 60_000 })
    expect(policies).toMatchObject({ overlap: 'SKIP', catchupWindow: 60_000 })
    expect(action).toMatchObject({ workflowType: 'channelFeedsWorkflow' })
  }, 120_000)

  it('are each tried: one at an address of this machine is refused, and the next round tries again', async () => {
    await setup.pool.query(
      `WITH link AS (INSERT INTO channel_links (room_id, channel) SELECT min(id), 'airbnb' FROM rooms RETURNING id)
       INSERT INTO channel_feeds (link_id, url) SELECT id, 'https://127.0.0.1/feed.ics' FROM link`,
    )
    const tried = async (isAfter: Date | null) => {
      const { rows } = await setup.pool.query<{ at: Date | null; failure: string | null }>(
        'SELECT tried_at AS at, failure FROM channel_feeds',
      )
      expect(rows[0]!.failure).toBe('own-network')
      expect(rows[0]!.at!.getTime()).toBeGreaterThan(isAfter?.getTime() ?? 0)
      return rows[0]!.at
    }
    await triggered(setup, temporalAddress(), channelFeedRound)
    const first = await vi.waitFor(() => tried(null), PATIENCE)
    // A run has the second in which it began in its id: another of that second would not begin.
    await wait(1_500)
    await triggered(setup, temporalAddress(), channelFeedRound)
    await vi.waitFor(() => tried(first), PATIENCE)
  }, 120_000)

  it('that sold what has no room have the house mailed of it once, with what can be done', async () => {
    const { pool } = setup
    await pool.query('DELETE FROM channel_links')
    await soldDouble(pool)
    const mails = async () =>
      (
        await pool.query<{ recipient: string; subject: string; text: string }>(
          `SELECT recipient, subject, text FROM mails WHERE kind = 'booked-double'`,
        )
      ).rows
    await wait(1_500)
    await triggered(setup, temporalAddress(), channelFeedRound)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), PATIENCE)
    const [mail] = await mails()
    expect(mail!.recipient).toBe('huis@voorbeeld.nl')
    expect(mail!.subject).toContain('Dubbel geboekt bij Airbnb')
    expect(mail!.text).toContain('HM123')
    expect(mail!.text).toContain('nog een kamer vrij')
    // A round later it is the same.
    await wait(1_500)
    await triggered(setup, temporalAddress(), channelFeedRound)
    await wait(1_500)
    expect(await mails()).toHaveLength(1)
  }, 120_000)
})
