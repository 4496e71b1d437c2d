import { randomUUID } from 'node:crypto'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { BookingAccepted } from '../../../api/bookings/booking-answer-shapes.ts'
import type { BookingRequest } from '../../../api/bookings/order.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { ORIGIN } from './api-process.ts'

/**
 * Two nights for two, from Monday 2 March 2026, in the property of `furnish`: 2 × (95.00 + 10.00
 * season + 2 × 2.50 tourist tax).
 */
export const twoNights: BookingRequest = {
  roomType: 'knusse-kamer',
  arrival: '2026-03-02',
  departure: '2026-03-04',
  persons: 2,
  firstName: 'Anna',
  lastName: 'van den Berg',
  email: 'anna@example.com',
  phone: '06 12345678',
  city: 'Maastricht',
  totalCents: 22_000,
}

export interface Booked {
  status: number
  body: BookingAccepted & ApiError
  ms: number
}

let visitors = 0

/** Another guest, somewhere else in the world. */
export function someVisitor(): string {
  visitors++
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

/** Asks for a booking as the guest's page does. */
export async function book(
  app: NestFastifyApplication,
  request: unknown,
  from: { key?: string | null; visitor?: string; origin?: string; language?: string } = {},
): Promise<Booked> {
  const began = performance.now()
  const key = from.key === undefined ? randomUUID() : from.key
  const answer = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: {
      origin: from.origin ?? ORIGIN,
      'x-forwarded-for': from.visitor ?? someVisitor(),
      'content-type': 'application/json',
      ...(from.language && { 'accept-language': from.language }),
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: typeof request === 'string' ? request : JSON.stringify(request),
  })
  return { status: answer.statusCode, body: answer.json(), ms: performance.now() - began }
}
