import { providerAmount } from '../provider-amount.ts'

/** Where a sandbox payment stands. Mollie's test mode knows the same five for iDEAL. */
export type SandboxStatus = 'open' | 'paid' | 'failed' | 'canceled' | 'expired'

/** A payment of the sandbox as stored. */
export interface SandboxPayment {
  id: string
  status: SandboxStatus
  amountCents: number
  refundedCents: number
  description: string
  redirectUrl: string
  webhookUrl: string | null
  metadata: unknown
  createdAt: Date
  expiresAt: Date
  endedAt: Date | null
}

/** The fields that say when a payment ended, by the way it ended. */
const ENDED_AT = {
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
} as const

/** The payment as Mollie's v2 API answers it (docs.mollie.com/reference/get-payment). */
export function mollieShape(payment: SandboxPayment, root: string): Record<string, unknown> {
  const self = `${root}/v2/payments/${payment.id}`
  const left = payment.amountCents - payment.refundedCents
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.createdAt.toISOString(),
    amount: providerAmount(payment.amountCents),
    description: payment.description,
    method: 'ideal',
    metadata: payment.metadata,
    status: payment.status,
    isCancelable: false,
    ...(payment.status === 'open' ? { expiresAt: payment.expiresAt.toISOString() } : {}),
    ...(payment.status !== 'open' && payment.endedAt
      ? { [ENDED_AT[payment.status]]: payment.endedAt.toISOString() }
      : {}),
    ...(payment.status === 'paid'
      ? {
          amountRefunded: providerAmount(payment.refundedCents),
          amountRemaining: providerAmount(left),
        }
      : {}),
    locale: 'nl_NL',
    profileId: 'pfl_sandbox',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl === null ? {} : { webhookUrl: payment.webhookUrl }),
    _links: {
      self: { href: self, type: 'application/hal+json' },
      ...(payment.status === 'open'
        ? { checkout: { href: `${root}/checkout/${payment.id}`, type: 'text/html' } }
        : {}),
    },
  }
}
