import { CHANNEL_CALENDARS } from '../../screens/channel-calendar-address.ts'
import { folders } from '../../screens/screen-routes.ts'
import { isOldCall } from '../../screens/old-calls.ts'
import { BACK_OFFICE } from './routes.ts'

/**
 * Called by the payment provider's server, which is no browser and carries no cookie: what it says
 * is checked with the provider.
 */
export const WEBHOOK = '/api/payments/webhook'

/** The sandbox as the payment provider, which only the house itself asks. */
const SANDBOX_API = '/sandbox/v2/'

/** What is counted together of one visitor; null: it costs next to nothing. */
type Count = 'reads' | 'changes' | 'pages' | null

/** What a route asks of whoever comes, before a byte of a body is read. */
export interface Entrance {
  /** Everyone, staff who are signed in, or the house itself by the sandbox's key. */
  who: 'everyone' | 'staff' | 'house'
  /** Whether a change must come from a page of this site (`checkOrigin`). */
  fromOwnPage: boolean
  /** What a read counts as, and what a change does. */
  counts: { read: Count; change: Count }
}

const API: Entrance = {
  who: 'everyone',
  fromOwnPage: true,
  counts: { read: 'reads', change: 'changes' },
}
const PAGE: Entrance = { ...API, counts: { read: 'pages', change: 'changes' } }
const SANDBOX: Entrance = {
  who: 'everyone',
  fromOwnPage: false,
  counts: { read: 'pages', change: 'pages' },
}
const FREE: Entrance = { ...API, counts: { read: null, change: null } }

/** By how an address begins; the first that fits. What begins otherwise is a page. */
const rows: readonly (readonly [begins: string, Entrance])[] = [
  // A launcher or a load balancer asks as often as it likes.
  ['/health/', FREE],
  ['/metrics', FREE],
  ...folders.filter(({ indexed }) => indexed).map(({ path }) => [path, FREE] as const),
  [`${BACK_OFFICE}/`, { ...API, who: 'staff' }],
  [WEBHOOK, { ...API, fromOwnPage: false, counts: { read: 'reads', change: 'reads' } }],
  ['/api/', API],
  [CHANNEL_CALENDARS, API],
  [SANDBOX_API, { ...SANDBOX, who: 'house' }],
  ['/sandbox/', SANDBOX],
]

/**
 * What a route asks, by its address alone: one that is new below `/api/back-office/` is for staff
 * without a word of its own.
 *
 * @param route as it was matched, such as `/api/back-office/bookings/:id`
 */
export function entranceOf(route: string): Entrance {
  const [, found] = rows.find(([begins]) => route.startsWith(begins)) ?? ['', PAGE]
  // An old page may stand elsewhere; who calls so is given nothing that a cookie would prove.
  return isOldCall(route) ? { ...found, fromOwnPage: false } : found
}
