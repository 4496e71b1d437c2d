import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import type { DecidingAct } from '../../rules/decisions/decided-meanwhile.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { ApiError } from '../errors/api-error.ts'

/** A booking as it stands when an action is carried out: nobody else changes it meanwhile. */
export interface ActedBooking {
  id: string
  number: string
  state: BookingState
  /** Integer cents; the balance is what is still to pay. */
  totalCents: number
  balanceCents: number
}

/** What is carried out. */
export interface AskedAct<Data> {
  booking: ActedBooking
  data: Data
  /** The name of who asked. */
  by: string
  /** The name of the press. */
  requestId: string
  /** The instant of the property's clock. */
  at: Date
  /** Does something once the transaction is committed, such as to tell screens. */
  afterCommit(tell: () => void): void
}

/** What one kind of action does, all of it in the given transaction. */
export interface StaffAct<Data> {
  /**
   * What was typed is forgotten once this is carried out, because another table keeps it, for as
   * long as it may be kept. Else it is forgotten some days later (workflows/forget-old-rows.ts).
   */
  readonly forgetsData?: true
  /** It writes fields that others may write too: one who wrote meanwhile is named, field by field. */
  readonly comparesFields?: true
  /**
   * What is decided by it, and so refused where others decided meanwhile what it rests on; null:
   * nothing.
   */
  decides(data: Data): DecidingAct | null
  /**
   * Takes the locks that go before the booking's, such as a room type's. The folio is locked by
   * then.
   */
  before?(client: PoolClient, bookingId: string, data: Data): Promise<void>
  /**
   * Changes the booking and notes the event. What it throws has the action tried again later.
   *
   * @returns why not, where it does not fit (any more): then nothing that it wrote is kept
   */
  carryOut(client: PoolClient, asked: AskedAct<Data>): Promise<ApiError['error'] | null>
}

/**
 * What staff can have done to a booking, by the kind of action. To add one: register it in the
 * constructor of its module (`acts.register('kind', act)`), and ask for it by
 * `StaffActions.ask(bookingId, { kind: 'kind', … })`.
 */
@Injectable()
export class StaffActs {
  private readonly acts = new Map<string, StaffAct<unknown>>()

  /** @param act its `Data` is what the route checked before it asked */
  register<Data>(kind: string, act: StaffAct<Data>): void {
    this.acts.set(kind, act)
  }

  /** Throws a `RangeError` for a kind that this process does not know: a newer one asked for it. */
  of(kind: string): StaffAct<unknown> {
    const act = this.acts.get(kind)
    if (!act) throw new RangeError(`no act of staff is called ${kind}`)
    return act
  }
}
