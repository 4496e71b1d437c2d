import type { PropertyFacts } from '../availability/property-facts.ts'
import { refuseStay } from '../availability/refuse-stay.ts'
import type { StayRefusal, StayRefusalReason } from '../availability/stay-refusal.ts'
import { type FoundReason, findReasons } from '../availability/stay-rules.ts'
import { type StayView, viewStays } from '../availability/stay-view.ts'
import { type Party, guestsOf, isKnownMore, personsOf } from '../bookings/party.ts'
import { type Day, type Moment, formatDay } from '../calendar/day.ts'
import { quoteStay } from '../quotes/quote-stay.ts'
import type { Quote, QuoteItem } from '../quotes/quote.ts'
import { type Screen, quotedOn } from '../quotes/screen.ts'
import type { Text } from '../texts/message.ts'
import { type LinePair, lineDifferences, sideBySide } from './side-by-side.ts'
import {
  type TrialGroup,
  type TrialStay,
  type TrialYear,
  datesOf,
  trialYear,
} from './trial-stays.ts'

/**
 * What becomes of a stay. `otherwise`: the same total with other lines, such as another VAT rate;
 * `refused`: on neither side, `refused-otherwise`: for another reason.
 */
export const trialOutcomes = [
  'dearer',
  'cheaper',
  'otherwise',
  'possible',
  'impossible',
  'refused-otherwise',
  'same',
  'refused',
] as const
export type TrialOutcome = (typeof trialOutcomes)[number]

/** What one side answers: a total in cents, or why the stay cannot be. */
export type TrialAnswer = { totalCents: number } | { refusals: StayRefusal[] }

/** A stay of which the sides differ, worked out in full. */
export interface TrialExample {
  outcome: TrialOutcome
  roomTypeId: number
  roomTypeName: string
  arrival: Day
  departure: Day
  party: Party
  before: TrialAnswer
  after: TrialAnswer
  /** Both sides' lines beside each other. */
  lines: LinePair[]
}

/** What a year of stays comes to with the facts before and after. */
export interface TrialComparison {
  /** Who asks: a guest on the site, or staff in the agenda. */
  screen: Screen
  /** Stays there are in the year, and how many of them were asked. */
  stays: number
  asked: number
  /** The lengths of stay that were asked, in nights. */
  lengths: number[]
  counts: Record<TrialOutcome, number>
  /** Which kinds of line differ, in how many stays, and by how many cents at the least and most. */
  items: { item: QuoteItem; stays: number; leastCents: number; mostCents: number }[]
  /** Why stays become possible or impossible, the first reason of each. */
  reasons: {
    outcome: 'possible' | 'impossible'
    reason: StayRefusalReason
    text: Text
    stays: number
  }[]
  examples: TrialExample[]
}

export interface TrialQuestion {
  screen: Screen
  moment: Moment
  /** More stays are sampled; left out: `mostTrialStays`. */
  most?: number
}

/** How many examples are shown at most. */
export const mostTrialExamples = 24

/** The nights of a stay as guests mostly have it: an example of one is always shown. */
const shortStay = 2

/** One side of the comparison, laid out for a group of stays. */
interface Side {
  facts: PropertyFacts
  view: StayView | null
}

/** Not in words yet: nearly all of the refusals of a year are the same on both sides. */
interface Answered {
  quote: Quote | null
  found: readonly FoundReason[]
}

const unknownRoomType: readonly FoundReason[] = [
  { reason: 'unknown-room-type', finding: { day: null, nights: null } },
]

/**
 * Asks both sets of facts about a year of stays, and tells what differs. The rules run as they are:
 * each answer is what `explainStay` would say to a guest. Yields how far it is, from 0 to 1, about
 * every hundred stays, so that whoever runs it can do something else in between.
 */
