import { Controller, Get, Query } from '@nestjs/common'
import { explainStay } from '../../rules/availability/explain-stay.ts'
import { guestsOf, isKnownMore } from '../../rules/bookings/party.ts'
import { defaultConditions } from '../../rules/cancellation/conditions.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { worded } from '../../rules/texts/words.ts'
import { guestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import { message } from '../../rules/texts/message.ts'
import { stayQuoteShape, type StayQuoteView } from '../availability/availability-shapes.ts'
import { type QuoteQuestion, quoteQuestion } from '../availability/stay-shapes.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput, orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers } from '../requests/routes.ts'
import { GuestLanguage } from '../environment/language.ts'
import type { Language } from '../../rules/texts/languages.ts'

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
    @Query({ schema: quoteQuestion }) asked: QuoteQuestion,
    @GuestLanguage() language: Language,
  ): Promise<StayQuoteView> {
    const { room, arrival, departure, persons, childAges = [], residents = 0 } = asked
    const wrong = checkParty({ childAges, residents }, persons)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const party = { adults: persons - childAges.length, childAges, residents }
    const { facts, wordsIn, ownIn } = await this.facts.fresh()
    const words = wordsIn(language)
    const found = facts.roomTypes.find((candidate) => candidate.slug === room)
    const roomType = orNotFound(found, message('stay.unknownRoomType'))
    const question = {
      roomTypeId: roomType.id,
      arrival,
      departure,
      persons,
      ...(isKnownMore(party) && { guests: guestsOf(party) }),
      screen: 'guest',
      moment: this.clock.moment(),
    } as const
    const answer = explainStay(question, facts)
    if (!answer.ok) return worded(words, answer)
    const conditions = describeConditions(
      { soldOn: question.moment.today, arrival },
      facts.priceList.conditions ?? defaultConditions,
      facts.readings,
    )
    const { touristTax } = facts.priceList
    const asks = guestQuestions({ arrival, departure }, touristTax, facts.readings)
    const quote = ownIn(language).translateQuote(answer.quote)
    return { ok: true, quote, conditions: worded(words, conditions), asks }
  }
}
