import type { PoolClient } from 'pg'
import type { FolioEntry } from '../folios/folio-entry.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import type { Subject } from '../subjects/subject.ts'
import type { HandReceipt, HandReceiptRefusal } from './payment-owner.ts'

/** An order as it stands when money is received for it; nobody else changes it meanwhile. */
interface PaidOrder {
  /** Its life allows that it is paid. */
  isPayable: boolean
  /** What is still to pay, cents. */
  balanceCents: number
  /** Takes what follows from the money, such as a confirmation. */
  follows(isPart: boolean): Promise<void>
}

/**
 * Enters money that staff have in hand (reading `payment.by-hand`): on the order's own page, or at the
 * cash desk. The same key twice is received once.
 */
export async function enterInHand(
  client: PoolClient,
  subject: Subject,
  { isPayable, balanceCents, follows }: PaidOrder,
  { cents, method, at, by, key }: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  if (!isPayable) return 'not-payable'
  if (cents > balanceCents) return 'too-high'
  const entry = { folioId: subject.id, kind: 'received', method, at, by, key } as const
  if (!(await addEntry(client, { ...entry, cents: -cents }))) return null
  const isPart = cents < balanceCents
  const data = { cents, method, ...(isPart ? { reason: 'part' } : {}) }
  await addEvent(client, subject, { kind: 'paid', at, by, data })
  await follows(isPart)
  return null
}

/**
 * Such money was a mistake: another entry takes it back, once. An order that it confirmed stays
 * confirmed: states move forward only.
 *
 * @param mayBe whether the order's life allows it
 * @returns false where it does not, any more
 */
export async function takeBackInHand(
  client: PoolClient,
  subject: Subject,
  receipt: Pick<FolioEntry, 'id' | 'cents' | 'method'>,
  { at, by, mayBe }: { at: Date; by: string; mayBe: boolean },
): Promise<boolean> {
  const key = `taken-back-${receipt.id}`
  if (!mayBe) return hasEntry(client, key)
  const { method } = receipt
  const cents = -receipt.cents
  const entry = { folioId: subject.id, kind: 'received', method, cents, at, by, key } as const
  const data = { cents, ...(method ? { method } : {}) }
  const event = { kind: 'receipt-taken-back', at, by, data }
  if (await addEntry(client, entry)) await addEvent(client, subject, event)
  return true
}

/**
 * Whether an entry is a receipt of staff: what they took in later, or said was paid already when
 * they entered the booking. What the provider or a channel brought is none.
 */
export function isReceipt({
  kind,
  method,
  cents,
  key,
}: Pick<FolioEntry, 'kind' | 'method' | 'cents' | 'key'>): boolean {
  const isByHand = method === 'cash' || method === 'pin' || method === 'bank'
  const isOfStaff = key === null || key.startsWith('receipt-')
  return kind === 'received' && isByHand && cents < 0 && isOfStaff
}
