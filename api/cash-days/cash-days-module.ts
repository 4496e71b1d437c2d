import { Module } from '@nestjs/common'
import { CashDays } from './cash-days.ts'
import { CashDaysController } from './cash-days-controller.ts'

/** The cash desk day by day: counted, closed, reported. */
@Module({ controllers: [CashDaysController], providers: [CashDays] })
export class CashDaysModule {}
