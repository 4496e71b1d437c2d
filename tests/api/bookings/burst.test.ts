import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { type ApiChild, startApiChild } from '../setup/api-child.ts'
import { type Booked, twoNights } from '../setup/book.ts'
import { bookOverHttp } from '../setup/book-over-http.ts'
import { furnish } from '../setup/furnish.ts'
import { emptySetup, occupy, overlaps } from '../setup/overlaps.ts'

const ROUNDS = 100
const ARRIVAL = parseDay('2026-03-02')!
const NIGHTS = 4
const stay = {
  ...twoNights,
  arrival: formatDay(ARRIVAL),
  departure: formatDay(ARRIVAL + NIGHTS),
  totalCents: NIGHTS * 11_000,
}

let database: FreshDatabase
let pool: pg.Pool
let processes: ApiChild[]

beforeAll(async () => {
  database = await freshDatabase()
  await furnish(database.url, [{ slug: 'knusse-kamer', rooms: 4 }])
  pool = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
  processes = await Promise.all([startApiChild(database.url), startApiChild(database.url)])
}, 60_000)
afterAll(async () => {
  await Promise.all(processes.map((api) => api.stop()))
  await pool.end()
  await database.drop()
})

/**
 * Leaves `k` rooms free on each night of the stay: whole rooms, or every night in other ones, so
 * that no room is free throughout.
 */
async function leaveFree(k: number, scattered: boolean): Promise<void> {
  await emptySetup(pool)
  for (let room = 1; room <= 4 - (scattered ? k + 1 : k); room++)
    await occupy(pool, { room, arrival: stay.arrival, departure: stay.departure })
  if (!scattered) return
  const first = 4 - k
  for (let night = 0; night < NIGHTS; night++) {
    await occupy(pool, {
      room: first + (night % (k + 1)),
      arrival: formatDay(ARRIVAL + night),
      departure: formatDay(ARRIVAL + night + 1),
    })
  }
}

function summary(answers: Booked[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** One burst, and what must hold of every refusal in it. Answers how many got which status. */
async function burst(
  k: number,
  guests: number,
  scattered: boolean,
): Promise<Record<number, number>> {
  await leaveFree(k, scattered)
  const answers = await Promise.all(
    Array.from({ length: guests }, (_, guest) => bookOverHttp(processes[guest % 2]!.url, stay)),
  )
  for (const { status, body } of answers) {
    if (status !== 409) continue
    expect(body.error.reason).toBe('stay-refused')
    expect(body.error.reason === 'stay-refused' && body.error.suggestions.length).toBeGreaterThan(0)
  }
  expect(await overlaps(pool)).toBe(0)
  return summary(answers)
}

describe('many guests at once for the last rooms, over two API processes', () => {
  it.each(
    [1, 2, 3].flatMap((k) =>
      [20, 50].flatMap((guests) => [false, true].map((scattered) => ({ k, guests, scattered }))),
    ),
  )(
    'gives $k of $guests guests a room and the others alternatives (free nights scattered: $scattered)',
    async ({ k, guests, scattered }) => {
      for (let round = 0; round < Math.ceil(ROUNDS / 12); round++)
        expect(await burst(k, guests, scattered)).toEqual({ 201: k, 409: guests - k })
    },
  )
})
