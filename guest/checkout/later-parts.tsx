import { useEffect } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'

const details = lazyPart(
  ['checkout/DetailsStep.tsx'],
  async () => (await import('./DetailsStep.tsx')).DetailsStep,
)
const payment = lazyPart(
  ['checkout/PaymentStep.tsx'],
  async () => (await import('./PaymentStep.tsx')).PaymentStep,
)
const outcome = lazyPart(
  ['checkout/OrderOutcomeScreen.tsx'],
  async () => (await import('./OrderOutcomeScreen.tsx')).OrderOutcomeScreen,
)

/** What a guest sees only after the first step: files of their own on the wire. */
export const LaterDetailsStep = details.Part
export const LaterPaymentStep = payment.Part
export const LaterOutcomeScreen = outcome.Part

/** How the order is placed. */
export const loadPlacing = () => import('./place-booking.ts')

/** Fetches them while the guest fills in, so that the order never waits for one. */
export function useLaterParts(): void {
  useEffect(() => {
    // What does not come now is asked for again where it is needed.
    for (const part of [details, payment, outcome]) part.load().catch(() => {})
    loadPlacing().catch(() => {})
  }, [])
}
