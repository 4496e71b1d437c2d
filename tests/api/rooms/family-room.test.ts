import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoomTypeView } from '../../../api/rooms/room-type-shape.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type ListeningApi, listeningApi } from '../payments/listening-api.ts'

let api: ListeningApi

beforeAll(async () => {
  api = await listeningApi()
  await api.pool.query(`UPDATE room_types SET kind = 'family', slug = 'familiekamer'`)
  await api.pool.query('UPDATE rooms SET active = number = 1')
})
beforeEach(async () => {
  await emptySetup(api.pool)
  await api.pool.query(`DELETE FROM family_tariffs WHERE source = 'staff'`)
})
afterAll(() => api.close())

async function familyRoom(): Promise<RoomTypeView> {
  return (await fetch(`${api.url}/api/room-types/familiekamer`)).json() as Promise<RoomTypeView>
}

/** Prices of the staff for arrivals from a day on. */
const raiseFrom = (day: string) =>
  api.pool.query(
    `INSERT INTO family_tariffs (valid_from, weekend_cents, midweek_cents, week_cents, cleaning_cents, extra_by_persons, extra_person_cents, source)
     VALUES ($1, 47500, 62500, 84500, 4500, '{0,1000,1000,1000,0,1000,2000}', 1000, 'staff')`,
    [day],
  )

describe('The family room as a guest reads it', () => {
  it('takes 4 to 6, and has its four arrangements with all they cost for 4', async () => {
    const { minPersons, maxPersons, arrangements } = await familyRoom()
    expect([minPersons, maxPersons]).toEqual([4, 6])
    // The fixed price, 40.00 cleaning and 2.50 tourist tax a person and night.
    const same = (cents: number) => ({ lowestCents: cents, highestCents: cents })
    expect(arrangements).toEqual([
      { id: 'friday-weekend', price: same(44_900 + 4_000 + 3_000) },
      { id: 'monday-midweek', price: same(59_900 + 4_000 + 4_000) },
      { id: 'monday-week', price: same(79_900 + 4_000 + 7_000) },
      { id: 'friday-week', price: same(79_900 + 4_000 + 7_000) },
    ])
  })

  it('has the prices of a new row as soon as it is written, from its day on', async () => {
    await raiseFrom('2026-09-01')
    expect((await familyRoom()).arrangements[0]).toEqual({
      id: 'friday-weekend',
      price: { lowestCents: 51_900, highestCents: 47_500 + 4_500 + 3_000 },
    })
    await api.pool.query(
      `UPDATE family_tariffs SET valid_from = '2026-01-01' WHERE source = 'staff'`,
    )
    expect((await familyRoom()).arrangements[0]!.price!.lowestCents).toBe(55_000)
  })
})

describe('A booking of the family room', () => {
  async function booked() {
    const weekend = {
      ...twoNights,
      roomType: 'familiekamer',
      arrival: '2026-03-06',
      departure: '2026-03-09',
      persons: 4,
      totalCents: 51_900,
    }
    const { status, body } = await bookOverHttp(api.url, weekend)
    expect(status).toBe(201)
    return body
  }

  it('comes back from the payment to /bedankt-familie', async () => {
    const { id, paymentUrl } = await booked()
    await goToPay(paymentUrl!)
    const thanks = `${api.url}/bedankt-familie?id=${id}`
    const { rows } = await api.pool.query<{ redirect_url: string }>(
      'SELECT redirect_url FROM sandbox.payments',
    )
    expect(rows).toEqual([{ redirect_url: thanks }])
    await api.pool.query(`UPDATE bookings SET hold_until = created_at WHERE id = $1`, [id])
    const again = await fetch(paymentUrl!, { redirect: 'manual' })
    expect(again.headers.get('location')).toBe(thanks)
  })
})
