import { Injectable } from '@nestjs/common'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { Moment } from '../../rules/calendar/day.ts'

/** More different questions than guests ask in a minute; beyond it the cache starts again. */
const MOST_ANSWERS = 2_000
const MINUTE = 60_000

/**
 * Answers as they go over the wire, kept as long as asking the rules again could not give another:
 * while the facts are the very same object, within the minute (the rules see no seconds), and until
 * the next hold ends. Whoever asks has fetched fresh facts before, so an answer is never older than
 * the question.
 */
@Injectable()
export class AnswerCache {
  private facts: PropertyFacts | null = null
  private from = 0
  private until = 0
  private answers = new Map<string, string>()

  /** The answer to `question` as JSON; `ask` works it out where it is not known. */
  json(question: string, facts: PropertyFacts, moment: Moment, ask: () => unknown): string {
    if (facts !== this.facts || moment.instant < this.from || moment.instant >= this.until)
      this.begin(facts, moment)
    const known = this.answers.get(question)
    if (known !== undefined) return known
    const answer = JSON.stringify(ask())
    if (this.answers.size >= MOST_ANSWERS) this.answers.clear()
    this.answers.set(question, answer)
    return answer
  }

  private begin(facts: PropertyFacts, { instant }: Moment): void {
    this.answers = new Map()
    this.facts = facts
    this.from = instant
    this.until = instant - (instant % MINUTE) + MINUTE
    for (const { holdUntil } of facts.occupancies)
      if (holdUntil !== null && holdUntil > instant && holdUntil < this.until)
        this.until = holdUntil
  }
}
