import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { z } from 'zod'
import { Answers, AskedWith } from '../requests/routes.ts'
import { Takes } from '../requests/incoming-bodies.ts'
import { PaymentSync } from './payment-sync.ts'

/**
 * Where the provider calls. Form-urlencoded `id=tr_…` and nothing else: the state is fetched, so
 * nobody can claim to have paid.
 */
@Controller('api/payments')
export class PaymentWebhookController {
  constructor(private readonly sync: PaymentSync) {}

  /**
   * 200 whatever the id, so that it reveals no payments and the provider does not call again for
   * one that is not here.
   */
  @Post('webhook')
  @HttpCode(200)
  @Takes({ mostBytes: 1_024 })
  @AskedWith(z.object({ id: z.string() }), 'application/x-www-form-urlencoded')
  @Answers(z.literal(''), 'text/plain')
  async receive(@Body() body: { id?: unknown } | undefined): Promise<string> {
    if (typeof body?.id === 'string' && /^tr_\w{1,60}$/.test(body.id))
      await this.sync.received(body.id)
    return ''
  }
}
