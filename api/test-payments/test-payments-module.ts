import { Module } from '@nestjs/common'
import { PaymentsModule } from '../payments/payments-module.ts'
import { TestPaymentOwner } from './test-payment-owner.ts'
import { TestPaymentPlan } from './test-payment-plan.ts'
import { TestPayments } from './test-payments.ts'
import { TestPaymentsController } from './test-payments-controller.ts'

/** One cent to the provider and back: staff see that payments work. */
@Module({
  imports: [PaymentsModule],
  controllers: [TestPaymentsController],
  providers: [TestPaymentOwner, TestPaymentPlan, TestPayments],
})
export class TestPaymentsModule {}
