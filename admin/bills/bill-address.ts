import type { BillKind, BillState } from '../../api/bills/bill-shapes.ts'
import type { BillFilter, BillSort } from '../../api/bills/bill-lists.ts'
import { type Day, parseDay, partsOf } from '../../rules/calendar/day.ts'

/** Bills on one page. */
export const BILLS_A_PAGE = 25

/** What the list shows. All of it stands in the address, so that one comes back to it. */
export interface BillsShown {
  kind: BillKind
  words: string
  state: BillState | null
  source: string | null
  /** Null: of any year. */
  year: number | null
  /** 1 to 12; null: of the whole year. */
  month: number | null
  sort: [BillSort, 'ASC' | 'DESC']
  /** Counted from 1. */
  page: number
}

const tabs: Record<string, BillKind> = {
  overnachtingen: 'booking',
  onbijtjes: 'breakfast-order',
  kassa: 'sale',
}
const states: Record<string, BillState> = { open: 'open', 'te-laat': 'overdue' }
const sorts: Record<string, BillSort> = {
  datum: 'day',
  nummer: 'number',
  naam: 'name',
  open: 'balanceCents',
}
/** The tabs and the states in their order. */
export const shownKinds = Object.values(tabs)
export const shownStates = Object.values(states)
const EVERY_YEAR = 'alle'
const latestFirst: BillsShown['sort'] = ['day', 'DESC']

/** What an address asks for; without a year it is the usual one. */
export function billsShown(query: URLSearchParams, today: Day): BillsShown {
  const words = query.get('zoek') ?? ''
  const state = states[query.get('toon') ?? ''] ?? null
  const asked = query.get('jaar')
  const typed = /^\d{4}$/.test(asked ?? '') ? Number(asked) : null
  const year = typed ?? (asked === EVERY_YEAR ? null : usualYear({ words, state }, today))
  const month = Number(query.get('maand'))
  const [field = '', order] = (query.get('volgorde') ?? '').split(' ')
  const sort = sorts[field]
  return {
    kind: tabs[query.get('soort') ?? ''] ?? 'booking',
    words,
    state,
    source: query.get('bron'),
    year,
    month: year !== null && month >= 1 && month <= 12 ? Math.trunc(month) : null,
    sort: sort ? [sort, order === 'op' ? 'ASC' : 'DESC'] : latestFirst,
    page: Math.max(1, Math.trunc(Number(query.get('pagina'))) || 1),
  }
}

/**
 * What is shown after a choice, from its first page on. Where nobody chose a year it is the usual one
 * of what is shown then: words find bills of every year.
 */
export function afterChoice(
  before: BillsShown,
  choice: Partial<BillsShown>,
  today: Day,
): BillsShown {
  const after = { ...before, page: 1, ...choice }
  if ('year' in choice || before.month !== null || before.year !== usualYear(before, today))
    return after
  return { ...after, year: usualYear(after, today) }
}

/** This year, as a host looks at bills; every year for words or what is open: few, maybe old. */
function usualYear({ words, state }: Pick<BillsShown, 'words' | 'state'>, today: Day) {
  return words.trim() !== '' || state !== null ? null : yearOf(today)
}

/** The address of what is shown: only what is not the usual is said. */
export function billsAddress(
  { kind, words, state, source, year, month, sort, page }: BillsShown,
  today: Day,
): URLSearchParams {
  const query = new URLSearchParams()
  const say = (name: string, value: string | null | undefined) => value && query.set(name, value)
  say('soort', kind === 'booking' ? null : keyOf(tabs, kind))
  say('zoek', words)
  say('toon', state && keyOf(states, state))
  say('bron', source)
  if (year !== usualYear({ words, state }, today))
    say('jaar', year === null ? EVERY_YEAR : String(year))
  say('maand', month === null ? null : String(month))
  if (sort.join() !== latestFirst.join())
    say('volgorde', `${keyOf(sorts, sort[0])} ${sort[1] === 'ASC' ? 'op' : 'af'}`)
  say('pagina', page === 1 ? null : String(page))
  return query
}

/** What the API is asked for it. */
export function billFilter({ kind, words, state, source, year, month }: BillsShown): BillFilter {
  const [from, until] = daysOf(year, month)
  return {
    kind,
    ...(words.trim() && { q: words.trim().slice(0, 100) }),
    ...(state && { state }),
    ...(source && kind === 'booking' && { source }),
    ...(from && { from, until }),
  }
}

/** What the API is asked with, as react-admin's simple REST provider does. */
export function billQuestion(shown: BillsShown): string {
  const first = (shown.page - 1) * BILLS_A_PAGE
  return new URLSearchParams({
    range: JSON.stringify([first, first + BILLS_A_PAGE - 1]),
    sort: JSON.stringify(shown.sort),
    filter: JSON.stringify(billFilter(shown)),
  }).toString()
}

/** Whether less than the usual is shown: then there may be bills where none is found. */
export function isNarrowed({ words, state, source, month }: BillsShown): boolean {
  return words.trim() !== '' || state !== null || source !== null || month !== null
}

/** The first day of a year or month, and the first after it. */
function daysOf(year: number | null, month: number | null): [Day?, Day?] {
  if (year === null) return []
  const from = month ?? 1
  const until = month === null || month === 12 ? [year + 1, 1] : [year, month + 1]
  return [firstOf(year, from), firstOf(until[0]!, until[1]!)]
}

const firstOf = (year: number, month: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

const yearOf = (today: Day) => partsOf(parseDay(today) ?? 0).year

function keyOf<Value>(names: Record<string, Value>, value: Value): string {
  return Object.keys(names).find((name) => names[name] === value)!
}
