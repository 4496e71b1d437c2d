import { Controller, Get, Header, Query } from '@nestjs/common'
import { occupancyOfMonth } from '../../rules/availability/occupancy-of-month.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { shownRoomTypes } from '../../rules/rooms/missing-for-sale.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { Clock } from '../environment/clock.ts'
import { GuestLanguage } from '../environment/language.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers } from '../requests/routes.ts'
import { JSON_TYPE } from '../requests/shape.ts'
import { AnswerCache } from './answer-cache.ts'
import { occupancyShape, type OccupancyView } from './availability-shapes.ts'
import { type OccupancyQuestion, occupancyQuestion } from './stay-shapes.ts'

/**
 * `GET /api/occupancy?month=2026-08`: a month of every room type at once, each night free or not
 * (G §2 /boeken). Without a month it is this one. Nobody is named.
 */
@Controller('api/occupancy')
export class OccupancyController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly answers: AnswerCache,
  ) {}

  @Get()
  @Answers(occupancyShape)
  @Header('content-type', JSON_TYPE)
  async month(
    @Query({ schema: occupancyQuestion }) query: OccupancyQuestion,
    @GuestLanguage() language: Language,
  ): Promise<string> {
    const { facts, ownIn } = await this.facts.fresh()
    const own = ownIn(language)
    const moment = this.clock.moment()
    const month = query.month ?? formatDay(moment.today).slice(0, 7)
    const key = `occupancy ${language} ${month}`
    return this.answers.json(key, facts, moment, (): OccupancyView => {
      const inMonth = parseDay(`${month}-01`)!
      return {
        month,
        today: formatDay(moment.today),
        roomTypes: shownRoomTypes(facts).map(({ id, slug, name, kind }) => ({
          slug,
          name: own.translate('room_types', id, 'name', name),
          kind,
          days: occupancyOfMonth(id, inMonth, moment, facts).map(({ day, ...rest }) => ({
            day: formatDay(day),
            ...rest,
          })),
        })),
      }
    })
  }
}
