import type { FactsCache } from '../api/facts/facts-cache.ts'
import type { BookingsService } from '../api/bookings/bookings-service.ts'
import type { PaymentOpening } from '../api/payments/payment-opening.ts'
import { explainStay } from '../rules/availability/explain-stay.ts'
import { formatDay } from '../rules/calendar/day.ts'
import type { Clock } from '../api/environment/clock.ts'
import { type DemoStay, demoStays } from './demo-stays.ts'

/** What the demo works with: the product's own parts. */
export interface DemoHouse {
  bookings: BookingsService
  payments: PaymentOpening
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
export async function bookDemo(house: DemoHouse): Promise<number> {
  const today = house.clock.moment().today
  let made = 0
  for (const [index, stay] of demoStays
    .toSorted((a, b) => b.bookedDaysAgo - a.bookedDaysAgo)
    .entries()) {
    house.goBack(stay.bookedDaysAgo)
    const { facts } = await house.facts.fresh()
    const roomType = facts.roomTypes.find(({ slug }) => slug === stay.roomType)!
    const dates = {
      arrival: today + stay.arrivesIn,
      departure: today + stay.arrivesIn + stay.nights,
    }
    const screen = stay.source === 'own-website' ? 'guest' : 'agenda'
    const question = {
      roomTypeId: roomType.id,
      ...dates,
      persons: stay.persons,
      screen,
      moment: house.clock.moment(),
    } as const
    const offer = explainStay(question, facts)
    if (!offer.ok) continue
    const order = {
      roomType: stay.roomType,
      ...dates,
      persons: stay.persons,
      ...guestOf(stay),
      totalCents: offer.quote.totalCents,
    }
    const answer = await house.bookings.book(order, {
      visitor: `demo-${index}`,
      key: `demo-${formatDay(today)}-${index}`,
      source: stay.source,
    })
    if (!answer.ok) continue
    made++
    // Not by the address of the answer: the site that serves has no clock that goes back, and the
    // hold would be past its end there.
    const opened = stay.pays ? await house.payments.openNewest(answer.value.id) : null
    if (opened?.ok) await payOnSandbox(opened.paymentUrl)
  }
  house.goBack(0)
  return made
}

function guestOf({ firstName, lastName, city, notes }: DemoStay) {
  const email = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z.]/g, '')
  return {
    firstName,
    lastName,
    email: `${email}@example.com`,
    phone: '06 12 34 56 78',
    city,
    notes: notes ?? '',
  }
}

/** The button Betaald of the sandbox's page. */
async function payOnSandbox(url: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ status: 'paid' }),
    redirect: 'manual',
  })
  await answer.body?.cancel()
}
