import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import type { Language } from '../../rules/texts/languages.ts'
import type { Text } from '../../rules/texts/message.ts'
import type { LiveNoun } from '../database/live-event.ts'
import type { FolioEntry, PaymentMethod, ByHandMethod } from '../folios/folio-entry.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import { type Subject, addEvent } from '../subjects/events.ts'

/** Money that staff have in hand for what is on a folio. */
interface HandReceipt {
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
 *
 * @returns why it cannot be received, `too-high`: that is more than is open; null where it was
 */
export async function enterInHand(
  client: PoolClient,
  { subject, isPayable, balanceCents, follows }: PaidInHand,
  receipt: HandReceipt,
): Promise<'not-payable' | 'too-high' | null> {
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

/** What may be paid online for a folio now. */
export interface Payable {
  /** What is still open, integer cents; above zero. */
  cents: number
  /** What the payer reads at the provider, such as `Boeking B2026115`. */
  description: Text
  /**
   * Until when another attempt may be made; null where nothing ends. One that is open then can still
   * be paid.
   */
  until: Date | null
}

/** Money that came in, as the provider says; its entry is written already. */
export interface Money {
  cents: number
  method: PaymentMethod
  at: Date
}

/** The owners by the kind of their folios. Each registers itself. */
@Injectable()
export class PaymentOwners {
  private readonly owners = new Map<string, PaymentOwner>()

  register(owner: PaymentOwner): void {
    this.owners.set(owner.kind, owner)
  }

  /** Throws a `RangeError` for a kind that nobody registered: a programmer's error. */
  of(kind: string): PaymentOwner {
    const owner = this.owners.get(kind)
    if (!owner) throw new RangeError(`no owner of payments for folios of kind ${kind}`)
    return owner
  }
}

/**
 * What a kind of folio knows of its payments: payments ask it and know no booking (spine §3). A
 * folio has the id of what it was opened for.
 */
export abstract class PaymentOwner implements OnModuleInit {
  @Inject(PaymentOwners) private readonly owners!: PaymentOwners

  /** The kind of folio that it speaks for. */
  abstract readonly kind: string

  /** What its payer reads of money that goes back: `Terugbetaling boeking B2026115`. */
  abstract refundDescription(number: string): Text

  /** What the staff's screens read again when something changed. */
  abstract readonly noun: LiveNoun

  /** What may be paid now; null where nothing may. In a transaction it keeps that from changing. */
  abstract load(on: Pool | PoolClient, folioId: string): Promise<Payable | null>

  /** Takes what follows from money in the transaction that entered it, such as a confirmation. */
  abstract moneyCame(client: PoolClient, folioId: string, money: Money): Promise<void>

  onModuleInit(): void {
    this.owners.register(this)
  }

  /** Locks the order of a folio that is locked, for money in hand; null where it takes none. */
  abstract lockForHand(client: PoolClient, folioId: string): Promise<PaidInHand | null>

  /**
   * Keeps what is paid for while an attempt that is opened now is paid. In a transaction that has
   * locked the folio, of what may be paid.
   *
   * @returns until when that was promised; null where nothing ends
   */
  abstract prolong(client: PoolClient, folioId: string): Promise<Date | null>

  /** News of a payment that may still succeed waits to be looked at. Left out: nothing is kept for it. */
  async newsWaits(_client: PoolClient, _folioId: string): Promise<void> {}

  /** No news waits any more: what was kept for it is kept no longer. */
  async newsSeen(_client: PoolClient, _folioId: string): Promise<void> {}

  /**
   * Where the payer comes back to from the provider, a path of the guest site.
   *
   * @param language of the payer
   */
  abstract returnPath(folioId: string, language: Language): Promise<string>
}
