import type { BookingDetailView, BookingEntry } from '../../../api/bookings/booking-views.ts'
import type { QuoteLine } from '../../../rules/quotes/quote.ts'
import { booking } from './week.ts'

const line = (
  item: QuoteLine['item'],
  night: string | null,
  cents: number,
  more: Partial<QuoteLine> = {},
): QuoteLine => ({
  item,
  night,
  persons: 2,
  cents,
  vatCategory: 'lodging',
  vatBasisPoints: 2100,
  rule: 'BO §9',
  reading: null,
  ...more,
})

/** 2 × (89 + 10) + 2 × 2 × 2,50 = 208,00. */
const lines: QuoteLine[] = [
  line('room-night', '2026-11-25', 8_900, { rule: 'BO §3 prices', reading: 'price.unit=per-room' }),
  line('season', '2026-11-25', 1_000, { reading: 'season.overlap=highest' }),
  line('tourist-tax', '2026-11-25', 500, {
    vatCategory: 'none',
    vatBasisPoints: 0,
    reading: 'tourist-tax.tariff=municipal',
  }),
  line('room-night', '2026-11-26', 8_900, { rule: 'BO §3 prices', reading: 'price.unit=per-room' }),
  line('season', '2026-11-26', 1_000, { reading: 'season.overlap=highest' }),
  line('tourist-tax', '2026-11-26', 500, {
    vatCategory: 'none',
    vatBasisPoints: 0,
    reading: 'tourist-tax.tariff=municipal',
  }),
]

/** The entries of a folio, each `[kind, cents, at]` and what else it says. */
const entries = (
  ...rows: [BookingEntry['kind'], number, string, Partial<BookingEntry>?][]
): BookingEntry[] =>
  rows.map(([kind, cents, at, more], i) => ({
    id: String(i + 1),
    kind,
    method: null,
    cents,
    at,
    by: null,
    note: '',
    ...more,
  }))

/** Sanne Hoekstra of the look: paid, comes today. */
export const sanne: BookingDetailView = {
  ...booking(4, 'Sanne Hoekstra', '2026-11-25', '2026-11-27', {
    totalCents: 20_800,
    arrivalWindow: { from: 17 * 60, until: 18 * 60 },
    email: 'sanne.hoekstra@voorbeeld.nl',
    phone: '+31 6 12 34 56 78',
  }),
  version: 3,
  notes: 'Komt met de trein. Eén persoon eet geen gluten.',
  quote: {
    roomTypeId: 2,
    roomTypeName: 'Knusse kamer',
    arrival: '2026-11-25',
    departure: '2026-11-27',
    nights: 2,
    persons: 2,
    lines,
    totalCents: 20_800,
  },
  payments: [
    {
      id: 'betaling-1',
      state: 'paid',
      amountCents: 20_800,
      createdAt: '2026-11-12T19:42:00.000Z',
    },
  ],
  entries: entries(
    ['sold', 20_800, '2026-11-12T19:41:00.000Z', { by: 'guest' }],
    ['received', -20_800, '2026-11-12T19:44:00.000Z', { method: 'ideal', by: 'provider' }],
  ),
  refundByHand: { cents: 0, refundIds: [] },
  receiptId: null,
  cancellation: { paidCents: 20_800, refundCents: 10_400, onlineCents: 20_800, mailed: true },
  mails: [
    {
      id: 'mail-1',
      kind: 'confirmation',
      subject: 'Je boeking B202610244: wo 25 tot vr 27 november',
      state: 'sent',
      createdAt: '2026-11-12T19:44:00.000Z',
    },
    {
      id: 'mail-2',
      kind: 'arrival',
      subject: 'Tot wo 25 november: je verblijf bij B&B Kamersleutel',
      state: 'sent',
      createdAt: '2026-11-23T09:00:00.000Z',
    },
  ],
}

/** The same, with a mail that did not go out and one nobody knows of. */
export const sanneWithTroubles: BookingDetailView = {
  ...sanne,
  mails: [
    {
      id: 'mail-1',
      kind: 'confirmation',
      subject: 'Je boeking B202610244: wo 25 tot vr 27 november',
      state: 'uncertain',
      createdAt: '2026-11-12T19:44:00.000Z',
    },
    {
      id: 'mail-2',
      kind: 'arrival',
      subject: 'Tot wo 25 november: je verblijf bij B&B Kamersleutel',
      state: 'failed',
      createdAt: '2026-11-24T09:00:00.000Z',
    },
  ],
}

