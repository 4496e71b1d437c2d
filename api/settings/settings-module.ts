import { Module } from '@nestjs/common'
import { ClockController } from './clock-controller.ts'

/** What staff set for the whole property. */
@Module({ controllers: [ClockController] })
export class SettingsModule {}
