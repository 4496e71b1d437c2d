import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { orderStateAfter } from '../../rules/breakfast/breakfast-order-life.ts'
import { payableUntil, refundedUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { deliverySlot } from '../../rules/breakfast/delivery-slots.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import { orderCheckoutAddress } from '../../screens/guest-addresses.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { balanceSql, quoteSql } from '../folios/folios.ts'
import type { PaymentState } from '../payments/payment-state.ts'
import type { BreakfastOrderStatusView } from './breakfast-order-shapes.ts'

/** An order as it is read: as the view has it, but for what the rules make of it. */
type StatusRow = Omit<
  BreakfastOrderStatusView,
  'slotLabel' | 'paymentState' | 'paymentUrl' | 'payUntil' | 'paid' | 'cancellableUntil' | 'lines'
> & { paymentState: PaymentState | null }

/**
 * What the guest's pages show: how an order really stands, whatever the address that the guest came
 * back with says.
 */
@Injectable()
export class BreakfastOrderStatus {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
  ) {}

  /** Null when there is no such order. */
  async of(id: string): Promise<BreakfastOrderStatusView | null> {
    const { rows } = await this.pool.query<StatusRow>(
      `SELECT o.id, o.number, o.state, o.cancelled_because AS "cancelledBecause", o.name, o.email, o.phone, o.receiver,
         o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
         nullif(o.booking_number, '') AS "bookingNumber", ${balanceSql('o.folio_id')} AS "balanceCents", ${quoteSql('o.folio_id')} AS quote,
         (SELECT state FROM payments WHERE folio_id = o.folio_id ORDER BY created_at DESC, id LIMIT 1) AS "paymentState",
         o.state = 'cancelled' AND ${balanceSql('o.folio_id')} = 0
           AND (SELECT coalesce(sum(e.cents), 0) > 0 FROM folio_entries e WHERE e.folio_id = o.folio_id AND e.kind = 'refunded') AS refunded
       FROM breakfast_orders o WHERE o.id = $1`,
      [id],
    )
    return rows[0] ? this.view(rows[0]) : null
  }

  private view({ paymentState, ...row }: StatusRow): BreakfastOrderStatusView {
    const now = this.clock.now()
    const day = parseDay(row.day)!
    const { state, balanceCents } = row
    const until = payableUntil(day)
    const paid = balanceCents <= 0
    const isPayable = state === 'placed' ? now < until : state === 'confirmed'
    const cancellable = state === 'placed' ? until : refundedUntil({ day, slot: row.slot })
    const isCancellable = orderStateAfter(state, 'cancel') !== null && now < cancellable
    return {
      ...row,
      slotLabel: deliverySlot(row.slot)?.label ?? '',
      paymentState: paymentState ?? (paid ? 'paid' : 'created'),
      paymentUrl: isPayable && !paid ? orderCheckoutAddress(this.address.url, row.id) : null,
      payUntil: state === 'placed' && isPayable ? new Date(until).toISOString() : null,
      paid,
      cancellableUntil: isCancellable ? new Date(cancellable).toISOString() : null,
      lines: summariseLines(row.quote),
    }
  }
}
