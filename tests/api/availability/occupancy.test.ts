import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OccupancyView } from '../../../api/availability/availability-shapes.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
})
afterAll(() => setup.close())

const month = async (asked = '') => {
  const answer = await setup.app.inject({ url: `/api/occupancy${asked}` })
  return { status: answer.statusCode, text: answer.body, body: answer.json<OccupancyView>() }
}

describe('The occupancy of a month', () => {
  it('is of this month where none is named, one entry a day for each room type', async () => {
    const { body } = await month()
    expect([body.month, body.today]).toEqual(['2026-02', '2026-02-02'])
    expect(body.roomTypes.map(({ slug, days }) => [slug, days.length])).toEqual([
      ['knusse-kamer', 28],
    ])
  })

  it('shows a booking as taken nights at once, and tells nothing about the guest', async () => {
    const { body: booked } = await book(setup.app, twoNights)
    expect(booked.id).toBeTruthy()
    const { body, text } = await month(`?month=${twoNights.arrival.slice(0, 7)}`)
    const taken = body.roomTypes[0]!.days.filter(({ state }) => state === 'taken')
    expect(taken.map(({ day }) => day)).toContain(twoNights.arrival)
    expect(taken.every(({ nights }) => nights === null)).toBe(true)
    expect(Object.keys(body.roomTypes[0]!.days[0]!).toSorted()).toEqual(['day', 'nights', 'state'])
    expect(text).not.toContain(booked.id)
    expect(text).not.toContain('@')
  })

  it.each(['?month=2026-13', '?month=nooit', '?month=2026-02-01', '?month='])(
    '%s is no month, and is refused with a sentence',
    async (asked) => {
      const { status, text } = await month(asked)
      expect(status).toBe(400)
      expect(text).toContain('"error"')
    },
  )
})
