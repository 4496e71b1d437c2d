import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import type { LiveNoun } from '../database/live-event.ts'
import type { FolioEntry, PaymentMethod } from '../folios/folio-entry.ts'
import {
  type HandReceipt,
  type HandReceiptRefusal,
  type PaidInHand,
  enterInHand,
  takeBackInHand,
} from './hand-receipts.ts'

/** What may be paid online for a folio now. */
export interface Payable {
  /** What is still open, integer cents; above zero. */
  cents: number
  /** What the payer reads at the provider, such as `Boeking B2026115`. */
  description: string
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

  /** What its payer reads that money goes back for, such as `boeking`, before its number. */
  abstract readonly orderName: string

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
  protected abstract lockForHand(client: PoolClient, folioId: string): Promise<PaidInHand | null>

  /** Enters money that staff have in hand, with what follows from it; the folio is locked. */
  async receive(
    client: PoolClient,
    folioId: string,
    receipt: HandReceipt,
  ): Promise<HandReceiptRefusal | null> {
    const order = await this.lockForHand(client, folioId)
    return order ? enterInHand(client, order, receipt) : 'not-payable'
  }

  /**
   * Enters that such money was a mistake, once; the folio is locked.
   *
   * @returns false where that cannot be any more
   */
  async takeBack(
    client: PoolClient,
    folioId: string,
    receipt: Pick<FolioEntry, 'id' | 'cents' | 'method'>,
    said: { at: Date; by: string },
  ): Promise<boolean> {
    const order = await this.lockForHand(client, folioId)
    return order !== null && takeBackInHand(client, order, receipt, said)
  }

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

  /** Where the payer comes back to from the provider, a path of the guest site. */
  abstract returnPath(folioId: string): Promise<string>
}
