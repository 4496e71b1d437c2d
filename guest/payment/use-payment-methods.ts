import { useQuery } from '@tanstack/react-query'
import type { PaymentMethodsView } from '../../api/payments/payment-methods.ts'
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
 * The ways to pay that the provider has now. Nothing waits for them: where they cannot be read, or
 * the chosen one does not take the sum, the provider's own page asks.
 *
 * @param wanted what the guest chose, while the provider has it
 */
export function usePaymentMethods(wanted: string | null): MethodChoice {
  const { data, isPending } = useQuery(paymentMethodsRead())
  const methods = data?.methods ?? []
  const isThere = methods.some(({ id }) => id === wanted)
  return {
    methods: isPending ? null : methods,
    chosen: isThere ? wanted : (methods[0]?.id ?? null),
  }
}
