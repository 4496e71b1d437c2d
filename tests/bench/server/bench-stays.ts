import pg from 'pg'
import { type EpochDay, formatDay, partsOf, weekday } from '../../../rules/calendar/day.ts'

/** One night in one room, as a guest asks for it and as a bare insert writes it. */
export interface BenchStay {
  roomType: number
  room: number
  arrival: string
  departure: string
}

export const benchSlugs = ['kleine-kamer', 'midden-kamer', 'grote-kamer']

/** Nine rooms of three types at 95.00 for two, tourist tax 2.50: one night is 100.00. */
export async function furnishForBench(pool: pg.Pool): Promise<void> {
  await pool.query('TRUNCATE seasons, tourist_tax_tariffs, vat_rates')
  for (const [at, slug] of benchSlugs.entries()) {
    await pool.query(
      `INSERT INTO room_types (slug, name, kind, sort) VALUES ($1, $1, 'ordinary', $2)`,
      [slug, at],
    )
    await pool.query(
      'INSERT INTO room_type_prices (room_type_id, persons, cents) VALUES ($1, 1, 8500), ($1, 2, 9500), ($1, 3, 10500)',
      [at + 1],
    )
    for (let room = 1; room <= 3; room++)
      await pool.query('INSERT INTO rooms (room_type_id, number) VALUES ($1, $2)', [
        at + 1,
        at * 3 + room,
      ])
  }
  await pool.query(
    `INSERT INTO tourist_tax_tariffs (valid_from, cents, source) VALUES ('2020-01-01', 250, 'bench')`,
  )
  await pool.query(
    `INSERT INTO vat_rates (category, valid_from, basis_points, source) VALUES ('lodging', '2020-01-01', 2100, 'bench')`,
  )
}

/**
 * `count` different nights, spread over rooms and the year in an order that is always the same;
 * none that a minimum of two nights refuses.
 */
export function benchStays(today: EpochDay, count: number): BenchStay[] {
  const stays: BenchStay[] = []
  for (let day = today + 3; day < today + 390; day++) {
    if (!isPlainNight(day)) continue
    for (let room = 1; room <= 9; room++)
      stays.push({
        roomType: Math.ceil(room / 3),
        room,
        arrival: formatDay(day),
        departure: formatDay(day + 1),
      })
  }
  if (count > stays.length) throw new RangeError(`only ${stays.length} nights can be had`)
  let state = 7
  for (let at = stays.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    const other = (state >>> 4) % (at + 1)
    const stay = stays[at]!
    stays[at] = stays[other]!
    stays[other] = stay
  }
  return stays.slice(0, count)
}

/** Not a Friday or Saturday, not in July, August or September, not in the closed season. */
function isPlainNight(day: EpochDay): boolean {
  const { month } = partsOf(day)
  return ![5, 6].includes(weekday(day)) && ![7, 8, 9, 12, 1].includes(month)
}
