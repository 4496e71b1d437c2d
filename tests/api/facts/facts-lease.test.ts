import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { FactsLease, LEASED_MS } from '../../../api/facts/facts-lease.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { MONDAY } from '../house/api-process.ts'
import { type TestHouse, openHouse } from '../house/open-house.ts'

const SECOND = 1_000

let house: TestHouse
let looks: pg.Pool
beforeAll(async () => {
  house = await openHouse()
  looks = new pg.Pool({ connectionString: house.url, max: 1 })
})
afterAll(async () => {
  await looks.end()
  await house.close()
})
beforeEach(() => house.pool.query('DELETE FROM facts_leases'))
afterEach(() => vi.restoreAllMocks())

const leases = async () =>
  (await house.pool.query('SELECT FROM facts_leases WHERE until > clock_timestamp()')).rowCount
const clock = () => new Clock({ movable: true, today: null, realNow: () => MONDAY })

/**
 * What any booking does first; this one is decided from a house that there never was, so nothing is
 * written.
 */
const TAKE_THE_LOCKS = `SELECT insert_booking('{"room_type_id": 1}', -1, 'key', '', 3, NULL, 'X', 1, gen_random_uuid())`

const rush = (facts: FactsCache) => Promise.all(Array.from({ length: 60 }, () => facts.recent()))

/** So many questions that it is a rush; returns when the lease has come, if one was asked for. */
async function askOften(lease: FactsLease, questions: number): Promise<void> {
  for (let at = 0; at < questions; at++) lease.question()
  await looks.query('SELECT 1')
  await new Promise((resolve) => setImmediate(resolve))
}

describe('the lease of a process to answer from what it looked up a moment ago', () => {
  it('is asked for in a rush only', async () => {
    const time = { now: 0 }
    const lease = new FactsLease(looks, () => time.now)
    await askOften(lease, 49)
    time.now = 1.1 * SECOND
    await askOften(lease, 49)
    expect(await leases()).toBe(0)
    await askOften(lease, 1)
    expect(await leases()).toBe(1)
  })

  it('covers a look that began after it was had, for five milliseconds', async () => {
    const time = { now: 1000 }
    const lease = new FactsLease(looks, () => time.now)
    expect(lease.covers(1000)).toBe(false)
    await askOften(lease, 50)
    expect([999, 1000].map((began) => lease.covers(began))).toEqual([false, false])
    time.now = 1010
    expect([1004, 1005, 1005.1, 1010].map((began) => lease.covers(began))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('ends a second before half a minute, is had on while the rush lasts, and does not cover the time it was not had', async () => {
    const time = { now: 0 }
    const lease = new FactsLease(looks, () => time.now)
    await askOften(lease, 50)
    time.now = 28.9 * SECOND
    expect(lease.covers(time.now - 1)).toBe(true)
    time.now = 29 * SECOND
    expect(lease.covers(time.now - 1)).toBe(false)
    await askOften(lease, 50)
    expect(lease.covers(time.now - 1)).toBe(false)
    time.now += 1
    expect(lease.covers(time.now - 0.5)).toBe(true)
    time.now += 25 * SECOND
    await askOften(lease, 50)
    // Longer without a break: a look of just before counts.
    expect(lease.covers(time.now - 1)).toBe(true)
    time.now += 28 * SECOND
    expect(lease.covers(time.now - 1)).toBe(true)
  })

  it('does not cover the time between its end and a longer one that came too late', async () => {
    const time = { now: 0 }
    let passes = 0
    const slow = {
      query: async (question: pg.QueryConfig) => {
        time.now += passes
        return looks.query(question)
      },
    }
    const lease = new FactsLease(slow as pg.Pool, () => time.now)
    await askOften(lease, 50)
    time.now = 29 * SECOND - 1
    passes = 3
    await askOften(lease, 50)
    expect(lease.covers(time.now - 1)).toBe(false)
    time.now += 1
    expect(lease.covers(time.now - 0.5)).toBe(true)
  })

  it('is had only when every booking that did not see it is committed; meanwhile it is given up, and bookings go on', async () => {
    const time = { now: 0 }
    const lease = new FactsLease(looks, () => time.now)
    await inTransaction(house.pool, async (stuck) => {
      await stuck.query(TAKE_THE_LOCKS)
      await askOften(lease, 50)
      await house.pool.query(TAKE_THE_LOCKS)
    })
    time.now = 4.9 * SECOND
    await askOften(lease, 51)
    expect(lease.covers(time.now)).toBe(false)
    expect(await leases()).toBe(0)
    time.now = 5 * SECOND
    await askOften(lease, 51)
    expect(lease.covers(time.now + 1)).toBe(true)
    expect(await leases()).toBe(1)
  })

  it('is not had any more when a look fails: the database may be another one now', async () => {
    const lease = new FactsLease(looks)
    const facts = new FactsCache(looks, clock(), lease)
    await rush(facts)
    await expect.poll(() => lease.covers(performance.now() - 0.1)).toBe(true)
    vi.spyOn(looks, 'query').mockRejectedValueOnce(new Error('no connection'))
    await expect(facts.fresh()).rejects.toThrow('no connection')
    expect(lease.covers(performance.now() - 0.1)).toBe(false)
  })

  it('lets guests be answered without a look, until this process writes', async () => {
    const facts = new FactsCache(looks, clock(), new FactsLease(looks))
    await rush(facts)
    const query = vi.spyOn(looks, 'query')
    const within = async () => {
      const began = performance.now()
      await facts.fresh()
      query.mockClear()
      await facts.recent()
      // Only what was asked in time says something.
      return performance.now() - began < LEASED_MS ? query.mock.calls.length : null
    }
    await expect.poll(within).toBe(0)
    await facts.fresh()
    await facts.tellable(false)
    query.mockClear()
    await facts.recent()
    expect(query).toHaveBeenCalledOnce()
  })
})
