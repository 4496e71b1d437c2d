import { providerAmount } from '../../../api/payments/provider-amount.ts'
import {
  type HeldChargeback,
  type HeldMethod,
  type HeldPayment,
  type HeldRefund,
  chargedBackCents,
  refundedCents,
  remainingCents,
} from './memory.ts'
import type { WireChargeback, WireMethod, WirePayment, WireRefund } from './wire.ts'

/**
 * How long a session lives, minutes: 15 of iDEAL (field notes), of others as Mollie's own table says
 * (docs/why-not-mollies-own-client.md).
 */
const SESSION_MINUTES = 15
const SESSIONS: Readonly<Record<string, number>> = { bancontact: 60, paypal: 72 * 60 }

const link = (href: string, type = 'application/hal+json') => ({ href, type })
const documentation = link('https://docs.mollie.com', 'text/html')
const at = (instant: Date) => instant.toISOString().replace(/\.\d{3}Z$/, '+00:00')

/** The field that says when a payment came to its state, by that state. */
const ENDED_AT = {
  paid: 'paidAt',
  failed: 'failedAt',
  canceled: 'canceledAt',
  expired: 'expiredAt',
  authorized: 'authorizedAt',
} as const

/** Where the answers lead to. */
export interface Place {
  /** The root of the API, such as `http://127.0.0.1:4000/v2`. */
  api: string
  /** The root of the hosted pages. */
  pages: string
  mode: 'live' | 'test'
}

/** From memory: a way to pay that is chosen on Mollie's page begins its session then. */
function sessionEnd({ method, createdAt, chosenAt = createdAt }: HeldPayment): Date {
  const minutes = SESSIONS[method ?? ''] ?? SESSION_MINUTES
  return new Date(chosenAt.getTime() + minutes * 60_000)
}

/** @param embed what is told along, of `refunds` and `chargebacks` */
export function paymentAnswer(
  payment: HeldPayment,
  { api, pages, mode }: Place,
  embed: readonly string[] = [],
): WirePayment {
  const { id, status, endedAt, createdAt, currency = 'EUR' } = payment
  const self = `${api}/payments/${id}`
  const place = { api, pages, mode }
  return {
    resource: 'payment',
    id,
    mode,
    createdAt: at(createdAt),
    amount: { ...providerAmount(payment.cents), currency },
    description: payment.description,
    method: (payment.method ?? undefined) as WirePayment['method'],
    metadata: payment.metadata,
    status,
    isCancelable: false,
    locale: 'nl_NL',
    profileId: 'pfl_local',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl === null ? {} : { webhookUrl: payment.webhookUrl }),
    ...(status === 'open' ? { expiresAt: at(sessionEnd(payment)) } : {}),
    ...(endedAt && status in ENDED_AT
      ? { [ENDED_AT[status as keyof typeof ENDED_AT]]: at(endedAt) }
      : {}),
    ...(status === 'paid'
      ? {
          amountRefunded: providerAmount(refundedCents(payment)),
          amountRemaining: providerAmount(remainingCents(payment)),
        }
      : {}),
    ...(chargedBackCents(payment) > 0
      ? { amountChargedBack: providerAmount(chargedBackCents(payment)) }
      : {}),
    _links: {
      self: link(self),
      dashboard: link(`${pages}/dashboard/${id}`, 'text/html'),
      documentation,
      ...(status === 'open' ? { checkout: link(`${pages}/pay/${id}`, 'text/html') } : {}),
      ...(payment.refunds.length > 0 ? { refunds: link(`${self}/refunds`) } : {}),
      ...(payment.chargebacks.length > 0 ? { chargebacks: link(`${self}/chargebacks`) } : {}),
    },
    ...(embed.length > 0 ? { _embedded: embedded(payment, place, embed) } : {}),
  }
}

function embedded(
  payment: HeldPayment,
  place: Place,
  embed: readonly string[],
): NonNullable<WirePayment['_embedded']> {
  return {
    ...(embed.includes('refunds')
      ? { refunds: payment.refunds.map((refund) => refundAnswer(refund, place)) }
      : {}),
    ...(embed.includes('chargebacks')
      ? { chargebacks: payment.chargebacks.map((back) => chargebackAnswer(back, place)) }
      : {}),
  }
}

export function refundAnswer(refund: HeldRefund, { api, mode }: Place): WireRefund {
  const payment = `${api}/payments/${refund.paymentId}`
  return {
    resource: 'refund',
    id: refund.id,
    mode,
    amount: providerAmount(refund.cents),
    description: refund.description,
    metadata: refund.metadata,
    status: refund.status,
    paymentId: refund.paymentId,
    createdAt: at(refund.createdAt),
    _links: {
      self: link(`${payment}/refunds/${refund.id}`),
      payment: link(payment),
      documentation,
    },
  }
}

export function chargebackAnswer(back: HeldChargeback, { api }: Place): WireChargeback {
  const payment = `${api}/payments/${back.paymentId}`
  const amount = providerAmount(back.cents)
  return {
    resource: 'chargeback',
    id: back.id,
    amount,
    settlementAmount: { ...amount, value: `-${amount.value}` },
    createdAt: at(back.createdAt),
    reason: { code: 'AC01', description: 'Account identifier incorrect' },
    reversedAt: back.reversedAt && at(back.reversedAt),
    paymentId: back.paymentId,
    _links: {
      self: link(`${payment}/chargebacks/${back.id}`),
      payment: link(payment),
      documentation,
    },
  }
}

/** @param withIssuers whether its banks are told along */
export function methodAnswer(
  method: HeldMethod,
  { api, pages }: Place,
  withIssuers: boolean,
): WireMethod {
  const { id, description, minCents = 1, maxCents = null, issuers = [] } = method
  const svg = `${pages}/icons/${id}.svg`
  const image = { size1x: svg, size2x: svg, svg }
  return {
    resource: 'method',
    id: id as WireMethod['id'],
    description,
    minimumAmount: providerAmount(minCents),
    maximumAmount: maxCents === null ? null : providerAmount(maxCents),
    image,
    ...(withIssuers
      ? {
          issuers: issuers.map((name) => ({
            resource: 'issuer',
            id: `${id}_${name}`,
            name,
            image,
          })),
        }
      : {}),
    status: 'activated',
    _links: { self: link(`${api}/methods/${id}`), documentation },
  }
}

/** One page of a list, newest first, and where the next one begins. */
export function pageAnswer<T extends { id: string }>(
  name: 'payments' | 'refunds' | 'chargebacks' | 'methods',
  all: readonly T[],
  { address, limit, from }: { address: string; limit: number; from: string | null },
) {
  const begin =
    from === null
      ? 0
      : Math.max(
          0,
          all.findIndex(({ id }) => id === from),
        )
  const shown = all.slice(begin, begin + limit)
  const next = all[begin + limit]
  return {
    count: shown.length,
    _embedded: { [name]: shown },
    _links: {
      self: link(address),
      previous: null,
      next: next ? link(`${address}?from=${next.id}&limit=${limit}`) : null,
      documentation,
    },
  }
}
