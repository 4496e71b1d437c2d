import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { message } from '../../rules/texts/message.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { BreakfastForm, Handover } from '../../rules/breakfast/breakfast-order.ts'
import { breakfastTariffOn } from '../../rules/breakfast/breakfast-tariff-on.ts'
import {
  type BreakfastContext,
  checkBreakfastOrder,
  mostBoxesOf,
} from '../../rules/breakfast/check-breakfast-order.ts'
import { isInDeliveryArea, outsideAreaText } from '../../rules/breakfast/delivery-area.ts'
import {
  type DeliveryContext,
  earliestDeliveryDay,
  lastDeliveryDay,
  refuseDeliveryDay,
} from '../../rules/breakfast/delivery-day.ts'
import { deliverySlots } from '../../rules/breakfast/delivery-slots.ts'
import { quoteBreakfast } from '../../rules/breakfast/quote-breakfast.ts'
import { deliveryVacationDays } from '../../rules/breakfast/vacation-days.ts'
import { type EpochDay, type Moment, formatDay } from '../../rules/calendar/day.ts'
import { isPostcode } from '../../rules/forms/is-postcode.ts'
import { isSameName } from '../../rules/forms/is-same-name.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { breakfastButtonText } from '../../rules/texts/order-button.ts'
import { textOf, worded } from '../../rules/texts/words.ts'
import { DeliveryDistance } from '../delivery-distances/delivery-distance.ts'
import type { PostalAddress } from '../delivery-distances/postal-address.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Opening } from '../facts/opening.ts'
import type {
  BreakfastOptionsView,
  BreakfastQuoteView,
  BreakfastOptionsQuestion,
  BreakfastQuoteQuestion,
  TakenBreakfastOrder,
} from './breakfast-order-shapes.ts'
import type { Language } from '../../rules/texts/languages.ts'

/** An order that can be taken: from how far, at which price, by which facts. */
export interface BreakfastDecision {
  order: TakenBreakfastOrder
  /** By road; null where nobody could say, or nothing is brought. */
  metres: number | null
  bookingId: string | null
  quote: PricedLines
  moment: Moment
  facts: PropertyFacts
}

