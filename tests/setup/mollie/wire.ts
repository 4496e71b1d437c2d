import type { ChargebackData } from '@mollie/api-client/dist/types/data/chargebacks/Chargeback.js'
import type { MethodData } from '@mollie/api-client/dist/types/data/methods/data.js'
import type { PaymentData } from '@mollie/api-client/dist/types/data/payments/data.js'
import type { RefundData } from '@mollie/api-client/dist/types/data/refunds/data.js'

/** Mollie's own types as they go over the wire: an enumeration there is one of its words. */
export type Wire<T> = T extends string
  ? `${T}`
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Name in keyof T]: Wire<T[Name]> }
      : T

export type WirePayment = Wire<Omit<PaymentData, '_embedded' | 'details' | 'metadata'>> & {
  metadata: unknown
  _embedded?: { refunds?: WireRefund[]; chargebacks?: WireChargeback[] }
}
export type WireRefund = Wire<Omit<RefundData, '_embedded' | 'lines' | 'metadata'>> & {
  metadata: unknown
}
/** From memory: `reversedAt` is null as long as the bank has not undone it. */
export type WireChargeback = Wire<Omit<ChargebackData, '_embedded' | 'reversedAt'>> & {
  reversedAt: string | null
}
export type WireMethod = Wire<MethodData>

/** A refusal; `field` names what is wrong in the request. */
export interface WireRefusal {
  status: number
  title: string
  detail: string
  field?: string
  _links: { documentation: { href: string; type: string } }
}
