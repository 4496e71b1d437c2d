import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AvailabilityView, StayQuoteView } from '../../../api/availability/availability-views.ts'
import { FactsCache } from '../../../api/availability/facts-cache.ts'
import { FactsLease, LEASED_MS } from '../../../api/availability/facts-lease.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { Clock } from '../../../api/settings/clock.ts'
import { type ApiProcess, MONDAY } from '../house/api-process.ts'
import { book, twoNights } from '../house/book.ts'
import { type TestHouse, openHouse } from '../house/open-house.ts'
import { emptyHouse } from '../house/overlaps.ts'

const SECOND = 1_000

let house: TestHouse
let looks: pg.Pool
beforeAll(async () => {
  house = await openHouse({ types: [{ slug: 'knusse-kamer', rooms: 1 }], processes: 2 })
  looks = new pg.Pool({ connectionString: house.url, max: 1 })
})
afterAll(async () => {
  await looks.end()
  await house.close()
})
beforeEach(async () => {
  await house.pool.query('DELETE FROM facts_leases')
  await emptyHouse(house.pool)
})

const leases = async () => (await house.pool.query('SELECT FROM facts_leases WHERE until > clock_timestamp()')).rowCount
const clock = () => new Clock({ movable: true, today: null, realNow: () => MONDAY })

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
    expect([1004, 1005, 1005.1, 1010].map((began) => lease.covers(began))).toEqual([false, false, true, true])
  })

  it('ends after half a minute, is had on while the rush lasts, and does not cover the time it was not had', async () => {
    const time = { now: 0 }
    const lease = new FactsLease(looks, () => time.now)
    await askOften(lease, 50)
    time.now = 29.9 * SECOND
    expect(lease.covers(time.now - 1)).toBe(true)
    time.now = 30 * SECOND
    expect(lease.covers(time.now - 1)).toBe(false)
    await askOften(lease, 50)
    expect(lease.covers(time.now - 1)).toBe(false)
    time.now += 1
    expect(lease.covers(time.now - 0.5)).toBe(true)
    time.now += 25 * SECOND
    await askOften(lease, 50)
    // Longer without a break: a look of just before counts.
    expect(lease.covers(time.now - 1)).toBe(true)
    time.now += 29 * SECOND
    expect(lease.covers(time.now - 1)).toBe(true)
  })

  it('is had only when every booking that did not see it is committed', async () => {
    const lease = new FactsLease(looks)
    await inTransaction(house.pool, async (slow) => {
      await slow.query(`SELECT admit_booking(1, 0, 'no key', NULL, 0, gen_random_uuid())`)
      for (let at = 0; at < 50; at++) lease.question()
      await expect.poll(async () => (await house.pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount).toBe(1)
      expect(lease.covers(performance.now())).toBe(false)
    })
    await expect.poll(() => lease.covers(performance.now())).toBe(true)
  })

  it('is not had when the database cannot be reached, and then nothing is remembered', async () => {
    const gone = new pg.Pool({ connectionString: house.url.replace(/\/[^/]+$/, '/not-there'), max: 1 })
    const lease = new FactsLease(gone)
    const facts = new FactsCache(gone, clock(), lease)
    for (let at = 0; at < 60; at++) await expect(facts.recent()).rejects.toThrow('not-there')
    expect(lease.covers(performance.now())).toBe(false)
    await gone.end()
  })

  it('lets guests be answered without a look, until this process writes', async () => {
    const facts = new FactsCache(looks, clock(), new FactsLease(looks))
    for (let at = 0; at < 60; at++) await facts.recent()
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
    query.mockRestore()
  })
})

describe('two processes in a rush', () => {
  const ask = async <View>({ app }: ApiProcess, url: string) => (await app.inject({ url })).json<View>()
  const stayOf = (week: number) => {
    const arrival = parseDay('2026-03-02')! + 7 * week
    return { arrival: formatDay(arrival), departure: formatDay(arrival + 1) }
  }
  const search = (api: ApiProcess, { arrival, departure }: { arrival: string; departure: string }) =>
    ask<AvailabilityView>(api, `/api/availability?arrival=${arrival}&departure=${departure}&guests=2`)

  it('let the looks of others grow too old before a booking is told, and only where others may answer from them', async () => {
    const tellable = vi.spyOn(FactsCache.prototype, 'tellable')
    const told = async (week: number) => {
      const { status } = await book(house.app, { ...twoNights, ...stayOf(week), totalCents: 11_000 })
      expect(status).toBe(201)
      const began = performance.now()
      await new FactsCache(looks, clock(), new FactsLease(looks)).tellable(tellable.mock.lastCall![0])
      return performance.now() - began >= LEASED_MS
    }
    expect(await told(0)).toBe(false)
    await house.pool.query(`SELECT lease_facts(gen_random_uuid(), interval '1 minute')`)
    expect(await told(1)).toBe(true)
    await house.pool.query('DELETE FROM facts_leases')
    await house.pool.query(`SELECT lease_facts($1, interval '1 minute')`, [house.app.get(FactsCache).process])
    expect(await told(2)).toBe(false)
    tellable.mockRestore()
  })

  it('never offer a room that somebody was told is booked, whichever of them took it', async () => {
    const rush = new AbortController()
    const guests = house.processes.map(async (api) => {
      while (!rush.signal.aborted) await search(api, stayOf(40))
    })
    await expect.poll(leases, { timeout: 5_000 }).toBe(2)
    let offered = 0
    for (let week = 0; week < 30; week++) {
      const stay = stayOf(week)
      const [api, other] = week % 2 === 0 ? house.processes : house.processes.toReversed()
      const answer = await ask<StayQuoteView>(other!, `/api/quotes?room=knusse-kamer&arrival=${stay.arrival}&departure=${stay.departure}&persons=2`)
      if (!answer.ok) continue
      offered++
      expect((await search(other!, stay)).offers).toHaveLength(1)
      const { status } = await book(api!.app, { ...twoNights, ...stay, totalCents: answer.quote.totalCents })
      const seen = await Promise.all([other!, api!, other!].map((asked) => search(asked, stay)))
      expect({ status, offers: seen.map(({ offers }) => offers.length) }).toEqual({ status: 201, offers: [0, 0, 0] })
    }
    rush.abort()
    await Promise.all(guests)
    expect(offered).toBeGreaterThan(15)
  })
})
