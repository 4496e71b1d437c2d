import { Controller, Get } from '@nestjs/common'
import { checkInHoursOfWeek } from '../../rules/stay-times/check-in-hours.ts'
import { FactsCache } from './facts-cache.ts'
import { Clock } from '../environment/clock.ts'
import type { PropertyView } from './property-view.ts'

/** `GET /api/property`: the property's own data, its clock and the readings, for every guest screen. */
@Controller('api/property')
export class PropertyController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  @Get()
  async property(): Promise<PropertyView> {
    const { property, facts } = await this.facts.fresh()
    return {
      ...property,
      checkIn: checkInHoursOfWeek(property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
      today: this.clock.today(),
      now: new Date(this.clock.now()).toISOString(),
      clockMoved: this.clock.moved,
      readings: facts.readings,
    }
  }
}
