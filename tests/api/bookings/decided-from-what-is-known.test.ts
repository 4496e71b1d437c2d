import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FactsCache } from '../../../api/facts/facts-cache.ts'
import { lockRoomType } from '../../../api/rooms/room-type-lock.ts'
import { inTransaction } from '../../../api/database/open-database.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy, overlaps } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }], processes: 2 })
})
afterAll(() => setup.close())
beforeEach(async () => {
  setup.time.now = MONDAY
  await setup.pool.query('DELETE FROM closures')
  await emptySetup(setup.pool)
  // Both know the property as it is now; what a test changes after this they have not seen.
  for (const { app } of setup.processes)
    expect((await app.inject({ url: '/api/room-types' })).statusCode).toBe(200)
})

const first = () => setup.processes[0]!.app
const closed = {
  status: 422,
  body: { error: { reason: 'stay-refused', refusals: [{ reason: 'closed' }] } },
}
const second = () => setup.processes[1]!.app

describe('a booking decided from what a process knew', () => {
  it('is not sold at a price that has changed since: the guest is shown the new one', async () => {
    await setup.pool.query('UPDATE room_type_prices SET cents = cents + 500')
    const refused = await book(first(), twoNights)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: { reason: 'total-changed', seenCents: 22_000, quote: { totalCents: 23_000 } },
      },
    })
    expect((await book(first(), { ...twoNights, totalCents: 23_000 })).status).toBe(201)
    await setup.pool.query('UPDATE room_type_prices SET cents = cents - 500')
    expect((await book(second(), twoNights)).status).toBe(201)
  })

  it('is not taken on nights that were closed since', async () => {
    await setup.pool.query(`INSERT INTO closures (nights) VALUES ('[2026-03-03,2026-03-04)')`)
    expect(await book(first(), twoNights)).toMatchObject(closed)
  })

  it('is not taken on nights that are being closed while it is written', async () => {
    const { rows } = await setup.pool.query<{ id: number }>(
      `SELECT id FROM room_types WHERE slug = 'knusse-kamer'`,
    )
    const booking = await inTransaction(setup.pool, async (client) => {
      await lockRoomType(client, rows[0]!.id)
      const answer = book(first(), twoNights)
      // It waits for the lock by now, in a statement that began before the closure.
      await expect
        .poll(
          async () =>
            (
              await setup.pool.query(
                `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
              )
            ).rowCount,
        )
        .toBe(1)
      await client.query(`INSERT INTO closures (nights) VALUES ('[2026-03-02,2026-03-04)')`)
      return { answer }
    })
    expect(await booking.answer).toMatchObject(closed)
    expect((await setup.pool.query('SELECT FROM bookings')).rowCount).toBe(0)
  })

  it('finds the other room when its own was taken at the other process', async () => {
    expect((await book(second(), twoNights)).status).toBe(201)
    expect((await book(first(), twoNights)).status).toBe(201)
    expect((await book(first(), twoNights)).status).toBe(409)
    expect(await overlaps(setup.pool)).toBe(0)
  })

  it('is not refused for a stay that was cancelled since', async () => {
    for (const room of [1, 2])
      await occupy(setup.pool, { room, arrival: twoNights.arrival, departure: twoNights.departure })
    expect((await book(first(), twoNights)).status).toBe(409)
    await setup.pool.query(
      `UPDATE bookings SET state = 'cancelled' WHERE room_id = (SELECT id FROM rooms WHERE number = 2)`,
    )
    expect((await book(first(), twoNights)).status).toBe(201)
  })

  it('counts those this process has just written, though it has not looked since', async () => {
    expect(
      (await book(first(), { ...twoNights, arrival: '2026-03-09', departure: '2026-03-11' }))
        .status,
    ).toBe(201)
    const looks = vi.spyOn(FactsCache.prototype, 'fresh')
    expect((await book(first(), twoNights)).status).toBe(201)
    expect((await book(first(), twoNights)).status).toBe(201)
    expect(looks).not.toHaveBeenCalled()
    looks.mockRestore()
    const { rows } = await setup.pool.query<{ rooms: number }>(
      "SELECT count(DISTINCT room_id)::int AS rooms FROM bookings WHERE stay && '[2026-03-02,2026-03-04)'",
    )
    expect(rows[0]!.rooms).toBe(2)
  })
})
