import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { partsOf } from '../../rules/calendar/day.ts'
import type { Carrying } from './carrying.ts'
import { keyInstant } from './key-instant.ts'

/** A higher running number is a mistake: a full house of nine rooms comes to it in six years. */
const HIGHEST = 20_000

interface Numbered {
  path: string
  key: string
  number: string | null
}

/**
 * Has the numbers of this house go on above those of the old site. Not in a trial: a sequence is not
 * rolled back. The app may only take the next number of a sequence, never set it.
 */
export async function numbersGoOn({ client, house, now }: Carrying): Promise<void> {
  const highest = (of: readonly Numbered[]) =>
    Math.max(0, ...of.map((one) => runningOf(one, now.getTime())).filter((one) => one <= HIGHEST))
  await raise(client, 'booking_number_seq', highest(house.bookings))
  await raise(client, 'breakfast_order_number_seq', highest(house.breakfastOrders))
}

/** Tells of numbers that are too high to go on from. */
export function tellWildNumbers({ house, rows, now, remarks }: Carrying): void {
  const sentence =
    'Dit nummer is onwaarschijnlijk hoog: het blijft, en onze nummers tellen er niet op door.'
  for (const one of [...house.bookings, ...house.breakfastOrders])
    if (rows.idOf(one.path) === undefined && runningOf(one, now.getTime()) > HIGHEST)
      remarks.push({ path: one.path, kind: 'undecided', sentence, before: null, after: null })
}

/**
 * The running number of `B2026115`, whose month has one digit or two and counts from zero. Where the
 * key tells in which month it was made, that is its month; else of 15 in month 1 and 5 in month 11
 * the higher. 0 for what is no such number.
 */
export function runningOf({ key, number }: Omit<Numbered, 'path'>, now: number): number {
  const made = keyInstant(key, now)
  const month = made === null ? null : partsOf(momentInAmsterdam(made).today).month - 1
  const read = [/^[A-Z]\d{4}(\d)([1-9]\d*)$/, /^[A-Z]\d{4}(1[01])([1-9]\d*)$/].flatMap((form) => {
    const [, itsMonth, running] = form.exec(number ?? '') ?? []
    return running === undefined ? [] : [{ month: Number(itsMonth), running: Number(running) }]
  })
  const meant = read.find((one) => one.month === month)
  return meant?.running ?? Math.max(0, ...read.map(({ running }) => running))
}

async function raise(
  client: Carrying['client'],
  sequence: 'booking_number_seq' | 'breakfast_order_number_seq',
  highest: number,
): Promise<void> {
  await client.query(
    `SELECT count(nextval('${sequence}')) FROM generate_series(1, $1::bigint - (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM ${sequence}))`,
    [highest],
  )
}
