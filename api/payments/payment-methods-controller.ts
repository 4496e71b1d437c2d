import { Controller, Get } from '@nestjs/common'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { PaymentMethods } from './payment-methods.ts'

/**
 * `GET /api/payment-methods`: what a guest can pay with. Empty where the provider could not be
 * asked: then its own page asks.
 */
const paymentMethodsShape = z.object({
  methods: z.array(
    z.object({
      id: z.string().meta({ description: "The provider's own name for it, such as `ideal`." }),
      name: z.string(),
      minCents: z.int().meta({ description: 'The least that it takes.' }),
      maxCents: z.int().nullable().meta({ description: 'The most; null where there is no limit.' }),
    }),
  ),
})
export type PaymentMethodsView = z.infer<typeof paymentMethodsShape>

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
