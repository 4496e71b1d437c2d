import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nightRegisterPurge } from '../../workflows/night-register/schedule.ts'
import { ensureSchedules, scheduleIdOf } from '../../workflows/schedules.ts'
import { temporalAddress } from '../setup/temporal.ts'
import { guestsWho, leftDaysAgo } from './setup/registered-guests.ts'
import { type Setup, openSetup } from './setup/setup.ts'

/** A machine that is busy takes its time, ms. */
const PATIENCE = { timeout: 60_000, interval: 100 }

let setup: Setup
let connection: Connection
let client: Client
let stay: string
beforeAll(async () => {
  setup = await openSetup(temporalAddress())
  connection = await Connection.connect({ address: temporalAddress() })
  client = new Client({ connection })
  stay = (await setup.book()).id
}, 60_000)
beforeEach(() => setup.pool.query('TRUNCATE night_register'))
afterAll(async () => {
  await schedule().delete()
  await connection.close()
  await setup.close()
})

const schedule = () => client.schedule.getHandle(scheduleIdOf(nightRegisterPurge, setup.taskQueue))
const place = () => ({
  address: temporalAddress(),
  namespace: setup.environment.temporalNamespace,
  taskQueue: setup.taskQueue,
})
const left = (guests: Record<string, number>) => leftDaysAgo(setup.pool, stay, guests)
/** Who is left once so many are, and no purge is under way. */
async function purgedTo(count: number): Promise<string[]> {
  await vi.waitFor(async () => expect(await guestsWho(setup.pool)).toHaveLength(count), PATIENCE)
  await vi.waitFor(
    async () => expect((await schedule().describe()).info.runningActions).toEqual([]),
    PATIENCE,
  )
  return guestsWho(setup.pool)
}

describe('The night register', () => {
  it('is purged by a schedule of Temporal: at once where it is new, then every night at 04:10', async () => {
    await left({ 'a year and a week ago': 372, 'almost a year ago': 360, yesterday: 1 })
    await setup.startWorker().ready
    expect(await purgedTo(2)).toEqual(['almost a year ago', 'yesterday'])
    const { spec, policies } = await schedule().describe()
    expect(spec.timezone).toBe('Europe/Amsterdam')
    expect(spec.calendars).toHaveLength(1)
    expect(spec.calendars![0]).toMatchObject({
      hour: [{ start: 4, end: 4 }],
      minute: [{ start: 10, end: 10 }],
    })
    expect(policies.overlap).toBe('SKIP')
  }, 120_000)

  it('keeps a row as long as staff set, to the day', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('night-register', '{"keepMonths": 3}')`,
    )
    const { rows } = await setup.pool.query<{ days: number }>(
      `SELECT today - (today - interval '3 months')::date AS days
       FROM (SELECT (now() AT TIME ZONE 'Europe/Amsterdam')::date AS today) AS day`,
    )
    const months = rows[0]!.days
    // Months differ in length: five days are more than that.
    await left({ 'five days over': months + 5, 'its last days': months - 5, lately: 20 })
    // A run has the second in which it began in its id: another of that second would not begin.
    const { recentActions } = (await schedule().describe()).info
    const begun = Math.max(...recentActions.map(({ takenAt }) => takenAt.getTime()))
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(begun + 1_000), PATIENCE)
    // The schedule may not know yet that its first run has ended, and would skip this one.
    await schedule().trigger('BUFFER_ONE')
    expect(await purgedTo(2)).toEqual(['its last days', 'lately'])
  }, 120_000)

  it('has one schedule however often a worker starts, and one that staff paused stays so', async () => {
    await schedule().pause('by hand')
    const ensured = () => ensureSchedules(place(), [nightRegisterPurge])
    await Promise.all([ensured(), ensured()])
    const { state, action } = await schedule().describe()
    expect(state).toMatchObject({ paused: true, note: 'by hand' })
    expect(action).toMatchObject({ workflowType: 'nightRegisterPurgeWorkflow' })
    await schedule().unpause()
  })
})
