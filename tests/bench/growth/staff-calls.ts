import { formatDay, weekday } from '../../../rules/calendar/day.ts'
import { thisMonth, thisYear, today, year } from '../house/bench-house.ts'
import { getRequest } from '../server/keep-alive-client.ts'
import type { BenchHouse } from '../house/bench-house.ts'
import type { Call } from './in-turns.ts'

const day = (from: number) => formatDay(today + from)
const monday = today - (weekday(today) - 1)

const staff = (name: string, path: string | ((house: BenchHouse) => string)): Call => ({
  name,
  request: (house) =>
    getRequest(`/api/back-office/${typeof path === 'string' ? path : path(house)}`, {
      cookie: house.cookie,
    }),
})

/** A page of a list, as the screens ask it: 25 rows, sorted and narrowed. */
function list(
  name: string,
  resource: string,
  filter: object | ((house: BenchHouse) => object) = {},
  [sort, order]: [string, 'ASC' | 'DESC'] = ['arrival', 'DESC'],
  first = 0,
): Call {
  return staff(
    name,
    (house) =>
      `${resource}?${new URLSearchParams({
        range: JSON.stringify([first, first + 24]),
        sort: JSON.stringify([sort, order]),
        filter: JSON.stringify(typeof filter === 'function' ? filter(house) : filter),
      }).toString()}`,
  )
}

/** A call that answers more of fifty years than of one, and so has no aim. */
const grown = (grows: string, call: Call): Call => ({ ...call, aim: { grows } })
const ONE_IN_FIFTY = 'they are fifty times as many, and counted'

const rare = ({ someone }: BenchHouse) => ({ q: someone.surname })
const address = ({ someone }: BenchHouse) => ({ q: someone.email })

/** The agenda, today, and what stands beside them. */
export const dayCalls: Call[] = [
  staff('agenda, a week', `agenda?from=${formatDay(monday)}&until=${formatDay(monday + 7)}`),
  staff('agenda, a month', `agenda?from=${thisMonth.from}&until=${thisMonth.until}`),
  staff('agenda, a week of last summer', `agenda?from=${day(-120)}&until=${day(-113)}`),
  staff('dashboard', 'dashboard'),
  staff('day sheet', 'day-sheet'),
  staff('night register, a month', `night-register?from=${day(-30)}&last=${day(0)}`),
  staff('a booking', ({ someone }) => `bookings/${someone.id}`),
  staff('a customer', ({ someone }) => `customers/${someone.customerId}`),
]

/** What staff type above every screen. */
export const searchCalls: Call[] = [
  staff('search bar, a rare surname', ({ someone }) => `search?q=${someone.surname}`),
  staff('search bar, a surname of one in fifty', 'search?q=jansen'),
  staff('search bar, a word that everybody has', 'search?q=gast'),
  staff('search bar, the number of a booking', ({ someone }) => `search?q=${someone.number}`),
  staff('search bar, an address', ({ someone }) => `search?q=${someone.email}`),
]

export const bookingListCalls: Call[] = [
  list('bookings, the first page', 'bookings'),
  list('bookings, the archive', 'bookings', { ended: true }),
  list('bookings, not over', 'bookings', { ended: false }, ['arrival', 'ASC']),
  list('bookings, page forty', 'bookings', {}, ['arrival', 'DESC'], 975),
  list('bookings, this month', 'bookings', thisMonth),
  list('bookings, one source', 'bookings', { source: 'airbnb' }),
  list('bookings, one state', 'bookings', { state: 'cancelled' }),
  list('bookings, that take a room', 'bookings', { live: true }),
  list('bookings, still to pay', 'bookings', { paid: false }),
  // Asked by no screen.
  grown('2,000 are counted instead of 222', list('bookings, of a room', 'bookings', { roomId: 4 })),
  list('bookings, by when they were made', 'bookings', {}, ['createdAt', 'DESC']),
  list('bookings, by name', 'bookings', {}, ['guestName', 'ASC']),
  list('bookings, a rare surname', 'bookings', rare),
  grown(ONE_IN_FIFTY, list('bookings, a surname of one in fifty', 'bookings', { q: 'jansen' })),
  list('bookings, a word that everybody has', 'bookings', { q: 'gast' }),
  list('bookings, a number', 'bookings', ({ someone }) => ({ q: someone.number })),
  list('bookings, an address', 'bookings', address),
]

