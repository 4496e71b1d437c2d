import { useQuery } from '@tanstack/react-query'
import type { PaymentMethodsView } from '../../api/payments/payment-methods-view.ts'
import { paymentMethodsRead } from '../calls/reads.ts'

export type PaymentMethodView = Pick<PaymentMethodsView['methods'][number], 'id' | 'name'>

/** The ways to pay, and which of them is chosen. */
export interface MethodChoice {
  /** Null while they are being read; empty where nobody could say. */
  methods: PaymentMethodView[] | null
  /** What the guest chose, else the first; null where there is nothing to choose from. */
  chosen: string | null
}

/**
 * The ways to pay that the provider has now for a sum. Nothing waits for them: where they cannot be read, the
 * provider's own page asks.
 *
 * @param wanted what the guest chose, while the provider has it
 * @param cents what is to be paid, integer cents; undefined while nobody knows
 */
export function usePaymentMethods(wanted: string | null, cents: number | undefined): MethodChoice {
  const { data, isPending } = useQuery(paymentMethodsRead())
  const methods = (data?.methods ?? []).filter(
    ({ minCents, maxCents }) =>
      cents === undefined || (minCents <= cents && cents <= (maxCents ?? Infinity)),
  )
  const isThere = methods.some(({ id }) => id === wanted)
  return {
    methods: isPending ? null : methods,
    chosen: isThere ? wanted : (methods[0]?.id ?? null),
  }
}
