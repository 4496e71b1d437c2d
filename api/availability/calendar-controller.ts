import { Controller, Get, Header, Param, Query } from '@nestjs/common'
import { type OfferDay, offerCalendar } from '../../rules/availability/offer-calendar.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { message } from '../../rules/texts/message.ts'
import { orNotFound } from '../errors/refused.ts'
import { JSON_TYPE } from '../requests/shape.ts'
import { Clock } from '../environment/clock.ts'
import { AnswerCache } from './answer-cache.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { type CalendarQuestion, calendarQuestion } from './stay-shapes.ts'
import { Answers } from '../requests/routes.ts'
import { calendarShape, type CalendarDayView, type CalendarView } from './availability-shapes.ts'

/**
 * `GET /api/room-types/:slug/calendar?persons=`: what the guest's calendar offers, by the allocator
 * that will accept it.
 */
@Controller('api/room-types/:slug/calendar')
export class CalendarController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly answers: AnswerCache,
  ) {}

  @Get()
  @Answers(calendarShape)
  @Header('content-type', JSON_TYPE)
  async calendar(
    @Param('slug') slug: string,
    @Query({ schema: calendarQuestion }) query: CalendarQuestion,
  ): Promise<string> {
    const persons = query.persons ?? null
    const { facts } = await this.facts.fresh()
    const found = facts.roomTypes.find((candidate) => candidate.slug === slug)
    const roomType = orNotFound(found, message('stay.unknownRoomType'))
    const moment = this.clock.moment()
    return this.answers.json(
      `calendar ${roomType.id} ${persons}`,
      facts,
      moment,
      (): CalendarView => {
        const days = offerCalendar(roomType.id, persons, 'guest', moment, facts)
        return {
          roomTypeId: roomType.id,
          slug,
          today: formatDay(moment.today),
          days: days.map(dayView),
        }
      },
    )
  }
}

function dayView({ day, state, maxNights, minNights, gaps }: OfferDay): CalendarDayView {
  // JSON knows no infinity.
  const finite = gaps.map(({ first, last }) => ({
    first,
    last: Number.isFinite(last) ? last : null,
  }))
  return { day: formatDay(day), state, maxNights, minNights, gaps: finite }
}
