import type { FactsCache } from '../api/facts/facts-cache.ts'
import type { GuestBookings, StaffBookings } from '../api/bookings/new-bookings.ts'
import { answerOf } from '../api/errors/refused.ts'
import type { PaymentAttempts } from '../api/payments/payment-attempts.ts'
import { explainStay } from '../rules/availability/explain-stay.ts'
import type { Order } from '../api/bookings/order.ts'
import { type EpochDay, formatDay } from '../rules/calendar/day.ts'
import { HOUSE_LANGUAGE } from '../rules/texts/languages.ts'
import type { Clock } from '../api/environment/clock.ts'
import { type DemoStay, demoStays } from './demo-stays.ts'
import { payOnSandbox } from './pay-on-sandbox.ts'

/** Who entered what guests did not book themselves. */
const STAFF = 'Beheer'

/** What the demo works with: the product's own parts. */
export interface DemoProperty {
  guests: GuestBookings
  staff: StaffBookings
  payments: PaymentAttempts
  facts: FactsCache
  clock: Clock
  /** Sets the clock back by so many days: guests who are here booked before they came. */
  goBack(days: number): void
}

/**
 * Makes the demo's bookings by the product's own acceptance, as their guests would have: what it
 * refuses is left out. Answers how many were made. The keys are fixed, so a second run after a
 * crash makes none twice.
 */
export async function bookDemo(property: DemoProperty): Promise<number> {
  const today = property.clock.moment().today
  let made = 0
  for (const [index, stay] of demoStays
    .toSorted((a, b) => b.bookedDaysAgo - a.bookedDaysAgo)
    .entries()) {
    property.goBack(stay.bookedDaysAgo)
    const { facts } = await property.facts.fresh()
    const roomType = facts.roomTypes.find(({ slug }) => slug === stay.roomType)!
    const order = orderOf(stay, today)
    const isGuest = stay.source === 'own-website'
    const question = {
      roomTypeId: roomType.id,
      ...order,
      persons: stay.persons,
      screen: isGuest ? 'guest' : 'agenda',
      moment: property.clock.moment(),
    } as const
    const offer = explainStay(question, facts)
    if (!offer.ok) continue
    const key = `demo-${formatDay(today)}-${index}`
    const sold = { ...order, totalCents: offer.quote.totalCents }
    const visit = { visitor: `demo-${index}`, isFirst: false, key }
    const answer = await answerOf<{ id: string }>(() =>
      isGuest
        ? property.guests.book(sold, visit)
        : property.staff.book(sold, { staff: STAFF, key }),
    )
    if (!answer.ok) continue
    made++
    // Not by the address of the answer: the site that serves has no clock that goes back, and the
    // hold would be past its end there.
    const opened = stay.pays
      ? await property.payments.openNewest({ kind: 'booking', id: answer.value.id })
      : null
    if (opened?.ok) await payOnSandbox(opened.paymentUrl)
  }
  property.goBack(0)
  return made
}

/** What staff say where the rules warn of a channel's booking: it is sold already. */
const SOLD_ELSEWHERE = 'Elders al verkocht.'

function orderOf(stay: DemoStay, today: EpochDay): Order {
  const { firstName, lastName, city, notes = '' } = stay
  const email = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '')
  return {
    roomType: stay.roomType,
    roomId: null,
    arrival: today + stay.arrivesIn,
    departure: today + stay.arrivesIn + stay.nights,
    party: { adults: stay.persons, childAges: [], residents: 0 },
    guest: {
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: `${email}@example.com`,
      phone: '06 12 34 56 78',
      city,
      address: '',
      postcode: '',
      notes,
    },
    arrivalWindow: stay.arrivalWindow ?? null,
    source: stay.source,
    language: HOUSE_LANGUAGE,
    method: null,
    paidBy: null,
    overruleReason: stay.source === 'own-website' ? '' : SOLD_ELSEWHERE,
    totalCents: null,
  }
}