/** Held at this moment, payment opened, not paid. */
export const nienkeHeld: BookingDetailView = {
  ...sanne,
  ...booking(10, 'Nienke Mulder', '2026-11-28', '2026-12-01', {
    state: 'held',
    paid: false,
    holdUntil: '2026-11-25T20:11:00.000Z',
    totalCents: 34_800,
    createdAt: '2026-11-25T13:20:00.000Z',
  }),
  notes: '',
  payments: [
    {
      id: 'betaling-2',
      state: 'open',
      amountCents: 34_800,
      createdAt: '2026-11-25T13:20:00.000Z',
    },
  ],
  entries: entries(['sold', 34_800, '2026-11-25T13:20:00.000Z', { by: 'guest' }]),
  cancellation: { paidCents: 0, refundCents: 0, onlineCents: 0, mailed: true },
  mails: [],
}

/** Cancelled after it was paid; the money went back. */
export const karinCancelled: BookingDetailView = {
  ...sanne,
  ...booking(3, 'Karin Peeters', '2026-11-26', '2026-11-27', {
    state: 'cancelled',
    totalCents: 10_400,
  }),
  payments: [
    {
      id: 'betaling-3',
      state: 'paid',
      amountCents: 10_400,
      createdAt: '2026-11-12T19:42:00.000Z',
    },
  ],
  quote: {
    ...sanne.quote,
    departure: '2026-11-26',
    nights: 1,
    lines: lines.slice(0, 3),
    totalCents: 10_400,
  },
  entries: entries(
    ['sold', 10_400, '2026-11-12T19:41:00.000Z', { by: 'guest' }],
    ['received', -10_400, '2026-11-12T19:44:00.000Z', { method: 'ideal', by: 'provider' }],
    ['changed', -10_400, '2026-11-20T08:12:00.000Z', { by: 'Mieke Geurts', note: 'cancelled' }],
    ['refunded', 10_400, '2026-11-20T08:13:00.000Z', { method: 'ideal', by: 'Mieke Geurts' }],
  ),
  mails: [],
}

/** Cancelled, and paid after that; the provider refused to send the money back. */
export const karinOwed: BookingDetailView = {
  ...karinCancelled,
  balanceCents: -10_400,
  entries: karinCancelled.entries.slice(0, 3),
  refundByHand: { cents: 10_400, refundIds: ['terugbetaling-1'] },
}

/** Paid at the desk, not online. */
export const sannePaidCash: BookingDetailView = {
  ...sanne,
  payments: [],
  entries: entries(
    ['sold', 20_800, '2026-11-12T19:41:00.000Z', { by: 'guest' }],
    ['received', -20_800, '2026-11-24T16:05:00.000Z', { method: 'cash', by: 'Mieke Geurts' }],
  ),
  receiptId: '2',
}

/** Its hold ran out, nothing was paid. */
export const nienkeExpired: BookingDetailView = {
  ...nienkeHeld,
  state: 'expired',
  balanceCents: 0,
  paid: true,
  holdUntil: null,
  totalCents: 0,
  entries: entries(
    ['sold', 34_800, '2026-11-25T13:20:00.000Z', { by: 'guest' }],
    ['changed', -34_800, '2026-11-25T20:11:00.000Z', { note: 'expired' }],
  ),
}

/** A channel has the money, and keeps the guest's address to itself. */
export const janFromChannel: BookingDetailView = {
  ...sannePaidCash,
  ...booking(9, 'Jan de Boer', '2026-11-27', '2026-11-29', {
    source: 'booking.com',
    email: '',
    totalCents: 20_800,
  }),
  entries: entries(
    ['sold', 20_800, '2026-11-12T19:41:00.000Z', { by: 'channel' }],
    ['received', -20_800, '2026-11-12T19:41:00.000Z', { method: 'channel', by: 'channel' }],
  ),
  receiptId: null,
  cancellation: { paidCents: 20_800, refundCents: 10_400, onlineCents: 0, mailed: false },
}
