import { Injectable } from '@nestjs/common'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { breakfastTariffOn } from '../../rules/breakfast/breakfast-tariff-on.ts'
import type {
  BreakfastForm,
  BreakfastOrder,
  Handover,
} from '../../rules/breakfast/breakfast-order.ts'
import { mostBoxesOf } from '../../rules/breakfast/check-breakfast-order.ts'
import { isInDeliveryArea } from '../../rules/breakfast/delivery-area.ts'
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
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { breakfastTexts } from '../../rules/texts/breakfast.ts'
import { breakfastButtonText } from '../../rules/texts/order-button.ts'
import { DeliveryDistance } from '../delivery-distances/delivery-distance.ts'
import type { PostalAddress } from '../delivery-distances/postal-address.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { BreakfastOptionsQuestion, BreakfastQuoteQuestion } from './breakfast-order-request.ts'
import type { BreakfastOptionsView, BreakfastQuoteView } from './breakfast-order-shapes.ts'

/** What can be ordered, by guests or at the cash desk, and what it costs. */
@Injectable()
export class BreakfastOffer {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly distances: DeliveryDistance,
  ) {}

  async options(
    { day }: BreakfastOptionsQuestion,
    form: BreakfastForm = 'public',
  ): Promise<BreakfastOptionsView> {
    const { facts, property } = await this.facts.fresh()
    const moment = this.clock.moment()
    const context = deliveryContext(facts, moment, form)
    const earliest = earliestDeliveryDay(context)
    const last = lastDeliveryDay(moment.today, facts.numbers)
    return {
      earliestDay: earliest === null ? null : formatDay(earliest),
      lastDay: formatDay(last),
      closedDays: closedDays(earliest ?? last + 1, last, context).map(formatDay),
      slots: deliverySlots.map(({ slot, label }) => ({ slot, label })),
      prices: isPriced(facts) ? pricesOn(day ?? earliest ?? moment.today, facts) : null,
      radiusMetres: facts.numbers['delivery.metres'],
      city: property.city,
      mostBoxes: mostBoxesOf(context),
      allergens: breakfastTexts.allergens,
      buttonText: breakfastButtonText(form, facts.readings['order-button']),
    }
  }

  /** The price of what is chosen so far, and whether it can be brought there. */
  async quote(
    {
      day,
      adults,
      kids,
      street,
      houseNumber,
      postcode,
      city,
      here,
    }: BreakfastQuoteQuestion & Handover,
    form: BreakfastForm = 'public',
  ): Promise<BreakfastQuoteView> {
    const { facts } = await this.facts.fresh()
    if (!isPriced(facts)) return { ok: false, text: breakfastTexts.notSold }
    const moment = this.clock.moment()
    const supplied =
      day ?? earliestDeliveryDay(deliveryContext(facts, moment, form)) ?? moment.today
    const priced = quoteFor({ adults, kids, city, here }, supplied, facts, form)
    if (!priced.ok)
      return {
        ok: false,
        text: priced.reason === 'no-boxes' ? breakfastTexts.atLeastOne : breakfastTexts.count,
      }
    // At the desk nobody is refused for the distance (BO §5).
    const area =
      form === 'staff'
        ? 'not-asked'
        : await this.area({ street, houseNumber, postcode, city }, facts)
    return {
      ok: true,
      totalCents: priced.quote.totalCents,
      lines: summariseLines(priced.quote),
      area,
      areaText: area === 'outside' ? breakfastTexts.outsideArea : null,
    }
  }

  private async area(
    address: PostalAddress,
    { numbers }: PropertyFacts,
  ): Promise<'inside' | 'outside' | 'not-asked'> {
    if (Object.values(address).some((part) => part.trim() === '')) return 'not-asked'
    // It is wrong at its field, and says nothing of how far away.
    if (!isPostcode(address.postcode)) return 'not-asked'
    const distance = await this.distances.to(address)
    return isInDeliveryArea(distance.known ? distance.metres : null, numbers) ? 'inside' : 'outside'
  }
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
  return {
    form,
    moment,
    vacationDays: deliveryVacationDays(closures, readings),
    readings,
    numbers,
    boxes,
  }
}

/** What an order costs on the day it is brought. */
export function quoteFor(
  order: Pick<BreakfastOrder, 'adults' | 'kids' | 'city'> & Handover,
  supplied: EpochDay,
  { priceList, readings }: PropertyFacts,
  form: BreakfastForm = 'public',
) {
  return quoteBreakfast(order, form, supplied, priceList, readings)
}

function closedDays(first: EpochDay, last: EpochDay, context: DeliveryContext): EpochDay[] {
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
  return days.filter((day) => refuseDeliveryDay(day, null, context) !== null)
}
