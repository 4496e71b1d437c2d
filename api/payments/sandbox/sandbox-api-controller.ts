import { Body, Controller, Get, Headers, Param, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { centsOf } from '../provider-amount.ts'
import { answer, refuse } from './sandbox-answers.ts'
import { methodsShape, sandboxMethod } from './sandbox-methods.ts'
import { backShape, mollieShape } from './sandbox-payment.ts'
import type { AskedOnce } from './sandbox-payments.ts'
import { Sandbox } from './sandbox.ts'

const cents = z.object({ currency: z.string(), value: z.string() }).transform((amount, context) => {
  const value = centsOf(amount)
  if (value !== null && value > 0) return value
  context.addIssue({
    code: 'custom',
    message: 'The amount is invalid: it must be euro, more than nothing, with two decimals',
  })
  return z.NEVER
})
const newPayment = z.object({
  amount: cents,
  description: z.string().min(1).max(255),
  redirectUrl: z.url({ protocol: /^https?$/ }),
  webhookUrl: z.url({ protocol: /^https?$/ }).optional(),
  // Of several the page asks.
  method: z
    .union([z.string(), z.array(z.string()).min(1)])
    .transform((given) => [given].flat())
    .refine((ids) => ids.every(sandboxMethod), 'The payment method is invalid')
    .transform((ids) => (ids.length === 1 ? ids[0]! : null))
    .optional(),
  metadata: z.unknown(),
})
const newRefund = z.object({
  amount: cents,
  description: z.string().max(255).default(''),
  metadata: z.unknown(),
})
/** `?embed=refunds,chargebacks`. */
const embedded = z.object({ embed: z.string().default('') })

const KEY_USED = 'The idempotency key was used for another request'

/** The part of Mollie's v2 API that a booking needs, with Mollie's answers and refusals. */
@Controller('sandbox/v2')
export class SandboxApiController {
  constructor(private readonly sandbox: Sandbox) {}

  @Post('payments')
  async create(
    @Body() body: unknown,
    @Headers() headers: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = newPayment.safeParse(body)
    if (!order.success) return refuse(reply, 422, order.error)
    const {
      amount,
      description,
      redirectUrl,
      webhookUrl = null,
      method = null,
      metadata,
    } = order.data
    const payment = await this.sandbox.create(
      { amountCents: amount, description, redirectUrl, webhookUrl, method, metadata },
      askedOnce(headers, body),
    )
    if (payment === null) return refuse(reply, 400, KEY_USED)
    answer(reply, 201, mollieShape(payment, this.sandbox.settings.root()))
  }

  @Get('methods')
  methods(@Res() reply: FastifyReply): void {
    answer(reply, 200, methodsShape(this.sandbox.settings.root()))
  }

  @Get('payments/:id')
  async find(
    @Param('id') id: string,
    @Query() query: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = embedded.safeParse(query)
    if (!asked.success) return refuse(reply, 400, asked.error)
    const payment = await this.sandbox.find(id)
    if (!payment) return refuse(reply, 404, 'No payment exists with token ' + id + '.')
    const embed = asked.data.embed.split(',')
    answer(reply, 200, mollieShape(payment, this.sandbox.settings.root(), embed))
  }

  @Post('payments/:id/refunds')
  async refund(
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers() headers: Record<string, string>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = newRefund.safeParse(body)
    if (!asked.success) return refuse(reply, 422, asked.error)
    const payment = await this.sandbox.find(id)
    if (!payment) return refuse(reply, 404, 'No payment exists with token ' + id + '.')
    const { amount: amountCents, description, metadata } = asked.data
    const refund = await this.sandbox.goBack(
      id,
      { by: 'refund', amountCents, description, metadata },
      askedOnce(headers, [id, body]),
    )
    if (refund === 'key-used') return refuse(reply, 400, KEY_USED)
    if (refund === 'too-much') return refuse(reply, 422, 'The amount is higher than the maximum')
    answer(reply, 201, { ...backShape('refund', refund), description })
  }
}

/** @param asked all that is asked: under the same key it may be nothing else */
function askedOnce(headers: Record<string, string>, asked: unknown): AskedOnce | null {
  const idempotencyKey = headers['idempotency-key']
  return idempotencyKey === undefined ? null : { idempotencyKey, request: JSON.stringify(asked) }
}
