import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { AnswerCache } from './answer-cache.ts'
import { AvailabilityController } from './availability-controller.ts'
import { OccupancyController } from './occupancy-controller.ts'
import { CalendarController } from './calendar-controller.ts'

/** What is free, for a guest who searches: the search and a room's calendar. */
@Module({
  imports: [FactsModule],
  controllers: [CalendarController, OccupancyController, AvailabilityController],
  providers: [AnswerCache],
})
export class AvailabilityModule {}
