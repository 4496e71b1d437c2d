import { Module } from '@nestjs/common'
import { PaymentsModule } from '../payments/payments-module.ts'
import { BillDetail } from './bill-detail.ts'
import { BillsController } from './bills-controller.ts'

/** Bills: what was sold, came in and is open, over every kind of folio. */
@Module({
  imports: [PaymentsModule],
  controllers: [BillsController],
  providers: [BillDetail],
})
export class BillsModule {}
