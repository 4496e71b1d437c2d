import { z } from 'zod'
import { pressRequest } from '../bookings/staff-requests.ts'

/** Body of `POST /api/back-office/breakfast-orders/:id/cancel`. */
export const orderCancellationRequest = z.object({
  ...pressRequest.shape,
  /** Where it is too late for the money to go back by itself. */
  refundLate: z.boolean('Kies of er geld teruggaat.'),
})
export type OrderCancellationRequest = z.input<typeof orderCancellationRequest>
