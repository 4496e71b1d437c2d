import { Controller, Get, Param, Query } from '@nestjs/common'
import { type OfferDay, offerCalendar } from '../../rules/availability/offer-calendar.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { Shape } from '../requests/shape.ts'
import { Clock } from '../settings/clock.ts'
import type { CalendarDayView, CalendarView } from './availability-views.ts'
import { FactsCache } from './facts-cache.ts'
import { type CalendarQuestion, calendarQuestion } from './stay-shapes.ts'

/** `GET /api/room-types/:slug/calendar?persons=`: what the guest's calendar offers, by the allocator that will accept it. */
@Controller('api/room-types/:slug/calendar')
export class CalendarController {
  constructor(private readonly facts: FactsCache, private readonly clock: Clock) {}

  @Get()
  async calendar(@Param('slug') slug: string, @Query(new Shape(calendarQuestion)) query: CalendarQuestion): Promise<CalendarView> {
    const { facts } = await this.facts.fresh()
    const roomType = facts.roomTypes.find((candidate) => candidate.slug === slug)
    if (!roomType) throw new Refused(plainError('not-found', 'Deze kamer bestaat niet.'))
    const days = offerCalendar(roomType.id, query.persons ?? null, 'guest', this.clock.moment(), facts)
    return { roomTypeId: roomType.id, slug, today: this.clock.today(), days: days.map(dayView) }
  }
}

function dayView({ day, state, maxNights, minNights, gaps }: OfferDay): CalendarDayView {
  // JSON knows no infinity.
  const finite = gaps.map(({ first, last }) => ({ first, last: Number.isFinite(last) ? last : null }))
  return { day: formatDay(day), state, maxNights, minNights, gaps: finite }
}
