import { deliverySlots } from '../../rules/breakfast/delivery-slots.ts'
import { quoteBreakfast } from '../../rules/breakfast/quote-breakfast.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import type { MailKind } from '../mail/mail-templates.ts'
import type { BreakfastMailFacts } from '../mail/templates/breakfast-mail-facts.ts'
import type { ExampleSource } from './example-booking.ts'
import { EXAMPLE_ID, exampleGuest } from './example-guest.ts'

const DELIVERED_IN_DAYS = 5

/** A breakfast order as this property could have it, at its own prices: two boxes and a kids' box. */
export function exampleOrder(
  kind: MailKind,
  { known, publicUrl, now }: ExampleSource,
): BreakfastMailFacts {
  const day = momentInAmsterdam(now.getTime()).today + DELIVERED_IN_DAYS
  const { priceList, readings, property } = { ...known.facts, property: known.property }
  const asked = { adults: 2, kids: 1, city: 'Stein' }
  const priced = quoteBreakfast(asked, 'public', day, priceList, readings)
  const quote = priced.ok ? priced.quote : { lines: [], totalCents: 0 }
  const slot = deliverySlots[1]!
  return {
    orderId: EXAMPLE_ID,
    number: 'P2026123',
    state: 'confirmed',
    cancelledBecause: null,
    recipient: { name: exampleGuest.name, email: exampleGuest.email },
    phone: exampleGuest.phone,
    receiver: 'Oma van der Meer',
    day: formatDay(day),
    slot: slot.slot,
    deliveryDay: dutchDayYear(day),
    slotLabel: slot.label,
    street: 'Dorpsstraat',
    houseNumber: '1a',
    postcode: '6171 AA',
    here: false,
    notes: 'Geen noten',
    bookingNumber: null,
    ...asked,
    quote,
    balanceCents: 0,
    receivedCents: quote.totalCents,
    refundedCents: 0,
    ...moneyOf(kind, quote.totalCents),
    token: 'voorbeeld',
    property,
    publicUrl,
  }
}

function moneyOf(kind: MailKind, totalCents: number): Partial<BreakfastMailFacts> {
  switch (kind) {
    case 'breakfast-payment-reminder':
      return { state: 'placed', balanceCents: totalCents, receivedCents: 0 }
    case 'breakfast-cancellation':
    case 'breakfast-not-to-bring':
      return { state: 'cancelled', cancelledBecause: 'guest', refundedCents: totalCents }
    case 'breakfast-payment-returned':
      return { refundedCents: totalCents }
    default:
      return {}
  }
}
