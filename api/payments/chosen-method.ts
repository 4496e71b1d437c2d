import { z } from 'zod'
import { Refused, invalidInput } from '../errors/refused.ts'
import type { PaymentMethods } from './payment-methods.ts'
import { METHOD_ID } from './provider-answers.ts'

/** Said of a way to pay that the provider does not have. */
const UNKNOWN_METHOD = 'Kies een betaalmethode uit de lijst.'

/** What the guest pays with, by the provider's name; left out, the provider's page asks. */
export const chosenMethod = z
  .string({ error: UNKNOWN_METHOD })
  .regex(METHOD_ID, UNKNOWN_METHOD)
  .meta({ description: 'One of `GET /api/payment-methods`.' })

/** Body of `POST …/:id/payments`. */
export const attemptShape = z
  .object({ method: chosenMethod.optional() }, { error: 'Stuur waarmee je betaalt.' })
  .default({})
export type AttemptRequest = z.infer<typeof attemptShape>

/** Refuses a way to pay that the provider does not have. */
export function refuseUnknownMethod(methods: PaymentMethods, method: string | undefined): void {
  if (method !== undefined && !methods.isOffered(method))
    throw new Refused(invalidInput([{ field: 'method', text: UNKNOWN_METHOD }]))
}
