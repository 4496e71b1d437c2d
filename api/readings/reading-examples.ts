import { Get, Param } from '@nestjs/common'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { type SettableReading, valuesOf } from '../../rules/readings/readings.ts'
import { worded } from '../../rules/texts/words.ts'
import {
  type TrialComparison,
  type TrialExample,
  compareFacts,
} from '../../rules/trials/compare-facts.ts'
import { compareOrders } from '../../rules/trials/compare-orders.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { inTurns } from '../trials/in-turns.ts'
import { settable } from './reading-rows.ts'
import { type ReadingExamplesView, readingExamplesShape } from './reading-shape.ts'

/** Stays that are asked for an example: enough to meet every weekday, length and season. */
const STAYS = 8_000

/** What another choice of a reading would come to. */
@BackOffice('readings')
export class ReadingExamplesController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get(':id/examples')
  @Answers(readingExamplesShape)
  async examples(@Param('id') id: string): Promise<ReadingExamplesView> {
    const known = settable(id)
    return readingExamples(known, await this.facts.fresh(), this.clock.moment())
  }
}

/**
 * What the other values of a reading would come to in this house as it is now: a stay of a guest,
 * else one that staff enter, and a breakfast order, worked out by the rules on both sides.
 */
async function readingExamples(
  id: SettableReading,
  { facts, words }: KnownProperty,
  moment: Moment,
): Promise<ReadingExamplesView> {
  const others: ReadingExamplesView['others'] = []
  for (const value of valuesOf(id) as string[]) {
    if (value === facts.readings[id]) continue
    const after = { ...facts, readings: { ...facts.readings, [id]: value } }
    const [order = null] = compareOrders(facts, after, moment.today).examples
    const guest = await example(facts, after, 'guest', moment)
    const stay = guest ?? (await example(facts, after, 'agenda', moment))
    const screen = guest ? 'guest' : 'agenda'
    others.push({ value, stay: worded(words, stay), screen, order: worded(words, order) })
  }
  return { id, others }
}

async function example(
  before: PropertyFacts,
  after: PropertyFacts,
  screen: TrialComparison['screen'],
  moment: Moment,
): Promise<TrialExample | null> {
  const steps = inTurns(compareFacts(before, after, { screen, moment, most: STAYS }))
  for (;;) {
    const step = await steps.next()
    if (!step.done) continue
    // Of those that tell most the shortest: it is understood at a glance.
    const [first, ...others] = step.value.examples
    const alike = others.filter(({ outcome }) => outcome === first?.outcome)
    return first ? [first, ...alike].toSorted((a, b) => nights(a) - nights(b))[0]! : null
  }
}

function nights({ arrival, departure }: TrialExample): number {
  return Date.parse(departure) - Date.parse(arrival)
}
