import { Controller, Get } from '@nestjs/common'
import { checkInHoursOfWeek } from '../../rules/stay-times/check-in-hours.ts'
import { FactsCache } from './facts-cache.ts'
import { Clock } from '../environment/clock.ts'
import type { HouseView } from './house-view.ts'

/** `GET /api/house`: the house's own data, its clock and the readings, for every guest screen. */
@Controller('api/house')
export class HouseController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  async house(): Promise<HouseView> {
    const { house, facts } = await this.facts.fresh()
    return {
      ...house,
      checkIn: checkInHoursOfWeek(house.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
      today: this.clock.today(),
      now: new Date(this.clock.now()).toISOString(),
      clockMoved: this.clock.moved,
      readings: facts.readings,
    }
  }
}
