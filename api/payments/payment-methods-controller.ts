import { Controller, Get } from '@nestjs/common'
import { Answers } from '../requests/answers.ts'
import { PaymentMethods } from './payment-methods.ts'
import { type PaymentMethodsView, paymentMethodsShape } from './payment-methods-view.ts'

/** What a guest can pay with. */
@Controller('api/payment-methods')
export class PaymentMethodsController {
  constructor(private readonly methods: PaymentMethods) {}

  @Get()
  @Answers(paymentMethodsShape)
  async list(): Promise<PaymentMethodsView> {
    return { methods: (await this.methods.offered()) ?? [] }
  }
}
