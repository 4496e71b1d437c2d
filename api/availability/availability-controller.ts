import { Controller, Get, Query } from '@nestjs/common'
import { searchRooms } from '../../rules/availability/search-rooms.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { Shape } from '../requests/shape.ts'
import { Clock } from '../settings/clock.ts'
import type { AvailabilityView } from './availability-views.ts'
import { FactsCache } from './facts-cache.ts'
import { type SearchQuestion, searchQuestion } from './stay-shapes.ts'

/** `GET /api/availability?arrival=&departure=&guests=`: the guest's search. */
@Controller('api/availability')
export class AvailabilityController {
  constructor(private readonly facts: FactsCache, private readonly clock: Clock) {}

  @Get()
  async search(@Query(new Shape(searchQuestion)) { arrival, departure, guests }: SearchQuestion): Promise<AvailabilityView> {
    const { facts } = await this.facts.fresh()
    const found = searchRooms({ arrival, departure, guests, screen: 'guest', moment: this.clock.moment() }, facts)
    const slugOf = (id: number) => facts.roomTypes.find((roomType) => roomType.id === id)!.slug
    return {
      arrival: formatDay(arrival),
      departure: formatDay(departure),
      guests,
      offers: found.offers.map(({ roomTypeId, quote }) => ({ slug: slugOf(roomTypeId), quote })),
      refusals: found.refusals,
      suggestions: found.suggestions.map(({ roomTypeId, ...suggestion }) => ({ ...suggestion, slug: slugOf(roomTypeId) })),
    }
  }
}
