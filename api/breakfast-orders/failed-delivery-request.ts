import { z } from 'zod'
import { failedBecause, saysWhy } from '../../rules/breakfast/failed-delivery.ts'
import { requestId, version } from '../bookings/staff-requests.ts'

const SAY_WHY = 'Schrijf op waarom het niet is gelukt.'

/** Body of `POST /api/back-office/breakfast-orders/:id/fail-delivery`. */
export const failedDeliveryRequest = z
  .object({
    because: z.enum(failedBecause, 'Kies waarom het niet is gelukt.'),
    /** Staff's own words: needed where the reason says nothing by itself. */
    note: z
      .string('Deze tekst is niet leesbaar.')
      .trim()
      .max(300, 'Deze tekst is te lang.')
      .default(''),
    requestId,
    version,
  })
  .refine(saysWhy, { path: ['note'], error: SAY_WHY })
export type FailedDeliveryRequest = z.input<typeof failedDeliveryRequest>
