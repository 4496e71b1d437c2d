import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BookingNumbers } from '../../../api/bookings/booking-numbers.ts'
import { type FreshDatabase, freshDatabase } from '../../house/postgres.ts'

let database: FreshDatabase
let pool: pg.Pool
let now = 0

beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 4 }).on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  now = 0
})

const numbers = () => new BookingNumbers(pool, () => now)
const isRising = (list: number[]) => list.every((number, at) => at === 0 || number > list[at - 1]!)

describe('the running numbers of bookings', () => {
  it('have no gaps while bookings come now and then', async () => {
    const some = numbers()
    const taken: number[] = []
    for (let booking = 0; booking < 5; booking++) {
      taken.push(await some.take())
      now += 60_000
    }
    expect(taken).toEqual(taken.map((_, at) => taken[0]! + at))
  })

  it('are all different in a rush over two processes, and rise in each', async () => {
    const processes = [numbers(), numbers()]
    const taken = await Promise.all(
      processes.map(async (some) => {
        const mine: number[] = []
        for (let booking = 0; booking < 60; booking++) {
          mine.push(await some.take())
          now += 1
        }
        return mine
      }),
    )
    expect(taken.every(isRising)).toBe(true)
    expect(new Set(taken.flat()).size).toBe(120)
  })

  it('are given to the next when a booking did not need its own', async () => {
    const some = numbers()
    const unused = await some.take()
    some.giveBack(unused)
    now += 60_000
    expect(await some.take()).toBe(unused)
    expect(await some.take()).toBe(unused + 1)
  })

  it('left over from a rush are not given to a booking much later, so that numbers still rise between processes', async () => {
    const [rushed, other] = [numbers(), numbers()]
    for (let booking = 0; booking < 3; booking++) await rushed.take()
    now += 60_000
    const later = await other.take()
    expect(await rushed.take()).toBeGreaterThan(later)
  })
})
