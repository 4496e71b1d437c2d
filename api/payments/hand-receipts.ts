import type { PoolClient } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { ByHandMethod, FolioEntry } from '../folios/folio-entry.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import { type Subject, addEvent } from '../subjects/events.ts'

/** Money that staff have in hand for what is on a folio. */
export interface HandReceipt {
  /** Integer cents, above zero. */
  cents: number
  method: ByHandMethod
  at: Date
  /** The name of who has it. */
  by: string
  /** The key of its entry: received once. */
  key: string
  /** Of a part: the day on which the rest is due, where staff said one. */
  restDueOn?: EpochDay | undefined
}

/** Why staff cannot receive money for a folio. `too-high`: that is more than is open. */
export type HandReceiptRefusal = 'not-payable' | 'too-high'

/** An order as money in hand finds it; nobody else changes it meanwhile. */
export interface PaidInHand {
  subject: Subject
  /** What is still to pay, cents. */
  balanceCents: number
  /** Its life allows that it is paid, and that such money is taken back. */
  isPayable: boolean
  mayGoBack: boolean
  /** Takes what follows from the money, such as a confirmation. */
  follows(receipt: HandReceipt, isPart: boolean): Promise<void>
}

/**
 * Enters money that staff have in hand (reading `payment.by-hand`): on the order's own page, or at the
 * cash desk. The same key twice is received once.
 */
export async function enterInHand(
  client: PoolClient,
  { subject, isPayable, balanceCents, follows }: PaidInHand,
  receipt: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  const { cents, method, at, by, key } = receipt
  if (!isPayable) return 'not-payable'
  if (cents > balanceCents) return 'too-high'
  const entry = { folioId: subject.id, kind: 'received', method, at, by, key } as const
  if (!(await addEntry(client, { ...entry, cents: -cents }))) return null
  const isPart = cents < balanceCents
  const data = { cents, method, ...(isPart ? { reason: 'part' } : {}) }
  await addEvent(client, subject, { kind: 'paid', at, by, data })
  await follows(receipt, isPart)
  return null
}

/**
 * Such money was a mistake: another entry takes it back, once. An order that it confirmed stays
 * confirmed: states move forward only.
 *
 * @returns false where the order's life does not allow it any more
 */
export async function takeBackInHand(
  client: PoolClient,
  { subject, mayGoBack }: PaidInHand,
  receipt: Pick<FolioEntry, 'id' | 'cents' | 'method'>,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const key = `taken-back-${receipt.id}`
  if (!mayGoBack) return hasEntry(client, key)
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
