import { providerAmount } from '../provider-amount.ts'

/** A way to pay by Mollie's name, what it is called in Dutch and elsewhere, and its drawing. */
interface SandboxMethod {
  id: string
  description: string
  abroad?: Readonly<Record<string, string>>
  logo: string
}

/** The ways to pay that the sandbox has. */
export const SANDBOX_METHODS = [
  { id: 'ideal', description: 'iDEAL', logo: '/art/betalen-ideal.svg' },
  { id: 'bancontact', description: 'Bancontact', logo: '/art/betalen-bancontact.svg' },
  {
    id: 'creditcard',
    description: 'Kaart',
    abroad: { en_GB: 'Card', de_DE: 'Karte' },
    logo: '/art/betalen-kaart.svg',
  },
] as const satisfies readonly SandboxMethod[]

/** How long a session lives, minutes, where that is not the usual: `PAYMENT_SESSION_MINUTES`. */
export const SANDBOX_SESSIONS: Readonly<Record<string, number>> = { bancontact: 60 }

/** One of them by its name at the sandbox; undefined where it has none of that name. */
export function sandboxMethod(id: unknown) {
  return SANDBOX_METHODS.find((method) => method.id === id)
}

/**
 * The list as Mollie's v2 API answers it (docs.mollie.com/reference/list-methods).
 *
 * @param locale whose names, such as `de_DE`; without one the Dutch
 */
export function methodsShape(locale = '') {
  const methods = SANDBOX_METHODS.map(({ id, description, abroad }: SandboxMethod) => ({
    id,
    description: abroad?.[locale] ?? description,
  }))
  return { count: methods.length, _embedded: { methods }, _links: {} }
}

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
  /** What the shop paid back, and what the payer's bank took back; their sums, and what is left. */
  refunds: SandboxBack[]
  chargebacks: SandboxBack[]
  refundedCents: number
  chargedBackCents: number
  leftCents: number
  description: string
  redirectUrl: string
  webhookUrl: string | null
  /** What the payer chose; null until they do on the hosted page. */
  method: string | null
  metadata: unknown
  createdAt: Date
  expiresAt: Date
}

/** A refund as Mollie's v2 API answers it. */
export const refundShape = ({ metadata = null, ...back }: SandboxBack) => ({
  ...backShape('refund', back),
  status: 'pending',
  metadata,
})

/** A chargeback as Mollie's v2 API answers it. */
export const chargebackShape = ({ reversedAt, ...back }: SandboxBack) => ({
  ...backShape('chargeback', back),
  reversedAt: reversedAt ? new Date(reversedAt) : null,
})

const backShape = (resource: string, { id, paymentId, amountCents, createdAt }: SandboxBack) => ({
  resource,
  id,
  mode: 'test',
  paymentId,
  amount: providerAmount(amountCents),
  createdAt: new Date(createdAt),
  _links: {},
})

/**
 * The payment as Mollie's v2 API answers it, as far as a booking asks:
 * with what went back of it (docs.mollie.com/reference/get-payment).
 */
export function mollieShape(payment: SandboxPayment, root: string) {
  const { id, status, amountCents, refunds, chargebacks } = payment
  const page = { href: `${root}/checkout/${id}`, type: 'text/html' }
  return {
    resource: 'payment',
    id,
    mode: 'test',
    status,
    amount: providerAmount(amountCents),
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    createdAt: payment.createdAt,
    expiresAt: status === 'open' ? payment.expiresAt : undefined,
    _links: {
      self: { href: `${root}/v2/payments/${id}`, type: 'application/hal+json' },
      checkout: status === 'open' ? page : undefined,
      changePaymentState: page,
    },
    _embedded: {
      refunds: refunds.map(refundShape),
      chargebacks: chargebacks.map(chargebackShape),
    },
  }
}