/** What can be ordered, by guests or at the cash desk, what it costs, and whether an order is taken. */
@Injectable()
export class BreakfastOffer {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly distances: DeliveryDistance,
    private readonly opening: Opening,
  ) {}

  async options(
    { day }: BreakfastOptionsQuestion,
    language: Language,
    form: BreakfastForm = 'public',
  ): Promise<BreakfastOptionsView> {
    const { facts, property, wordsIn } = await this.facts.fresh()
    const words = wordsIn(language)
    const moment = this.clock.moment()
    const context = deliveryContext(facts, moment, form)
    const earliest = earliestDeliveryDay(context)
    const last = lastDeliveryDay(moment.today, facts.numbers)
    return {
      earliestDay: earliest === null ? null : formatDay(earliest),
      lastDay: formatDay(last),
      closedDays: closedDays(earliest ?? last + 1, last, context).map(formatDay),
      slots: deliverySlots.map(({ slot, label }) => ({ slot, label: textOf(words, label) })),
      prices: isPriced(facts) ? pricesOn(day ?? earliest ?? moment.today, facts) : null,
      radiusMetres: facts.numbers['delivery.metres'],
      city: property.city,
      mostBoxes: mostBoxesOf(context),
      allergens: words.breakfast.allergens,
      buttonText: textOf(words, breakfastButtonText(form, facts.readings['order-button'])),
    }
  }

  /** The price of what is chosen so far, and whether it can be brought there. */
  async quote(
    asked: BreakfastQuoteQuestion & Handover,
    language: Language,
    form: BreakfastForm = 'public',
  ): Promise<BreakfastQuoteView> {
    const { facts, wordsIn, ownIn } = await this.facts.fresh()
    const words = wordsIn(language)
    if (!isPriced(facts)) return { ok: false, text: words.breakfast.notSold }
    const moment = this.clock.moment()
    const earliest = () => earliestDeliveryDay(deliveryContext(facts, moment, form))
    const day = asked.day ?? earliest() ?? moment.today
    const priced = quoteBreakfast(asked, form, day, facts.priceList, facts.readings)
    if (!priced.ok) {
      const { atLeastOne, count } = words.breakfast
      const text = priced.reason === 'no-boxes' ? atLeastOne : count
      return { ok: false, text }
    }
    // At the desk nobody is refused for the distance (BO §5).
    const area = form === 'staff' ? 'not-asked' : await this.area(asked, facts)
    return {
      ok: true,
      totalCents: priced.quote.totalCents,
      lines: worded(words, summariseLines(ownIn(language).translateQuote(priced.quote))),
      area,
      areaText: area === 'outside' ? textOf(words, outsideAreaText(facts.numbers)) : null,
    }
  }

  private async area(
    { street, houseNumber, postcode, city }: PostalAddress,
    { numbers }: PropertyFacts,
  ): Promise<'inside' | 'outside' | 'not-asked'> {
    const address = { street, houseNumber, postcode, city }
    const isComplete = Object.values(address).every((part) => part.trim() !== '')
    // A wrong postcode is wrong at its field, and says nothing of how far away.
    if (!isComplete || !isPostcode(postcode)) return 'not-asked'
    const metres = await this.distances.to(address)
    return isInDeliveryArea(metres, numbers) ? 'inside' : 'outside'
  }

  /**
   * Decides about an order by the rules that the form knew before: what is filled in, which day, how
   * far, and whether the total is the one seen. The distance is asked for last: an order that cannot
   * be taken anyway is no reason to ask another service. The cash desk's form has staff's notice, is not
   * bound to an open house, and refuses nobody for the distance (BO §5); of what is not brought nobody
   * asks how far.
   *
   * @throws Refused what keeps it from being taken
   */
  async decide(
    order: TakenBreakfastOrder,
    form: BreakfastForm = 'public',
  ): Promise<BreakfastDecision> {
    const known = await this.facts.fresh()
    if (form === 'public') this.opening.refuseClosed(known)
    const { facts } = known
    const moment = this.clock.moment()
    const context = deliveryContext(facts, moment, form)
    refuseWrong(order, { ...context, distanceMetres: 0 })
    const metres = order.here ? null : await this.distances.to(order)
    refuseWrong(order, { ...context, distanceMetres: metres })
    const priced = quoteBreakfast(order, form, order.day, facts.priceList, facts.readings)
    if (!priced.ok) throw new RangeError(`the form allows what has no price: ${priced.reason}`)
    const { quote } = priced
    const { totalCents: seenCents } = order
    if (quote.totalCents !== seenCents) {
      const text = message('problem.order-total-changed')
      throw new Refused({ reason: 'order-total-changed', text, seenCents, quote })
    }
    const bookingId = await this.bookingOf(order, form)
    return { order, metres, bookingId, quote, moment, facts }
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

function refuseWrong(order: TakenBreakfastOrder, context: BreakfastContext): void {
  const fields = checkBreakfastOrder(order, context)
  if (fields.length > 0) throw new Refused(invalidInput(fields))
}

/** Whether the house has set what a breakfast costs; the prices of BO §9 are not every house's. */
const isPriced = ({ priceList }: PropertyFacts) => (priceList.breakfast ?? []).length > 0

function pricesOn(day: EpochDay, { priceList }: PropertyFacts): BreakfastOptionsView['prices'] {
  const { boxCents, kidsBoxCents, deliveryCents, homeVillage } = breakfastTariffOn(
    priceList.breakfast,
    day,
  )
  return { boxCents, kidsBoxCents, deliveryCents, homeVillage }
}

/** What a delivery day depends on. */
export function deliveryContext(
  { closures, readings, numbers, breakfastBoxes: boxes = null }: PropertyFacts,
  moment: Moment,
  form: BreakfastForm = 'public',
): DeliveryContext & { readings: Readings } {
  const vacationDays = deliveryVacationDays(closures, readings)
  return { form, moment, vacationDays, readings, numbers, boxes }
}

function closedDays(first: EpochDay, last: EpochDay, context: DeliveryContext): EpochDay[] {
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  return days.filter((day) => refuseDeliveryDay(day, null, context) !== null)
}
