import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AvailabilityView,
  CalendarView,
  StayQuoteView,
} from '../../../api/availability/availability-shapes.ts'
import type { RoomTypeView } from '../../../api/rooms/room-type-shape.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({
    types: [
      { slug: 'knusse-kamer', rooms: 1 },
      { slug: 'ruime-knusse-kamer', rooms: 2 },
    ],
  })
})
afterAll(() => setup.close())
beforeEach(() => emptySetup(setup.pool))

async function ask<T>(url: string): Promise<{ status: number; body: T }> {
  const answer = await setup.app.inject({ url })
  return { status: answer.statusCode, body: answer.json<T>() }
}

describe('a guest asks', () => {
  it('about the property and hears its day, its clock and its readings', async () => {
    const { body } = await ask<PropertyView>('/api/property')
    expect(body).toMatchObject({
      name: 'Kamersleutel',
      checkOut: '10:30',
      today: '2026-02-02',
      now: new Date(MONDAY).toISOString(),
      clockMoved: false,
    })
    expect(body.checkIn).toHaveLength(7)
    expect(body.readings['nights' as never]).toBeUndefined()
  })

  it('for the rooms and sees each with the lowest price it can really be had for, and for whom', async () => {
    const { body } = await ask<RoomTypeView[]>('/api/room-types')
    // 85.00 for one and 2.50 tourist tax, in the nights of 2027 that have no season.
    const fromPrice = { persons: 1, cents: 8_750 }
    const [first] = body
    expect(
      body.map((view) => [view.slug, view.maxPersons, view.fromPrice, view.fromPriceUnit]),
    ).toEqual([
      ['knusse-kamer', 3, fromPrice, 'night'],
      ['ruime-knusse-kamer', 3, fromPrice, 'night'],
    ])
    expect(first!.fromPrices[0]).toEqual(fromPrice)
    expect(first!.fromPrices.map(({ persons }) => persons)).toEqual([1, 2, 3])
    expect((await ask<RoomTypeView>('/api/room-types/knusse-kamer')).body).toEqual(first)
  })

  it.each([
    '/api/room-types/balzaal',
    '/api/room-types/balzaal/calendar',
    '/api/quotes?room=balzaal&arrival=2026-03-02&departure=2026-03-04&persons=2',
  ])('for a room that is not there (%s) and is told so', async (url) => {
    expect(await ask(url)).toEqual({
      status: 404,
      body: { error: { reason: 'not-found', text: 'Deze kamer bestaat niet.' } },
    })
  })

  it('for the calendar and finds a taken night taken, while one may leave on it', async () => {
    await occupy(setup.pool, { room: 1, arrival: '2026-02-11', departure: '2026-02-12' })
    const { body } = await ask<CalendarView>('/api/room-types/knusse-kamer/calendar?persons=2')
    const on = (day: string) => body.days.find((view) => view.day === day)!
    expect(body.days[0]!.day).toBe('2026-02-02')
    expect(on('2026-02-11')).toMatchObject({ state: 'taken', maxNights: 0 })
    expect(on('2026-02-09')).toMatchObject({ state: 'free', maxNights: 2 })
    const quote = await ask<StayQuoteView>(
      '/api/quotes?room=knusse-kamer&arrival=2026-02-09&departure=2026-02-11&persons=2',
    )
    expect(quote.body.ok).toBe(true)
  })

  it('what a stay costs and hears lines that add up, or every rule in the way with stays that fit', async () => {
    const fits = await ask<StayQuoteView>(
      '/api/quotes?room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2',
    )
    expect(fits.body).toMatchObject({ ok: true, quote: { totalCents: 22_000, nights: 2 } })
    const refused = await ask<StayQuoteView>(
      '/api/quotes?room=knusse-kamer&arrival=2026-03-06&departure=2026-03-07&persons=2',
    )
    expect(refused.body).toMatchObject({
      ok: false,
      refusals: [{ reason: 'minimum-nights-weekend', day: '2026-03-06', nights: 2 }],
    })
    expect(refused.body.ok || refused.body.suggestions.length).toBeGreaterThan(0)
  })

  it('for a room and is offered those that are free, or the nearest stays when none is', async () => {
    await occupy(setup.pool, { room: 1, arrival: '2026-03-02', departure: '2026-03-04' })
    const search = '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=2'
    expect((await ask<AvailabilityView>(search)).body.offers.map(({ slug }) => slug)).toEqual([
      'ruime-knusse-kamer',
    ])
    for (const room of [2, 3])
      await occupy(setup.pool, { room, arrival: '2026-03-02', departure: '2026-03-04' })
    const { body } = await ask<AvailabilityView>(search)
    expect(body.offers).toEqual([])
    expect(body.suggestions.length).toBeGreaterThan(0)
    expect(body.suggestions[0]!.slug).toMatch(/knusse-kamer$/)
  })

  it.each([
    '/api/availability?arrival=morgen&departure=2026-03-04&guests=2',
    '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=veel',
    '/api/availability?departure=2026-03-04&guests=2',
    '/api/availability?arrival=2026-03-02&arrival=2026-03-03&departure=2026-03-04&guests=2',
    '/api/quotes?room=knusse-kamer&arrival=2026-02-30&departure=2026-03-04&persons=2',
    '/api/quotes?room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04',
    '/api/room-types/knusse-kamer/calendar?persons=twee',
  ])('in a way that cannot be read (%s) and hears which field', async (url) => {
    const { status, body } = await ask<{ error: { reason: string; fields: { text: string }[] } }>(
      url,
    )
    expect(status).toBe(400)
    expect(body.error.reason).toBe('invalid-input')
    expect(body.error.fields[0]!.text).not.toMatch(/expected|invalid/i)
  })
})
