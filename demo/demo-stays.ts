import type { ArrivalWindow } from '../rules/stay-times/arrival-window.ts'

/**
 * A booking of the demo, counted from today; made `bookedDaysAgo`, so that some guests are in the
 * property already.
 */
export interface DemoStay {
  roomType: string
  /** Days from today to the arrival; below 0 the guests are here. */
  arrivesIn: number
  nights: number
  persons: number
  source: string
  bookedDaysAgo: number
  /**
   * Whether the guest pays on the sandbox's page, or leaves it open. Channels and telephone are not
   * asked.
   */
  pays: boolean
  firstName: string
  lastName: string
  city: string
  notes?: string
  arrivalWindow?: ArrivalWindow
}

const stay = (
  roomType: string,
  arrivesIn: number,
  nights: number,
  persons: number,
  source: string,
  [firstName, lastName, city]: [string, string, string],
  more: Partial<DemoStay> = {},
): DemoStay => ({
  roomType,
  arrivesIn,
  nights,
  persons,
  source,
  bookedDaysAgo: Math.max(0, -arrivesIn),
  pays: source === 'own-website',
  firstName,
  lastName,
  city,
  ...more,
})

/**
 * Bookings around today, from every source. A stay that the calendar refuses on this day (a weekend
 * for one night, the closed season) is left out.
 */
export const demoStays: DemoStay[] = [
  stay('kleine-knusse-kamer', -2, 4, 1, 'booking.com', ['Femke', 'Janssen', 'Utrecht']),
  stay('knusse-kamer', -1, 3, 2, 'airbnb', ['Thomas', 'O’Neill', 'Gent']),
  stay('ruime-knusse-kamer', -3, 5, 3, 'bedandbreakfast.nl', ['Marieke', 'van den Berg', 'Zwolle']),
  stay('knusse-kamer', -2, 2, 2, 'none', ['Jos', 'Hermans', 'Sittard'], {
    notes: 'Telefonisch geboekt, komt met de fiets.',
  }),
  stay('ruime-knusse-kamer', 0, 2, 2, 'booking.com', ['Anouk', 'Peeters', 'Hasselt']),
  stay('kleine-knusse-kamer', 2, 3, 2, 'own-website', ['Sanne', 'de Vries', 'Amersfoort']),
  stay('knusse-kamer', 2, 2, 2, 'own-website', ['Willem', 'Bakker', 'Rotterdam'], {
    arrivalWindow: { from: 16 * 60, until: 17 * 60 },
  }),
  stay('ruime-knusse-kamer', 3, 4, 3, 'own-website', ['Lotte', 'Smeets', 'Maastricht'], {
    notes: 'Ons kind is 4 jaar.',
  }),
  stay('knusse-kamer', 4, 3, 1, 'airbnb', ['Daniel', 'Fischer', 'Aachen']),
  stay('kleine-knusse-kamer', 5, 2, 1, 'booking.com', ['Noor', 'Willems', 'Eindhoven']),
  stay('knusse-kamer', 8, 2, 2, 'own-website', ['Pieter', 'Mulder', 'Groningen']),
  stay('ruime-knusse-kamer', 9, 3, 2, 'own-website', ['Eva', 'Dijkstra', 'Leeuwarden'], {
    pays: false,
  }),
  stay('kleine-knusse-kamer', 11, 2, 2, 'bedandbreakfast.nl', ['Ruud', 'Claessens', 'Venlo']),
  stay('ruime-knusse-kamer', 15, 7, 2, 'booking.com', ['Hanna', 'Lindqvist', 'Göteborg']),
  stay('knusse-kamer', 22, 3, 2, 'own-website', ['Karin', 'Vermeulen', 'Nijmegen']),
]
