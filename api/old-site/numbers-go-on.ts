import type { Carrying } from './carrying.ts'

/**
 * Has the numbers of this house go on above those of the old site. Not in a trial: a sequence is not
 * rolled back. The app may only take the next number of a sequence, never set it.
 */
export async function numbersGoOn({ client, house }: Carrying): Promise<void> {
  const highest = Math.max(0, ...house.bookings.map(({ number }) => runningOf(number ?? '')))
  await raise(client, 'booking_number_seq', highest)
  const orders = Math.max(0, ...house.breakfastOrders.map(({ number }) => runningOf(number ?? '')))
  await raise(client, 'breakfast_order_number_seq', orders)
}

/**
 * The running number of `B2026115`, whose month has one digit or two and counts from zero: 10 and 11
 * are months before 1 is. 0 for what is no such number.
 */
export function runningOf(number: string): number {
  const [, running] = /^[A-Z]\d{4}(?:1[01]|\d)(\d{1,6})$/.exec(number) ?? []
  return Number(running ?? 0)
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
