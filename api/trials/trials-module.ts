import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { BookedStays } from './booked-stays.ts'
import { PlannedEditsController } from './planned-edits-controller.ts'
import { PlannedEdits } from './planned-edits.ts'
import { Trials } from './trials.ts'
import { TrialsController } from './trials-controller.ts'

/** What staff try before it counts, and what they plan for a day. */
@Module({
  imports: [FactsModule],
  controllers: [TrialsController, PlannedEditsController],
  providers: [BookedStays, PlannedEdits, Trials],
})
export class TrialsModule {}
