import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { SettingsModule } from '../settings/settings-module.ts'
import { ReadingsController } from './readings-controller.ts'

/** How the house reads what the documents leave open. */
@Module({ imports: [FactsModule, SettingsModule], controllers: [ReadingsController] })
export class ReadingsModule {}
