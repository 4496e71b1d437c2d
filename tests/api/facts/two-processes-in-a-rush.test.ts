import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AvailabilityView,
  StayQuoteView,
} from '../../../api/availability/availability-views.ts'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { LEASED_MS } from '../../../api/facts/facts-lease.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import type { ApiProcess } from '../house/api-process.ts'
import { book, twoNights } from '../house/book.ts'
import { type TestHouse, openHouse } from '../house/open-house.ts'
import { emptyHouse } from '../house/overlaps.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ types: [{ slug: 'knusse-kamer', rooms: 1 }], processes: 2 })
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.pool.query('DELETE FROM facts_leases')
  await emptyHouse(house.pool)
})
afterEach(() => vi.restoreAllMocks())

const leases = async () =>
  (await house.pool.query('SELECT FROM facts_leases WHERE until > clock_timestamp()')).rowCount
const leaseFor = (process: string) =>
  house.pool.query(`SELECT lease_facts($1, interval '1 minute')`, [process])

describe('two processes in a rush', () => {
  const ask = async <View>({ app }: ApiProcess, url: string) =>
    (await app.inject({ url })).json<View>()
  const stayOf = (week: number) => {
    const arrival = parseDay('2026-03-02')! + 7 * week
    return { arrival: formatDay(arrival), departure: formatDay(arrival + 1) }
  }
  const search = (
    api: ApiProcess,
    { arrival, departure }: { arrival: string; departure: string },
  ) =>
    ask<AvailabilityView>(
      api,
      `/api/availability?arrival=${arrival}&departure=${departure}&guests=2`,
    )

  it('let the looks of others grow too old before a guest is told of a booking', async () => {
    let tell = () => {}
    const tellable = vi.spyOn(FactsCache.prototype, 'tellable').mockReturnValue(
      new Promise((resolve) => {
        tell = resolve
      }),
    )
    await leaseFor(randomUUID())
    let isTold = false
    const told = book(house.app, twoNights).then(({ status }) => {
      isTold = true
      return status
    })
    await expect.poll(() => tellable.mock.calls).toEqual([[true]])
    expect((await house.pool.query('SELECT FROM bookings')).rowCount).toBe(1)
    expect(isTold).toBe(false)
    tell()
    expect(await told).toBe(201)
  })

  it('do so too where the key made the booking elsewhere, whose guest may not have been told yet', async () => {
    const key = randomUUID()
    const first = await book(house.processes[0]!.app, twoNights, { key })
    const tellable = vi.spyOn(FactsCache.prototype, 'tellable')
    expect((await book(house.processes[1]!.app, twoNights, { key })).body).toEqual(first.body)
    expect(tellable.mock.calls).toEqual([[true]])
  })

  it('wait for nobody where none has a lease, or only the one that books', async () => {
    const tellable = vi.spyOn(FactsCache.prototype, 'tellable')
    await leaseFor(house.app.get(FactsCache).process)
    expect((await book(house.app, twoNights)).status).toBe(201)
    expect(tellable.mock.calls).toEqual([[false]])
  })

  it('wait longer than a look may be answered from where another has a lease, and not at all where none has', async () => {
    const facts = house.app.get(FactsCache)
    const began = performance.now()
    await facts.tellable(true)
    expect(performance.now() - began).toBeGreaterThan(LEASED_MS)
    const later = new Promise((resolve) => setImmediate(() => resolve('later')))
    expect(await Promise.race([facts.tellable(false).then(() => 'at once'), later])).toBe('at once')
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
      const answer = await ask<StayQuoteView>(
        other!,
        `/api/quotes?room=knusse-kamer&arrival=${stay.arrival}&departure=${stay.departure}&persons=2`,
      )
      if (!answer.ok) continue
      offered++
      expect((await search(other!, stay)).offers).toHaveLength(1)
      const { status } = await book(api!.app, {
        ...twoNights,
        ...stay,
        totalCents: answer.quote.totalCents,
      })
      const seen = await Promise.all([other!, api!, other!].map((asked) => search(asked, stay)))
      expect({ status, offers: seen.map(({ offers }) => offers.length) }).toEqual({
        status: 201,
        offers: [0, 0, 0],
      })
    }
    rush.abort()
    await Promise.all(guests)
    expect(offered).toBeGreaterThan(15)
  })
})
