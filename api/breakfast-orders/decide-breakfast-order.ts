import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import {
  type BreakfastContext,
  checkBreakfastOrder,
} from '../../rules/breakfast/check-breakfast-order.ts'
import type { BreakfastForm } from '../../rules/breakfast/breakfast-order.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { isSameName } from '../../rules/forms/is-same-name.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { DeliveryDistance } from '../delivery-distances/delivery-distance.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { errorTable } from '../errors/error-table.ts'
import { invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Opening } from '../facts/opening.ts'
import type { TakenBreakfastOrder } from './breakfast-order-request.ts'
import { deliveryContext, quoteFor } from './breakfast-offer.ts'

/** An order that can be taken: from how far, at which price, by which facts. */
export interface BreakfastDecision {
  ok: true
  order: TakenBreakfastOrder
  /** By road; null where nobody could say, or nothing is brought. */
  metres: number | null
  bookingId: string | null
  quote: PricedLines
  moment: Moment
  facts: PropertyFacts
}

export type Decided = BreakfastDecision | { ok: false; error: ApiError['error'] }

/**
 * Decides about an order by the rules that the form knew before: what is filled in, which day, how
 * far, and whether the total is the one seen. The distance is asked for last: an order that cannot
 * be taken anyway is no reason to ask another service. The cash desk's form has staff's notice, is not
 * bound to an open house, and refuses nobody for the distance (BO §5); of what is not brought nobody
 * asks how far.
 */
@Injectable()
export class DecideBreakfastOrder {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly distances: DeliveryDistance,
    private readonly opening: Opening,
  ) {}

  async decide(order: TakenBreakfastOrder, form: BreakfastForm = 'public'): Promise<Decided> {
    const known = await this.facts.fresh()
    if (form === 'public' && !this.opening.isOpen(known))
      return { ok: false, error: plainError('not-open') }
    const { facts } = known
    const moment = this.clock.moment()
    const context = deliveryContext(facts, moment, form)
    const wrong = refused(order, { ...context, distanceMetres: 0 })
    if (wrong) return wrong
    const distance = order.here ? null : await this.distances.to(order)
    const distanceMetres = distance?.known ? distance.metres : null
    const outside = refused(order, { ...context, distanceMetres })
    if (outside) return outside
    const priced = quoteFor(order, order.day, facts, form)
    if (!priced.ok) throw new RangeError(`the form allows what has no price: ${priced.reason}`)
    const { quote } = priced
    if (quote.totalCents !== order.totalCents)
      return {
        ok: false,
        error: {
          reason: 'order-total-changed',
          text: errorTable['order-total-changed'].text,
          seenCents: order.totalCents,
          quote,
        },
      }
    const bookingId = await this.bookingOf(order, form)
    return { ok: true, order, metres: distanceMetres, bookingId, quote, moment, facts }
  }

  /**
   * The stay of a guest who gives its number and its name (reading `breakfast.booking-id`); of staff
   * the number is enough. Null where there is none: the order is taken all the same, so that nobody
   * learns by it which numbers exist.
   */
  private async bookingOf(
    { bookingNumber, name }: TakenBreakfastOrder,
    form: BreakfastForm,
  ): Promise<string | null> {
    if (bookingNumber === '') return null
    const { rows } = await this.pool.query<{ id: string; name: string }>(
      'SELECT id, name FROM bookings WHERE number = upper($1)',
      [bookingNumber],
    )
    const stay = rows[0]
    return stay && (form === 'staff' || isSameName(stay.name, name)) ? stay.id : null
  }
}

function refused(
  order: TakenBreakfastOrder,
  context: BreakfastContext,
): { ok: false; error: ApiError['error'] } | null {
  const fields = checkBreakfastOrder(order, context)
  return fields.length === 0 ? null : { ok: false, error: invalidInput(fields) }
}
