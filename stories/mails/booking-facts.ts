import type { BookingMailFacts } from '../../api/mail/templates/booking-mail-facts.ts'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import type { QuoteLine } from '../../rules/quotes/quote.ts'
import { words } from '../../rules/texts/all-words.ts'
import { type Message, message } from '../../rules/texts/message.ts'

const line = (item: QuoteLine['item'], night: string, cents: number): QuoteLine => ({
  item,
  night,
  persons: 2,
  cents,
  vatCategory: item === 'tourist-tax' ? 'none' : 'lodging',
  vatBasisPoints: item === 'tourist-tax' ? 0 : 2100,
  rule: 'BO §9',
  reading: null,
})

const until = (day: Day, share: Message) =>
  message('cancellation.until', { day: { day: parseDay(day)!, as: 'day' }, share })

const nights = ['2026-06-09', '2026-06-10', '2026-06-11']

/** A stay of three nights, of which nothing is paid: 3 × (85 + 10 + 2 × 2,50) = 300,00. */
export const unpaid: BookingMailFacts = {
  bookingId: '0e8a4c1e-5d2b-4f0a-9a37-1c2d3e4f5a6b',
  number: 'B2026517',
  state: 'confirmed',
  firstName: 'Liesbeth',
  recipient: { name: 'Liesbeth van der Meer', email: 'liesbeth@voorbeeld.nl' },
  roomTypeName: 'Knusse kamer',
  roomKind: 'ordinary',
  madeBy: 'guest',
  holdUntil: null,
  payUntil: null,
  restDueOn: null,
  arrival: '2026-06-09',
  departure: '2026-06-12',
  persons: 2,
  quote: {
    roomTypeId: 2,
    roomTypeName: 'Knusse kamer',
    arrival: '2026-06-09',
    departure: '2026-06-12',
    nights: 3,
    persons: 2,
    lines: [
      ...nights.map((night) => line('room-night', night, 8_500)),
      ...nights.map((night) => line('season', night, 1_000)),
      ...nights.map((night) => line('tourist-tax', night, 500)),
    ],
    totalCents: 30_000,
  },
  balanceCents: 30_000,
  receivedCents: 0,
  refundedCents: 0,
  arrivalWindow: { from: 960, until: 1020 },
  wish: 'We eten geen vlees.',
  words: words(),
  property: {
    name: 'B&B Kamersleutel',
    address: 'Op de Dries 12',
    postcode: '6181 AA',
    city: 'Elsloo',
    phone: '+31 46 123 45 67',
    email: 'info@kamersleutel.example',
    kvk: '12345678',
    vatId: '',
    iban: '',
    checkIn: Array.from({ length: 7 }, () => '15:00–18:00'),
  },
  hours: { checkIn: '15:00–18:00', checkOut: '10:30' },
  conditions: [
    until('2026-06-02', message('cancellation.all')),
    until('2026-06-08', message('cancellation.half')),
    message('cancellation.afterwardsNothing'),
  ],
  publicUrl: 'https://kamersleutel.example',
  now: new Date('2026-05-20T09:00:00Z'),
}

/** The same, all paid. */
export const paid: BookingMailFacts = { ...unpaid, balanceCents: 0, receivedCents: 30_000 }

/** Everything as long as it may be. */
export const longNames: BookingMailFacts = {
  ...unpaid,
  firstName: 'Wilhelmina-Alexandrine',
  recipient: {
    name: 'Wilhelmina-Alexandrine van Heeckeren van Kell-Zuylen van Nijevelt',
    email: 'wilhelmina-alexandrine.van.heeckeren.van.kell@een-heel-lang-bedrijf.voorbeeld.nl',
  },
  roomKind: 'family',
  roomTypeName: 'Familiekamer op de zolder met uitzicht over de Maas en de boomgaard',
  property: {
    ...unpaid.property,
    name: 'Bed & Breakfast De Gouden Kamersleutel van Elsloo aan de Maas',
    email: 'reserveringen.en.vragen@de-gouden-kamersleutel-van-elsloo.example',
  },
}
