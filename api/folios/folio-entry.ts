import type { PricedLines } from '../../rules/quotes/quote.ts'

/**
 * What happened to the money of a folio. `changed` is what was sold made more or less; `written-off`
 * is what will never be paid.
 */
export const entryKinds = ['sold', 'changed', 'received', 'refunded', 'written-off'] as const
export type EntryKind = (typeof entryKinds)[number]

/** How money came or went. `channel`: the source of the booking keeps it and settles later. */
export const paymentMethods = ['ideal', 'card', 'cash', 'pin', 'bank', 'channel'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How money comes and goes outside the payment provider. */
export type ByHandMethod = Extract<PaymentMethod, 'cash' | 'pin' | 'bank'>

/** An entry about to be written. */
export interface NewEntry {
  folioId: string
  kind: EntryKind
  /** With `received` and `refunded`, and with no other kind. */
  method?: PaymentMethod | null
  /** The effect on what is owed: sold +, received −, refunded +, changed ±, written-off −. */
  cents: number
  at: Date
  /** 'guest', 'provider', 'channel' or the name of a member of staff; null: by itself. */
  by: string | null
  paymentId?: string
  quote?: PricedLines
  termsId?: string
  /** A word for the screen, such as 'expired' or 'chargeback': it tells entries of a kind apart. */
  note?: string
  /** The name of what is entered: asked twice, entered once. */
  key?: string
}

/** An entry as it was written: it never changes. */
export interface FolioEntry {
  id: string
  kind: EntryKind
  method: PaymentMethod | null
  cents: number
  at: Date
  by: string | null
  paymentId: string | null
  note: string
  key: string | null
}
