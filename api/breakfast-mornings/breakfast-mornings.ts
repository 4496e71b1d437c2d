import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { boxesToBake } from '../../rules/breakfast/boxes-to-bake.ts'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { deliveryRoute } from '../../rules/breakfast/delivery-route.ts'
import { deliverySlots } from '../../rules/breakfast/delivery-slots.ts'
import { nextDeliveryDay } from '../../rules/breakfast/next-delivery-day.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import type { StaffBreakfastOrderView } from '../breakfast-orders/breakfast-order-shapes.ts'
import { BreakfastOrderViews } from '../breakfast-orders/breakfast-order-views.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import type {
  BreakfastMorningView,
  MorningSlot,
  BreakfastMorningQuestion,
  RouteRequest,
} from './breakfast-morning-shape.ts'

/** The mornings on which boxes are made: what to bake, and in which order to drive. */
@Injectable()
export class BreakfastMornings {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly orders: BreakfastOrderViews,
    private readonly inForce: WordsInForce,
  ) {}

  async of({ day }: BreakfastMorningQuestion): Promise<BreakfastMorningView> {
    const { today } = this.clock.moment()
    const date =
      day === undefined ? nextDeliveryDay(today, await this.isBusyOn(today)) : parseDay(day)!
    const [orders, positions] = await Promise.all([this.orders.ofDay(date), this.positions(date)])
    const slots = slotsOf(
      orders.filter(({ state }) => state === 'confirmed' || state === 'delivered'),
      positions,
      this.inForce.words,
    )
    return {
      day: formatDay(date),
      today: formatDay(today),
      now: new Date(this.clock.now()).toISOString(),
      slots,
      boxes: boxesToBake(slots.map(({ boxes }) => boxes)),
      unpaid: orders.filter(({ state }) => state === 'placed'),
      payUntil: new Date(payableUntil(date)).toISOString(),
    }
  }

  /**
   * Keeps the order in which a slot is driven. False: one of the orders is not of that day and slot,
   * and nothing is written.
   */
  async keepRoute({ day, slot, orderIds }: RouteRequest): Promise<boolean> {
    const ordered = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM breakfast_orders WHERE delivery_day = $1 AND slot = $2 AND NOT here AND state IN ('confirmed', 'delivered')
         ORDER BY id FOR UPDATE`,
        [day, slot],
      )
      const known = new Set(rows.map(({ id }) => id))
      if (!orderIds.every((id) => known.has(id))) return null
      await client.query(
        `UPDATE breakfast_orders SET route_position = array_position($2::uuid[], id) WHERE id = ANY ($1::uuid[])`,
        [[...known], orderIds],
      )
      return [...known]
    })
    if (ordered === null) return false
    // One of them is enough: the sheet is read again as a whole.
    for (const id of ordered.slice(0, 1)) this.notifier.publish('breakfast-orders', id)
    return true
  }

  /** What failed waits for staff to decide, not for the next round. */
  private async isBusyOn(today: EpochDay): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM breakfast_orders WHERE delivery_day = $1 AND state = 'confirmed' AND failed_because IS NULL LIMIT 1`,
      [formatDay(today)],
    )
    return rowCount !== 0
  }

  private async positions(date: EpochDay): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ id: string; position: number }>(
      'SELECT id, route_position AS position FROM breakfast_orders WHERE delivery_day = $1 AND route_position IS NOT NULL',
      [formatDay(date)],
    )
    return new Map(rows.map(({ id, position }) => [id, position]))
  }
}

function slotsOf(
  orders: StaffBreakfastOrderView[],
  positions: ReadonlyMap<string, number>,
  words: Words,
): MorningSlot[] {
  return deliverySlots.flatMap(({ slot, label }) => {
    const ofSlot = orders.filter((order) => order.slot === slot)
    if (ofSlot.length === 0) return []
    const stops = ofSlot
      .filter((order) => !order.here)
      .map((order) => ({
        id: order.id,
        metres: order.metres,
        position: positions.get(order.id) ?? null,
        order,
      }))
    return [
      {
        slot,
        label: textOf(words, label),
        orders: deliveryRoute(stops).map(({ order }) => order),
        here: ofSlot.filter((order) => order.here),
        boxes: boxesToBake(ofSlot),
        isKept: stops.some(({ position }) => position !== null),
      },
    ]
  })
}
