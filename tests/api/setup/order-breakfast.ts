import { randomUUID } from 'node:crypto'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type {
  BreakfastOrderAccepted,
  BreakfastOrderRequest,
} from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { ORIGIN } from './api-process.ts'
import { someVisitor } from './book.ts'

/**
 * Two boxes and one for a child, to Stein on Wednesday 4 March 2026 from 9.30: 2 × 13.95 + 6.95 +
 * 3.95.
 */
export const threeBoxes = {
  name: 'Liesbeth van der Meer',
  email: 'liesbeth@example.com',
  phone: '06 12345678',
  receiver: 'Oma van der Meer',
  day: '2026-03-04',
  street: 'Dorpsstraat',
  houseNumber: '1a',
  postcode: '6171 AA',
  city: 'Stein',
  adults: 2,
  kids: 1,
  slot: 2,
  totalCents: 3880,
} satisfies BreakfastOrderRequest

/** Asks for boxes as the guest's page does. */
export async function orderBreakfast(
  app: NestFastifyApplication,
  request: unknown = threeBoxes,
  key: string | null = randomUUID(),
  origin = ORIGIN,
  visitor = someVisitor(),
): Promise<{ status: number; body: BreakfastOrderAccepted & ApiError }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/breakfast-orders',
    headers: {
      origin,
      'x-forwarded-for': visitor,
      'content-type': 'application/json',
      ...(key === null ? {} : { 'idempotency-key': key }),
    },
    payload: typeof request === 'string' ? request : JSON.stringify(request),
  })
  return { status: answer.statusCode, body: answer.json() }
}
