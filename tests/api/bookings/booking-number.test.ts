import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '../../../rules/calendar/day.ts'
import { bookingNumber } from '../../../rules/numbering/booking-number.ts'
import type { Readings } from '../../../rules/readings/readings.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 8 }], processes: 2 })
})
afterAll(() => setup.close())
afterEach(async () => {
  await setup.pool.query(`DELETE FROM settings WHERE key = 'readings'`)
  await emptySetup(setup.pool)
})

/** What the tests' day, 2 February 2026, makes of a running number. */
const numbered = (running: number, reading: Readings['number.booking'] = 'rising') =>
  bookingNumber(dayOf(2026, 2, 2), running, reading)
const nextIs = (running: number) =>
  setup.pool.query(`SELECT setval('booking_number_seq', $1, false)`, [running])

async function numberFrom(process: number): Promise<string> {
  const { status, body } = await book(setup.processes[process]!.app, twoNights)
  expect(status).toBe(201)
  return body.number
}

describe('the number of a booking', () => {
  it('is the one after the last', async () => {
    await nextIs(9)
    const numbers = [await numberFrom(0), await numberFrom(0), await numberFrom(0)]
    expect(numbers).toEqual([9, 10, 11].map((running) => numbered(running)))
  })

  it('is another for each of those made at once over two processes', async () => {
    const numbers = await Promise.all([0, 1, 0, 1, 0, 1, 0, 1].map(numberFrom))
    expect(new Set(numbers).size).toBe(8)
  })

  it('is the next one where it was imported already', async () => {
    await nextIs(41)
    const imported = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-05-01',
      departure: '2026-05-03',
    })
    await setup.pool.query('UPDATE bookings SET number = $2 WHERE id = $1', [
      imported,
      numbered(41),
    ])
    expect(await numberFrom(0)).toBe(numbered(42))
  })

  it('under number.booking=dashed has the calendar’s month and four digits or more', async () => {
    await setup.pool.query(
      `INSERT INTO settings (key, value) VALUES ('readings', '{"number.booking": "dashed"}')`,
    )
    await nextIs(7)
    expect(await numberFrom(0)).toBe('B-2026-02-0007')
    await nextIs(12_345)
    expect(await numberFrom(1)).toBe(numbered(12_345, 'dashed'))
  })
})
