import { Controller, Get, Query } from '@nestjs/common'
import { explainStay } from '../../rules/availability/explain-stay.ts'
import { defaultConditions } from '../../rules/cancellation/conditions.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import type { StayQuoteView } from '../availability/availability-views.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { type QuoteQuestion, quoteQuestion } from '../availability/stay-shapes.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { Clock } from '../environment/clock.ts'
import { Answers } from '../requests/answers.ts'
import { stayQuoteShape } from '../availability/availability-shapes.ts'

/**
 * `GET /api/quotes`: what the stay costs, or why it cannot be and what can. The same question as
 * acceptance asks.
 */
@Controller('api/quotes')
export class QuotesController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(stayQuoteShape)
  async quote(
    @Query({ schema: quoteQuestion }) { room, arrival, departure, persons }: QuoteQuestion,
  ): Promise<StayQuoteView> {
    const { facts } = await this.facts.fresh()
    const roomType = facts.roomTypes.find((candidate) => candidate.slug === room)
    if (!roomType) throw new Refused(plainError('not-found', 'Deze kamer bestaat niet.'))
    const question = {
      roomTypeId: roomType.id,
      arrival,
      departure,
      persons,
      screen: 'guest',
      moment: this.clock.moment(),
    } as const
    const answer = explainStay(question, facts)
    if (!answer.ok) return answer
    const conditions = describeConditions(
      { soldOn: question.moment.today, arrival },
      facts.priceList.conditions ?? defaultConditions,
      facts.readings,
    )
    return { ok: true, quote: answer.quote, conditions }
  }
}
