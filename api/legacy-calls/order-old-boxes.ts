import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { deliverySlots } from '../../rules/breakfast/delivery-slots.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { textOf } from '../../rules/texts/words.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { breakfastOrderRequest } from '../breakfast-orders/breakfast-order-shapes.ts'
import { BreakfastOrdersService } from '../breakfast-orders/breakfast-orders-service.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import type { RefusedError } from '../errors/api-error.ts'
import { answerOf, invalidInput } from '../errors/refused.ts'
import { fitting } from '../requests/shape.ts'
import type { OldAnswer } from './old-answers.ts'
import { oldKey } from './old-key.ts'
import type { OldPayment } from './old-payment.ts'
import { readOldDay, wholeNumber } from './read-old-stay.ts'

/** What the fields of an order are called in an old page. */
const oldNames: Readonly<Record<string, string>> = {
  name: 'nameClient',
  email: 'emailClient',
  phone: 'phoneClient',
  receiver: 'namedeliver',
  day: 'datedeliver',
  street: 'adresdeliver',
  houseNumber: 'number',
  postcode: 'postal',
  city: 'city',
  adults: 'amount',
  kids: 'amountKids',
  slot: 'time',
  totalCents: 'totalPrice',
}

const goOn = guestScreens.breakfast.path

/** Whether an old page posts a breakfast order: nothing else is delivered. */
export function isOldOrder({ datedeliver, adresdeliver, namedeliver }: OldPayment): boolean {
  return [datedeliver, adresdeliver, namedeliver].some((word) => word !== '')
}

/** Orders the boxes that an old breakfast form posts, as the order form of this house does. */
@Injectable()
export class OrderOldBoxes {
  constructor(
    private readonly pool: Pool,
    private readonly orders: BreakfastOrdersService,
    private readonly clock: Clock,
    private readonly inForce: WordsInForce,
  ) {}

  /** @param sum what the guest saw, cents, and chose to pay with */
  async order(
    asked: OldPayment,
    { seenCents, method }: { seenCents: number; method: string | null },
    visitor: string,
  ): Promise<OldAnswer> {
    const order = orderOf(asked, this.inForce.words)
    const read = await fitting(breakfastOrderRequest, {
      ...order,
      totalCents: seenCents,
      ...(method !== null && { method }),
    })
    if (!read.ok) return refused(read.error)
    const old = asked.bookingId || asked.orderId
    const key = await oldKey({ ...order, seenCents, old }, this.clock.moment(), (ordered) =>
      this.isOver(ordered),
    )
    // The old pages are in Dutch.
    const asker = { key, visitor, language: HOUSE_LANGUAGE }
    const placed = await answerOf(() => this.orders.place(read.value, asker))
    return placed.ok ? { ok: true, goTo: placed.value.paymentUrl } : refused(placed.error)
  }

  private async isOver(key: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT FROM breakfast_orders WHERE idempotency_key = $1 AND state = 'cancelled'`,
      [key],
    )
    return rowCount !== 0
  }
}

function refused(error: RefusedError): OldAnswer {
  if (error.reason !== 'invalid-input') return { ok: false, error, goOn }
  const fields = error.fields.map(({ field, text }) => ({ field: oldNames[field] ?? field, text }))
  return { ok: false, error: invalidInput(fields, error.text), goOn }
}

/** The order as the form of this house sends it. Who names no receiver receives it. */
function orderOf(asked: OldPayment, words: Words): Record<string, unknown> {
  const day = readOldDay(asked.datedeliver || asked.date)
  const [, street = '', houseNumber = ''] =
    /^(.*?)(?: (\d\S*))?$/.exec(asked.adresdeliver.replaceAll(/\s+/g, ' ')) ?? []
  return {
    name: asked.nameClient,
    email: asked.emailClient,
    phone: asked.phoneClient,
    receiver: asked.namedeliver || asked.nameClient,
    day: day === null ? '' : formatDay(day),
    // The old pages have both: a street with its number, or each by itself (G §3, §7).
    street: asked.number === '' ? street : asked.adresdeliver,
    houseNumber: asked.number || houseNumber,
    postcode: asked.postal,
    city: asked.city,
    adults: wholeNumber(asked.amount) ?? 0,
    kids: wholeNumber(asked.amountKids) ?? 0,
    slot: slotOf(asked.time, words),
  }
}

/** A time slot by its number or by its hours, `9.30-10.00` (G §9); 0 where it is none. */
function slotOf(time: string, words: Words): number {
  const written = time.replaceAll(':', '.').replaceAll(' ', '')
  return (
    deliverySlots.find(
      ({ slot, label }) => written === String(slot) || written === textOf(words, label),
    )?.slot ?? 0
  )
}