export const customerListCalls: Call[] = [
  list('customers, the first page', 'customers', {}, ['lastStay', 'DESC']),
  list('customers, by name', 'customers', {}, ['name', 'ASC']),
  list('customers, still to pay', 'customers', { open: true }, ['lastStay', 'DESC']),
  list('customers, who come', 'customers', { coming: true }, ['lastStay', 'DESC']),
  list('customers, a rare surname', 'customers', rare, ['lastStay', 'DESC']),
  grown(
    ONE_IN_FIFTY,
    list('customers, a surname of one in fifty', 'customers', { q: 'jansen' }, [
      'lastStay',
      'DESC',
    ]),
  ),
  list('customers, a word that everybody has', 'customers', { q: 'gast' }, ['lastStay', 'DESC']),
  list('customers, an address', 'customers', address, ['lastStay', 'DESC']),
]

/** What is on the screen of bills: a page, and beside it the sums of all that the filter has. */
const billFilters: Record<string, object | ((house: BenchHouse) => object)> = {
  'this year': thisYear,
  'this month': thisMonth,
  'what is open': { state: 'open' },
  'what is too late': { state: 'overdue' },
  'one source, this year': { source: 'airbnb', ...thisYear },
  'a rare surname': rare,
  'an address': address,
  'a word that everybody has': { q: 'gast' },
  'of every year': {},
}
const ofEveryYear = new Set(['a word that everybody has', 'of every year'])

export const moneyCalls: Call[] = [
  ...Object.entries(billFilters).map(([name, filter]) =>
    list(`bills, ${name}`, 'bills', filter, ['day', 'DESC']),
  ),
  ...Object.entries(billFilters).map(([name, filter]) => {
    const sums = list(`sums of bills, ${name}`, 'bills/sums', filter, ['day', 'DESC'])
    return ofEveryYear.has(name) ? grown('it adds up all fifty years', sums) : sums
  }),
  staff('revenue of this month', 'revenue'),
  staff('revenue of a month last winter', `revenue?month=${formatDay(today - 300).slice(0, 7)}`),
  staff('VAT of a quarter', `revenue/vat?from=${day(-90)}&last=${day(0)}`),
  list('invoices, the first page', 'invoices', {}, ['number', 'DESC']),
  list('invoices, a rare surname', 'invoices', rare, ['number', 'DESC']),
  list('invoices, of this year', 'invoices', { year }, ['number', 'DESC']),
]

/** What is written beside bookings. */
export const paperCalls: Call[] = [
  list('mails, the first page', 'mails', {}, ['createdAt', 'DESC']),
  list('mails, a rare surname', 'mails', rare, ['createdAt', 'DESC']),
  grown(
    ONE_IN_FIFTY,
    list('mails, a surname of one in fifty', 'mails', { q: 'jansen' }, ['createdAt', 'DESC']),
  ),
  list('mails, an address', 'mails', address, ['createdAt', 'DESC']),
  list('breakfast orders, the first page', 'breakfast-orders', {}, ['day', 'DESC']),
  list('breakfast orders, still to bring', 'breakfast-orders', { open: true }, ['day', 'ASC']),
  grown(
    ONE_IN_FIFTY,
    list('breakfast orders, a surname of one in fifty', 'breakfast-orders', { q: 'jansen' }, [
      'day',
      'DESC',
    ]),
  ),
  list('bills of breakfasts, this year', 'bills', { kind: 'breakfast-order', ...thisYear }, [
    'day',
    'DESC',
  ]),
  list(
    'sums of bills of breakfasts, this year',
    'bills/sums',
    {
      kind: 'breakfast-order',
      ...thisYear,
    },
    ['day', 'DESC'],
  ),
  list('bills of the desk, this month', 'bills', { kind: 'sale', ...thisMonth }, ['day', 'DESC']),
  list('sums of bills of the desk, this month', 'bills/sums', { kind: 'sale', ...thisMonth }, [
    'day',
    'DESC',
  ]),
  list('sales of today', 'sales', { from: day(0) }, ['doneAt', 'DESC']),
  list('messages, the first page', 'form-messages', {}, ['createdAt', 'DESC']),
  list('messages, not handled', 'form-messages', { handled: false }, ['createdAt', 'DESC']),
  list('messages, a rare surname', 'form-messages', rare, ['createdAt', 'DESC']),
]

/** What staff keep, and who changed it. */
export const keptCalls: Call[] = [
  list('seasons', 'seasons', {}, ['firstNight', 'ASC']),
  staff('readings', 'readings'),
  staff('numbers of the rules', 'settings/rule-numbers'),
  list('changes, the first page', 'changes', {}, ['id', 'DESC']),
  staff('planned changes', 'planned-edits'),
]
