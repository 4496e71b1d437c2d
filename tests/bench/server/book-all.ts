import { randomUUID } from 'node:crypto'
import { origin } from './bench-servers.ts'
import type { BenchServer } from './bench-servers.ts'
import { type BenchStay, benchSlugs } from './bench-stays.ts'
import { getRequest, postRequest } from './keep-alive-client.ts'
import { type Load, runLoad } from './load.ts'
import { clientsOf } from './send-all.ts'

let visitors = 0

/** A stay as a guest asks for it, each for another visitor. */
export function bookingRequest({ roomType, arrival, departure }: BenchStay): string {
  visitors++
  const headers = {
    origin,
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  }
  const guest = {
    firstName: 'Anna',
    lastName: 'Bakker',
    email: 'anna@example.com',
    phone: '0612345678',
    city: 'Stein',
  }
  return postRequest('/api/bookings', headers, {
    roomType: benchSlugs[roomType - 1],
    arrival,
    departure,
    persons: 2,
    totalCents: 10_000,
    ...guest,
  })
}

/**
 * Books every stay, each for another visitor.
 *
 * @param toPay the guests also go on to the provider's page
 */
export async function bookAll(
  api: BenchServer,
  count: number,
  stays: BenchStay[],
  toPay = false,
): Promise<Load> {
  const requests = stays.map(bookingRequest)
  const clients = await clientsOf(api, count)
  const load = await runLoad(clients, requests, async (client, request) => {
    const { status, body } = await client.send(request)
    if (status !== 201) throw new Error(`a booking was answered ${status}: ${body}`)
    if (!toPay) return
    const { id } = JSON.parse(body) as { id: string }
    const way = await client.send(getRequest(`/api/bookings/${id}/checkout`))
    if (way.status !== 303) throw new Error(`the way to pay was answered ${way.status}`)
  })
  for (const client of clients) client.close()
  return load
}
