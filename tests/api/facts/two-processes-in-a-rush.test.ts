import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AvailabilityView,
  StayQuoteView,
} from '../../../api/availability/availability-shapes.ts'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import type { ApiProcess } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }], processes: 2 })
})
afterAll(() => setup.close())
beforeEach(() => emptySetup(setup.pool))

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

  it('never offer a room that somebody was told is booked, whichever of them took it', async () => {
    const rush = new AbortController()
    const guests = setup.processes.map(async (api) => {
      while (!rush.signal.aborted) await search(api, stayOf(40))
    })
    let offered = 0
    for (let week = 0; week < 30; week++) {
      const stay = stayOf(week)
      const [api, other] = week % 2 === 0 ? setup.processes : setup.processes.toReversed()
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
