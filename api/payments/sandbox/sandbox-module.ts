import {
  Module,
  Body,
  Catch,
  Controller,
  Get,
  Headers,
  HttpException,
  Param,
  Post,
  Query,
  UseFilters,
} from '@nestjs/common'
import { BaseExceptionFilter } from '@nestjs/core'
import { CheckoutController } from './checkout-controller.ts'
import { type AskedOnce, type SandboxLists, Sandbox } from './sandbox.ts'
import { z } from 'zod'
import { euroCents } from '../provider-amount.ts'
import {
  type SandboxPayment,
  chargebackShape,
  mollieShape,
  refundShape,
  methodsShape,
  sandboxMethod,
} from './sandbox-payment.ts'

const cents = euroCents.refine((value) => value > 0, 'The amount must be more than nothing')
const address = z.url({ protocol: /^https?$/ })
const newPayment = z.object({
  amount: cents,
  description: z.string().min(1).max(255),
  redirectUrl: address,
  webhookUrl: address.nullable().default(null),
  // Of several the page asks.
  method: z
    .union([z.string(), z.array(z.string()).min(1)])
    .transform((given) => [given].flat())
    .refine((ids) => ids.every(sandboxMethod), 'The payment method is invalid')
    .transform((ids) => (ids.length === 1 ? ids[0]! : null))
    .default(null),
  metadata: z.unknown(),
})
const newRefund = z.object({
  amount: cents,
  description: z.string().max(255).default(''),
  metadata: z.unknown(),
})
const pageAsked = z.object({
  limit: z.coerce.number().int().min(1).max(250).default(50),
  from: z.string().max(64).nullable().default(null),
})

const KEY_USED = 'The idempotency key was used for another request'
const TITLES = { 400: 'Bad Request', 404: 'Not Found', 422: 'Unprocessable Entity' }

/** A refusal as Mollie words them, naming the field that is wrong. */
const refusal = (status: keyof typeof TITLES, detail: string, field?: string) =>
  new HttpException({ status, title: TITLES[status], detail, field, _links: {} }, status)

/** Sends such a refusal as it is, and not in the words of this property. */
@Catch(HttpException)
class RefusalFilter extends BaseExceptionFilter {}

/** The part of Mollie's v2 API that a booking needs, with Mollie's answers and refusals. */
@Controller('sandbox/v2')
@UseFilters(RefusalFilter)
class SandboxApiController {
  constructor(private readonly sandbox: Sandbox) {}

  @Post('payments')
  async create(@Body() body: unknown, @Headers('idempotency-key') key: string | undefined) {
    const { amount: amountCents, ...order } = checked(newPayment, body, 422)
    const payment = await this.sandbox.create({ amountCents, ...order }, askedOnce(key, body))
    if (payment === null) throw refusal(400, KEY_USED)
    return mollieShape(payment, this.sandbox.root)
  }

  @Get('methods')
  methods(@Query('locale') locale?: string) {
    return methodsShape(locale)
  }

  @Get('payments/:id')
  async find(@Param('id') id: string) {
    return mollieShape(await this.known(id), this.sandbox.root)
  }

  @Post('payments/:id/refunds')
  async refund(
    @Param('id') id: string,
    @Body() body: unknown,
    @Headers('idempotency-key') key: string | undefined,
  ) {
    const { amount: amountCents, description, metadata } = checked(newRefund, body, 422)
    await this.known(id)
    const back = { by: 'refund', amountCents, description, metadata } as const
    const refund = await this.sandbox.goBack(id, back, askedOnce(key, [id, body]))
    if (refund === 'key-used') throw refusal(400, KEY_USED)
    if (refund === 'too-much') throw refusal(422, 'The amount is higher than the maximum')
    return { ...refundShape(refund), description }
  }

  @Get('payments')
  list(@Query() query: unknown) {
    return this.page('payments', query, (payment) => mollieShape(payment, this.sandbox.root))
  }

  @Get('refunds')
  refunds(@Query() query: unknown) {
    return this.page('refunds', query, refundShape)
  }

  @Get('chargebacks')
  chargebacks(@Query() query: unknown) {
    return this.page('chargebacks', query, chargebackShape)
  }

  /** The newest first, by which the provider's books are compared with ours. */
  private async page<List extends keyof SandboxLists>(
    list: List,
    query: unknown,
    shape: (item: SandboxLists[List]) => object,
  ) {
    const page = checked(pageAsked, query, 400)
    const newest = await this.sandbox.newest(list, page)
    const next = newest[page.limit]?.id
    const href = `${this.sandbox.root}/v2/${list}?from=${next}&limit=${page.limit}`
    const items = newest.slice(0, page.limit).map(shape)
    return {
      count: items.length,
      _embedded: { [list]: items },
      _links: { next: next === undefined ? null : { href, type: 'application/hal+json' } },
    }
  }

  private async known(id: string): Promise<SandboxPayment> {
    const payment = await this.sandbox.find(id)
    if (!payment) throw refusal(404, `No payment exists with token ${id}.`)
    return payment
  }
}

function checked<T>(shape: z.ZodType<T>, given: unknown, status: 400 | 422): T {
  const { data, error } = shape.safeParse(given)
  if (!error) return data
  const { message, path } = error.issues[0]!
  throw refusal(status, message, path[0]?.toString())
}

/** @param asked all that is asked: under the same key it may be nothing else */
const askedOnce = (idempotencyKey: string | undefined, asked: unknown): AskedOnce => ({
  idempotencyKey,
  request: JSON.stringify(asked),
})

/**
 * The sandbox provider, served beside the property where no key of Mollie is given. It shares the
 * server and the clock with the property, nothing else.
 */
@Module({
  controllers: [SandboxApiController, CheckoutController],
  providers: [Sandbox],
})
export class SandboxModule {}
