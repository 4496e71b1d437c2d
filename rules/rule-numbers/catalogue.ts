import { type EpochDay, dayOf } from '../calendar/day.ts'

/**
 * What a number counts: how it is shown and typed. `clock` is minutes after midnight, `day-of-year`
 * the month times 100 and the day: 1224 is 24 December.
 */
export type NumberUnit = 'clock' | 'day-of-year' | 'days' | 'metres' | 'minutes' | 'nights'

/** Where a number stands on the screen of staff. */
export type NumberGroup = 'booking' | 'minimum-nights' | 'closed-season' | 'unpaid' | 'delivery'

/** A number of the rules that staff can set. */
export interface RuleNumber {
  group: NumberGroup
  unit: NumberUnit
  /** What the house starts with, and how far staff may go. */
  start: number
  least: number
  most: number
  /** The paragraph that names it; `own` where the documents do not. */
  source: string
}

/**
 * The numbers of the rules that staff set, by the id under which they are stored (setting
 * `rule-numbers`). What a document states is where the house starts.
 */
export const ruleNumberCatalogue = {
  // The minute 14:00 counts as past it: all of it but its first instant is.
  'cut-off.minute': {
    group: 'booking',
    unit: 'clock',
    start: 14 * 60,
    least: 0,
    most: 24 * 60 - 1,
    source: 'BO §4; G §9',
  },
  'horizon.days': {
    group: 'booking',
    unit: 'days',
    start: 400,
    least: 30,
    most: 1461,
    source: 'BO §9; G §9',
  },
  // Where the reading `horizon` sets an ordinary room free of it: the four years for which the old
  // property laid out its dates.
  'horizon.free-days': {
    group: 'booking',
    unit: 'days',
    start: 1461,
    least: 30,
    most: 1461,
    source: 'BO §3',
  },
  // Without a limit, anyone could keep rooms for years without paying: four weeks is longer than a
  // holiday, six weeks is three holidays of a fortnight.
  'stay.nights': {
    group: 'booking',
    unit: 'nights',
    start: 28,
    least: 1,
    most: 365,
    source: 'own',
  },
  'weekend.nights': {
    group: 'minimum-nights',
    unit: 'nights',
    start: 2,
    least: 1,
    most: 14,
    source: 'BO §9; G §5',
  },
  'summer.nights': {
    group: 'minimum-nights',
    unit: 'nights',
    start: 2,
    least: 1,
    most: 14,
    source: 'BO §9; G §5',
  },
  'closed-season.first-night': {
    group: 'closed-season',
    unit: 'day-of-year',
    start: 1224,
    least: 101,
    most: 1231,
    source: 'BO §5; G §5',
  },
  'closed-season.last-night': {
    group: 'closed-season',
    unit: 'day-of-year',
    start: 105,
    least: 101,
    most: 1231,
    source: 'BO §5; G §5',
  },
  'visitor.nights': {
    group: 'unpaid',
    unit: 'nights',
    start: 42,
    least: 1,
    most: 365,
    source: 'own',
  },
  // Never less than a payment may take: environment `HOLD_MINUTES` is what a house starts with.
  'hold.minutes': {
    group: 'unpaid',
    unit: 'minutes',
    start: 20,
    least: 1,
    most: 24 * 60,
    source: 'own',
  },
  // A month: long enough for a salary to come in, short enough that what is open is asked about.
  'pay-link.days': {
    group: 'unpaid',
    unit: 'days',
    start: 30,
    least: 1,
    most: 365,
    source: 'own',
  },
  'delivery.metres': {
    group: 'delivery',
    unit: 'metres',
    start: 10_000,
    least: 0,
    most: 100_000,
    source: 'G §5, §9',
  },
} as const satisfies Record<string, RuleNumber>

export type RuleNumberId = keyof typeof ruleNumberCatalogue
export type RuleNumbers = Readonly<Record<RuleNumberId, number>>

export const ruleNumberIds = Object.keys(ruleNumberCatalogue) as RuleNumberId[]

/** The numbers as a house starts with them. */
export const startNumbers: RuleNumbers = loadRuleNumbers({})

/** Whether a number may be what a rule counts with. */
export function isWithinBounds(id: RuleNumberId, value: unknown): value is number {
  const { least, most, unit }: RuleNumber = ruleNumberCatalogue[id]
  if (!Number.isSafeInteger(value)) return false
  const number = value as number
  return number >= least && number <= most && (unit !== 'day-of-year' || isDayOfYear(number))
}

/** A day of a year, of a number of the unit `day-of-year`. */
export function dayOfYear(year: number, monthAndDay: number): EpochDay {
  return dayOf(year, Math.floor(monthAndDay / 100), monthAndDay % 100)
}

/** 29 February is left out: it is not there every year. */
function isDayOfYear(value: number): boolean {
  const [month, day] = [Math.floor(value / 100), value % 100]
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= days
}

/**
 * The numbers as they are stored. One that is not, or that is out of its bounds, is what the house
 * starts with: a stored value never takes the site down.
 */
export function loadRuleNumbers(stored: Readonly<Record<string, unknown>>): RuleNumbers {
  return Object.fromEntries(
    ruleNumberIds.map((id) => {
      const value = stored[id]
      return [id, isWithinBounds(id, value) ? value : ruleNumberCatalogue[id].start]
    }),
  ) as Record<RuleNumberId, number>
}
