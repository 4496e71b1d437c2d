import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { SettingsModule } from '../settings/settings-module.ts'
import { ReadingExamplesController } from './reading-examples.ts'
import { ReadingRows, readingsController } from './reading-rows.ts'

/** How the house reads what the documents leave open. */
@Module({
  imports: [FactsModule, SettingsModule],
  controllers: [readingsController, ReadingExamplesController],
  providers: [ReadingRows],
})
export class ReadingsModule {}
