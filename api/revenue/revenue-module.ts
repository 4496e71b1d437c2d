import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { RevenueController } from './revenue-controller.ts'
import { Revenue } from './revenue.ts'

/** What was earned: the financial overview and the journals, all of them sums of sold lines. */
@Module({
  imports: [FactsModule],
  controllers: [RevenueController],
  providers: [Revenue],
})
export class RevenueModule {}
