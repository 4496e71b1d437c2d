import { providerAmount } from '../provider-amount.ts'

/** Where a sandbox payment stands. Mollie's test mode knows the same five for iDEAL. */
export type SandboxStatus = 'open' | 'paid' | 'failed' | 'canceled' | 'expired'

/** Money that went back of a payment: a refund, or a chargeback. */
export interface SandboxBack {
  id: string
  paymentId: string
  amountCents: number
  createdAt: Date | string
  /** Of a refund: what the shop wants back with it. */
  metadata?: unknown
  /** Of a chargeback: when the bank gave the money back. */
  reversedAt?: Date | string | null
}

/** A payment of the sandbox as stored. */
export interface SandboxPayment {
  id: string
  status: SandboxStatus
  amountCents: number
  /** What the shop paid back, and what the payer's bank took back; and their sums. */
  refunds: SandboxBack[]
  chargebacks: SandboxBack[]
  refundedCents: number
  chargedBackCents: number
  description: string
  redirectUrl: string
  webhookUrl: string | null
  /** What the payer chose; null until they do on the hosted page. */
  method: string | null
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

/** What can still go back of a payment, integer cents; nothing of one that was not paid. */
export function leftCents(payment: SandboxPayment): number {
  if (payment.status !== 'paid') return 0
  return payment.amountCents - payment.refundedCents - payment.chargedBackCents
}

/** A refund or a chargeback as Mollie's v2 API answers it. */
export function backShape(kind: 'refund' | 'chargeback', back: SandboxBack) {
  return {
    resource: kind,
    id: back.id,
    mode: 'test',
    amount: providerAmount(back.amountCents),
    ...(kind === 'refund'
      ? { status: 'pending', metadata: back.metadata ?? null }
      : { reversedAt: back.reversedAt ? new Date(back.reversedAt) : null }),
    paymentId: back.paymentId,
    createdAt: new Date(back.createdAt),
    _links: {},
  }
}

/**
 * The payment as Mollie's v2 API answers it (docs.mollie.com/reference/get-payment).
 *
 * @param embed what of it is answered too: `refunds`, `chargebacks`, or both with a comma
 */
export function mollieShape(payment: SandboxPayment, root: string, embed = '') {
  const { chargedBackCents } = payment
  const isOpen = payment.status === 'open'
  const isPaid = payment.status === 'paid'
  const self = `${root}/v2/payments/${payment.id}`
  const page = { href: `${root}/checkout/${payment.id}`, type: 'text/html' }
  const embedded = {
    refunds: embed.includes('refunds')
      ? payment.refunds.map((back) => backShape('refund', back))
      : undefined,
    chargebacks: embed.includes('chargebacks')
      ? payment.chargebacks.map((back) => backShape('chargeback', back))
      : undefined,
  }
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.createdAt,
    amount: providerAmount(payment.amountCents),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    status: payment.status,
    isCancelable: false,
    expiresAt: isOpen ? payment.expiresAt : undefined,
    ...(payment.status !== 'open' && { [ENDED_AT[payment.status]]: payment.endedAt }),
    amountRefunded: isPaid ? providerAmount(payment.refundedCents) : undefined,
    amountRemaining: isPaid ? providerAmount(leftCents(payment)) : undefined,
    amountChargedBack: chargedBackCents > 0 ? providerAmount(chargedBackCents) : undefined,
    locale: 'nl_NL',
    profileId: 'pfl_sandbox',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    webhookUrl: payment.webhookUrl ?? undefined,
    _links: {
      self: { href: self, type: 'application/hal+json' },
      checkout: isOpen ? page : undefined,
      changePaymentState: page,
    },
    _embedded: embed === '' ? undefined : embedded,
  }
}
