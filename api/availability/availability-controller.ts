import { Controller, Get, Header, Query } from '@nestjs/common'
import { searchRooms } from '../../rules/availability/search-rooms.ts'
import { type Moment, formatDay } from '../../rules/calendar/day.ts'
import { worded } from '../../rules/texts/words.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { Answers } from '../requests/routes.ts'
import { JSON_TYPE } from '../requests/shape.ts'
import { AnswerCache } from './answer-cache.ts'
import { availabilityShape, type AvailabilityView } from './availability-shapes.ts'
import { type SearchQuestion, searchQuestion } from './stay-shapes.ts'
import { GuestLanguage } from '../environment/language.ts'
import type { Language } from '../../rules/texts/languages.ts'

/** `GET /api/availability?arrival=&departure=&guests=`: the guest's search. */
@Controller('api/availability')
export class AvailabilityController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly answers: AnswerCache,
  ) {}

  @Get()
  @Answers(availabilityShape)
  @Header('content-type', JSON_TYPE)
  async search(
    @Query({ schema: searchQuestion }) question: SearchQuestion,
    @GuestLanguage() language: Language,
  ): Promise<string> {
    const known = await this.facts.fresh()
    const moment = this.clock.moment()
    const { arrival, departure, guests } = question
    const key = `search ${language} ${arrival} ${departure} ${guests}`
    return this.answers.json(key, known.facts, moment, () =>
      availabilityView(question, known, language, moment),
    )
  }
}

function availabilityView(
  { arrival, departure, guests }: SearchQuestion,
  { facts, wordsIn, ownIn }: KnownProperty,
  language: Language,
  moment: Moment,
): AvailabilityView {
  const found = searchRooms({ arrival, departure, guests, screen: 'guest', moment }, facts)
  const slugOf = (id: number) => facts.roomTypes.find((roomType) => roomType.id === id)!.slug
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    guests,
    offers: found.offers.map(({ roomTypeId, quote }) => ({
      slug: slugOf(roomTypeId),
      quote: ownIn(language).translateQuote(quote),
    })),
    refusals: worded(wordsIn(language), found.refusals),
    suggestions: found.suggestions.map(({ roomTypeId, ...suggestion }) => ({
      ...suggestion,
      slug: slugOf(roomTypeId),
    })),
  }
}
