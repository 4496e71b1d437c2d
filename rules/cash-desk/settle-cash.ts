import type { Readings } from '../readings/readings.ts'
import { cashRounding } from './cash-rounding.ts'

/** Cash over the counter, all in cents: price + rounding = due, received − due = change. */
export interface CashSettlement {
  priceCents: number
  roundingCents: number
  dueCents: number
  receivedCents: number
  changeCents: number
}

export type CashRefusal = 'invalid-amount' | 'too-little-received'

/**
 * Change = received − price (BO §4), the rounding line of `cash.rounding` included. Refuses less
 * than is due, and what is not a whole number of cents.
 */
export function settleCash(
  priceCents: number,
  receivedCents: number,
  reading: Readings['cash.rounding'],
): { ok: true; settlement: CashSettlement } | { ok: false; reason: CashRefusal } {
  if (!Number.isSafeInteger(receivedCents) || receivedCents < 0)
    return { ok: false, reason: 'invalid-amount' }
  const roundingCents = cashRounding(priceCents, reading)
  const dueCents = priceCents + roundingCents
  if (receivedCents < dueCents) return { ok: false, reason: 'too-little-received' }
  return {
    ok: true,
    settlement: {
      priceCents,
      roundingCents,
      dueCents,
      receivedCents,
      changeCents: receivedCents - dueCents,
    },
  }
}
