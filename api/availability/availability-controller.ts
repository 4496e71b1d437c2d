import { Controller, Get, Header, Query } from '@nestjs/common'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { searchRooms } from '../../rules/availability/search-rooms.ts'
import { type Moment, formatDay } from '../../rules/calendar/day.ts'
import { JSON_TYPE } from '../requests/shape.ts'
import { Clock } from '../environment/clock.ts'
import { AnswerCache } from './answer-cache.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { type SearchQuestion, searchQuestion } from './stay-shapes.ts'
import { Answers } from '../requests/answers.ts'
import { availabilityShape, type AvailabilityView } from './availability-shapes.ts'

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
  async search(@Query({ schema: searchQuestion }) question: SearchQuestion): Promise<string> {
    const { facts } = await this.facts.fresh()
    const moment = this.clock.moment()
    const { arrival, departure, guests } = question
    return this.answers.json(`search ${arrival} ${departure} ${guests}`, facts, moment, () =>
      availabilityView(question, facts, moment),
    )
  }
}

function availabilityView(
  { arrival, departure, guests }: SearchQuestion,
  facts: PropertyFacts,
  moment: Moment,
): AvailabilityView {
  const found = searchRooms({ arrival, departure, guests, screen: 'guest', moment }, facts)
  const slugOf = (id: number) => facts.roomTypes.find((roomType) => roomType.id === id)!.slug
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    guests,
    offers: found.offers.map(({ roomTypeId, quote }) => ({ slug: slugOf(roomTypeId), quote })),
    refusals: found.refusals,
    suggestions: found.suggestions.map(({ roomTypeId, ...suggestion }) => ({
      ...suggestion,
      slug: slugOf(roomTypeId),
    })),
  }
}
