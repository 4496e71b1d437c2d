import { Module } from '@nestjs/common'
import { BookedStays } from './booked-stays.ts'
import { InnerRequests } from './inner-requests.ts'
import { Trials } from './trials.ts'
import { TrialsController } from './trials-controller.ts'

/** What staff try before it counts. */
@Module({
  controllers: [TrialsController],
  providers: [BookedStays, InnerRequests, Trials],
  exports: [InnerRequests, Trials],
})
export class TrialsModule {}