export function* compareFacts(
  before: PropertyFacts,
  after: PropertyFacts,
  { screen, moment, most }: TrialQuestion,
): Generator<number, TrialComparison> {
  const year = trialYear(before, after, screen, most)
  const { groups, stays, step } = year
  const tally = new Tally(screen, year, before, after)
  for (const [place, group] of groups.entries()) {
    const sides = [before, after].map((facts) => sideOf(facts, group, screen, moment))
    let sinceRest = 0
    for (const dates of datesOf(moment.today, year, place)) {
      const stay = { ...group, ...dates }
      tally.count(stay, answer(sides[0]!, stay), answer(sides[1]!, stay))
      if (++sinceRest === 100) {
        sinceRest = 0
        yield Math.min(1, (tally.asked * step) / stays)
      }
    }
  }
  return tally.result()
}

/** The whole comparison at once. */
export function comparedFacts(
  before: PropertyFacts,
  after: PropertyFacts,
  question: TrialQuestion,
): TrialComparison {
  const steps = compareFacts(before, after, question)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function sideOf(
  facts: PropertyFacts,
  { roomTypeId, party }: TrialGroup,
  screen: Screen,
  moment: Moment,
): Side {
  const guests = isKnownMore(party) ? { guests: guestsOf(party) } : {}
  const viewer = { roomTypeId, persons: personsOf(party), ...guests, screen, moment }
  return { facts, view: viewStays(viewer, facts) }
}

function answer({ facts, view }: Side, { arrival, departure }: TrialStay): Answered {
  if (!view) return { quote: null, found: unknownRoomType }
  const { refusals } = findReasons({ arrival, departure }, view)
  if (refusals.length > 0) return { quote: null, found: refusals }
  const { roomType, guests, persons } = view
  const screen = quotedOn(view.screen)
  const priced = quoteStay(
    { roomType, arrival, departure, persons: persons!, screen, ...(guests && { guests }) },
    facts.priceList,
    facts.readings,
  )
  if (!priced.ok) throw new RangeError('every rule accepts this stay, yet it has no price')
  return { quote: priced.quote, found: [] }
}

/** A stay worth showing, and how much it differs. */
interface Shown {
  stay: TrialStay
  outcome: TrialOutcome
  weight: number
  before: Answered
  after: Answered
}

class Tally {
  asked = 0
  private readonly counts = Object.fromEntries(
    trialOutcomes.map((outcome) => [outcome, 0]),
  ) as TrialComparison['counts']
  private readonly items = new Map<QuoteItem, TrialComparison['items'][number]>()
  private readonly reasons = new Map<string, TrialComparison['reasons'][number]>()
  /** Of each way in which a room type's stays differ the one that differs most, and a short one. */
  private readonly shown = new Map<string, Shown>()

  /** Whether the same finding has the same words on both sides. */
  private readonly isWordedAlike: boolean

  constructor(
    private readonly screen: Screen,
    private readonly year: TrialYear,
    private readonly before: PropertyFacts,
    private readonly after: PropertyFacts,
  ) {
    const [was, is] = [before, after].map(({ readings, numbers }) =>
      JSON.stringify([numbers, ...worded.map((id) => readings[id])]),
    )
    this.isWordedAlike = was === is
  }

  count(stay: TrialStay, before: Answered, after: Answered): void {
    this.asked++
    const { outcome, items } = this.difference(before, after)
    this.counts[outcome]++
    if (outcome === 'same' || outcome === 'refused') return
    for (const [item, cents] of items) this.note(item, cents)
    const because = this.reason(outcome, before, after)
    if (because) this.because(because)
    const isShort = stay.departure - stay.arrival === shortStay
    const way = [stay.roomTypeId, outcome, isShort, ...items.keys(), because?.reason].join(' ')
    const weight = Math.abs(totalOf(after) - totalOf(before))
    const known = this.shown.get(way)
    if (!known || weight > known.weight)
      this.shown.set(way, { stay, outcome, weight, before, after })
  }

  result(): TrialComparison {
    const { screen, asked, counts, before, after } = this
    const { stays, lengths } = this.year
    const shown = [...this.shown.values()].toSorted(
      (a, b) => trialOutcomes.indexOf(a.outcome) - trialOutcomes.indexOf(b.outcome),
    )
    const nameOf = (id: number) =>
      [...after.roomTypes, ...before.roomTypes].find((type) => type.id === id)!.name
    return {
      screen,
      stays,
      asked,
      lengths,
      counts,
      items: [...this.items.values()].toSorted((a, b) => b.stays - a.stays),
      reasons: [...this.reasons.values()].toSorted((a, b) => b.stays - a.stays),
      examples: shown.slice(0, mostTrialExamples).map((one) => this.example(one, nameOf)),
    }
  }

  private note(item: QuoteItem, cents: number): void {
    const known = this.items.get(item)
    this.items.set(item, {
      item,
      stays: (known?.stays ?? 0) + 1,
      leastCents: Math.min(known?.leastCents ?? cents, cents),
      mostCents: Math.max(known?.mostCents ?? cents, cents),
    })
  }

  private because(because: Omit<TrialComparison['reasons'][number], 'stays'>): void {
    const key = `${because.outcome} ${because.reason}`
    const known = this.reasons.get(key) ?? { ...because, stays: 0 }
    this.reasons.set(key, { ...known, stays: known.stays + 1 })
  }

  private difference(before: Answered, after: Answered): Difference {
    if (before.quote && after.quote) {
      const items = lineDifferences(before.quote, after.quote)
      if (!items) return { outcome: 'same', items: none }
      const cents = after.quote.totalCents - before.quote.totalCents
      return { outcome: cents > 0 ? 'dearer' : cents < 0 ? 'cheaper' : 'otherwise', items }
    }
    if (after.quote) return { outcome: 'possible', items: none }
    if (before.quote) return { outcome: 'impossible', items: none }
    if (this.isWordedAlike && inShort(before) === inShort(after))
      return { outcome: 'refused', items: none }
    const [was, is] = [inWords(before, this.before), inWords(after, this.after)].map((refusals) =>
      JSON.stringify(refusals.map(({ text }) => text)),
    )
    return { outcome: was === is ? 'refused' : 'refused-otherwise', items: none }
  }

  private reason(
    outcome: TrialOutcome,
    before: Answered,
    after: Answered,
  ): Omit<TrialComparison['reasons'][number], 'stays'> | null {
    if (outcome !== 'possible' && outcome !== 'impossible') return null
    const [first] =
      outcome === 'possible' ? inWords(before, this.before) : inWords(after, this.after)
    return first ? { outcome, reason: first.reason, text: first.text } : null
  }

  private example(
    { stay, outcome, before, after }: Shown,
    nameOf: (id: number) => string,
  ): TrialExample {
    const { roomTypeId, party, arrival, departure } = stay
    return {
      outcome,
      roomTypeId,
      roomTypeName: nameOf(roomTypeId),
      arrival: formatDay(arrival),
      departure: formatDay(departure),
      party,
      before: shownAnswer(before, this.before),
      after: shownAnswer(after, this.after),
      lines: sideBySide(before.quote, after.quote),
    }
  }
}

/** The readings by which a refusal is put into words. */
const worded = ['minimum-nights.wording', 'cut-off'] as const

const none: ReadonlyMap<QuoteItem, number> = new Map()

interface Difference {
  outcome: TrialOutcome
  items: ReadonlyMap<QuoteItem, number>
}

/** Of what was found all that its words depend on. */
function inShort({ found }: Answered): string {
  let short = ''
  for (const { reason, finding } of found)
    short += `${reason} ${finding.day} ${finding.nights} ${finding.until} `
  return short
}

/** What puts a refusal into words. */
type Words = Pick<PropertyFacts, 'readings' | 'numbers'>

function inWords({ found }: Answered, { readings, numbers }: Words): StayRefusal[] {
  return found.map(({ reason, finding }) => refuseStay(reason, finding, readings, numbers))
}

function totalOf(answered: Answered): number {
  return answered.quote?.totalCents ?? 0
}

function shownAnswer(answered: Answered, facts: Words): TrialAnswer {
  return answered.quote
    ? { totalCents: answered.quote.totalCents }
    : { refusals: inWords(answered, facts) }
}
