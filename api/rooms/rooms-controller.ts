import { Controller, Get, Param } from '@nestjs/common'
import { FactsCache } from '../facts/facts-cache.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { Clock } from '../environment/clock.ts'
import { roomTypeViews } from './room-type-view.ts'
import { Answers } from '../requests/answers.ts'
import { z } from 'zod'
import { roomTypeShape, type RoomTypeView } from './room-type-shape.ts'

/** `GET /api/room-types` and `GET /api/room-types/:slug`. */
@Controller('api/room-types')
export class RoomsController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(z.array(roomTypeShape))
  async all(): Promise<RoomTypeView[]> {
    const known = await this.facts.fresh()
    return roomTypeViews(known, this.clock.moment())
  }

  @Get(':slug')
  @Answers(roomTypeShape)
  async one(@Param('slug') slug: string): Promise<RoomTypeView> {
    const found = (await this.all()).find((roomType) => roomType.slug === slug)
    if (!found) throw new Refused(plainError('not-found', 'Deze kamer bestaat niet.'))
    return found
  }
}
