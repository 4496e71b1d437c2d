import type { LiveNoun } from '../../api/database/live-event.ts'

/** Other queries that show a noun, beside its resource and the timelines. */
const also: Record<string, string[]> = {
  bookings: [
    'bills',
    'agenda',
    'search',
    'new-booking',
    'day-sheet',
    'vacation-previews',
    'dashboard',
    'revenue',
    'customers',
  ],
  'channel-links': ['agenda', 'dashboard'],
  sources: ['channel-links'],
  closures: ['agenda', 'new-booking', 'vacations', 'dashboard', 'revenue', 'channel-links'],
  rooms: ['first-steps', 'room-types', 'agenda', 'day-sheet', 'new-booking', 'stay-change'],
  'room-types': [
    'first-steps',
    'dashboard',
    'rooms',
    'agenda',
    'day-sheet',
    'new-booking',
    'stay-change',
  ],
  'breakfast-orders': [
    'bills',
    'agenda',
    'breakfast-mornings',
    'day-sheet',
    'vacation-previews',
    'dashboard',
    'revenue',
    'customers',
  ],
  'form-messages': ['dashboard', 'customers'],
  // Whose an invoice is changes when customers are merged.
  customers: ['invoices'],
  sales: ['bills', 'cash-desk', 'cash-days', 'revenue'],
  // A mail that went out stands on its booking's page.
  mails: ['bookings', 'breakfast-orders', 'bills', 'invoices', 'dashboard', 'customers'],
  'payment-differences': ['dashboard'],
  texts: ['texts-in-force', 'mail-templates'],
  seasons: ['first-steps', 'price-warnings', 'new-booking', 'stay-change', 'dashboard'],
  'vat-rates': ['first-steps', 'products', 'room-types', 'new-booking', 'stay-change', 'revenue'],
  // A room type shows its cover.
  'room-type-images': ['room-types'],
  'tourist-tax-tariffs': ['first-steps', 'new-booking', 'stay-change', 'revenue'],
  'family-tariffs': ['first-steps', 'dashboard', 'room-types', 'new-booking', 'stay-change'],
  'breakfast-tariffs': ['first-steps', 'products', 'new-booking', 'stay-change'],
  products: ['property', 'new-booking'],
  'cancellation-conditions': ['bookings'],
  settings: [
    'first-steps',
    'breakfast-setting',
    'products',
    'property',
    'clock',
    'agenda',
    'bookings',
    'price-warnings',
    'new-booking',
    'day-sheet',
    'dashboard',
    'revenue',
  ],
} satisfies Partial<Record<LiveNoun, string[]>>

/** What staff do not keep: their changes are told on no screen of changes. */
const notKept: readonly string[] = [
  'test-payments',
  'bookings',
  'breakfast-orders',
  'mails',
  'form-messages',
  'sales',
  'cash-days',
  'invoices',
] satisfies LiveNoun[]

/**
 * The queries to read again after a batch of changes, by the first part of their key, each once;
 * every noun is the name of its resource.
 */
export function queriesOf(nouns: Iterable<string>): string[] {
  return [
    ...new Set(
      [...nouns].flatMap((noun) => [
        noun,
        'timelines',
        ...(notKept.includes(noun) ? [] : ['changes']),
        ...(also[noun] ?? []),
      ]),
    ),
  ]
}
