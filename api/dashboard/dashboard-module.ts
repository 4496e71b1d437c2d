import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { DashboardController } from './dashboard-controller.ts'
import { Dashboard } from './dashboard.ts'

/** What staff see first: today in figures, and what needs attention. */
@Module({ imports: [FactsModule], controllers: [DashboardController], providers: [Dashboard] })
export class DashboardModule {}
