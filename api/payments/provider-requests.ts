import type { Subject } from '../subjects/events.ts'
import { providerAmount } from './provider-amount.ts'

/** What is asked of the provider for one attempt to pay. */
export interface PaymentOrder {
  attemptId: string
  /** What is paid for. */
  subject: Subject
  amountCents: number
  /**
   * What it may be paid with, by the provider's names: one is what the payer chose; of several the
   * provider's page asks. Never empty.
   */
  methods: readonly string[]
  description: string
  redirectUrl: string
  /**
   * Null where the provider cannot reach this server, as on a laptop: then the poll does the work.
   */
  webhookUrl: string | null
}

/** The most that the provider takes for a description, of a payment and of a refund (from memory). */
const LONGEST_DESCRIPTION = { payment: 255, refund: 140 }

/** The body of the request that opens a payment. */
export function openingRequest(order: PaymentOrder): string {
  return JSON.stringify({
    amount: providerAmount(order.amountCents),
    description: within(LONGEST_DESCRIPTION.payment, order.description),
    redirectUrl: order.redirectUrl,
    webhookUrl: order.webhookUrl ?? undefined,
    method: order.methods.length === 1 ? order.methods[0] : order.methods,
    locale: 'nl_NL',
    metadata: { attemptId: order.attemptId, subject: order.subject },
  })
}

/** The body of the request that pays back so many cents, under the name that the house has for it. */
export function refundRequest(cents: number, description: string, refundId: string): string {
  return JSON.stringify({
    amount: providerAmount(cents),
    description: within(LONGEST_DESCRIPTION.refund, description),
    metadata: { refundId },
  })
}

/** As much of a text as fits, counted as the provider does: a letter with its accent is one. */
function within(length: number, text: string): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text
}
