import { Body, Controller, Get, Headers, HttpCode, Inject, Post, Query, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { refuseUnknownMethod } from '../payments/chosen-method.ts'
import { PaymentMethods } from '../payments/payment-methods.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { readIdempotencyKey } from '../requests/idempotency-key.ts'
import { visitorOf } from '../requests/visitor.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import {
  type BreakfastOptionsQuestion,
  type BreakfastQuoteQuestion,
  type GuestBreakfastOrder,
  UNKNOWN_ORDER,
  breakfastCancellation,
  breakfastOptionsQuestion,
  breakfastOrderRequest,
  breakfastQuoteQuestion,
} from './breakfast-order-request.ts'
import { BreakfastOrderStatus } from './breakfast-order-status.ts'
import type {
  BreakfastOptionsView,
  BreakfastOrderAccepted,
  BreakfastOrderStatusView,
  BreakfastQuoteView,
} from './breakfast-order-view.ts'
import { BreakfastOrdersService } from './breakfast-orders-service.ts'
import { CancelByMail } from './cancel-by-mail.ts'
import { Answers } from '../requests/answers.ts'
import {
  breakfastOptionsShape,
  breakfastOrderAcceptedShape,
  breakfastOrderStatusShape,
  breakfastQuoteShape,
} from './breakfast-order-shapes.ts'

const NO_KEY = 'Deze bestelling heeft geen geldig kenmerk. Laad de pagina opnieuw.'

/**
 * A guest's own breakfast order: what can be ordered, made, looked at, paid. Its id is its key, so
 * an id that is none is simply not there.
 */
@Controller('api/breakfast-orders')
export class BreakfastOrdersController {
  constructor(
    private readonly offer: BreakfastOffer,
    private readonly orders: BreakfastOrdersService,
    private readonly status: BreakfastOrderStatus,
    private readonly methods: PaymentMethods,
    private readonly cancellation: CancelByMail,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {}

  @Get('options')
  @Answers(breakfastOptionsShape)
  options(
    @Query({ schema: breakfastOptionsQuestion }) question: BreakfastOptionsQuestion,
  ): Promise<BreakfastOptionsView> {
    return this.offer.options(question)
  }

  @Get('quote')
  @Answers(breakfastQuoteShape)
  quote(
    @Query({ schema: breakfastQuoteQuestion }) question: BreakfastQuoteQuestion,
  ): Promise<BreakfastQuoteView> {
    return this.offer.quote(question)
  }

  @Post()
  @Answers(breakfastOrderAcceptedShape)
  @HttpCode(201)
  async place(
    @Body({ schema: breakfastOrderRequest }) order: GuestBreakfastOrder,
    @Headers('idempotency-key') key: string | undefined,
    @Req() { ip }: FastifyRequest,
  ): Promise<BreakfastOrderAccepted> {
    refuseUnknownMethod(this.methods, order.method)
    const visitor = visitorOf(ip, this.environment.secret)
    return delivered(await this.orders.place(order, readIdempotencyKey(key, NO_KEY), visitor))
  }

  @Get(':id/status')
  @Answers(breakfastOrderStatusShape)
  async statusOf(@Id(uuidId(UNKNOWN_ORDER)) id: string): Promise<BreakfastOrderStatusView> {
    const status = await this.status.of(id)
    if (!status) throw new Refused(plainError('not-found', UNKNOWN_ORDER))
    return status
  }

  /** The guest cancels, by the link of a mail. */
  @Post(':id/cancel')
  @Answers(breakfastOrderStatusShape)
  @HttpCode(200)
  async cancel(
    @Id(uuidId(UNKNOWN_ORDER)) id: string,
    @Body({ schema: breakfastCancellation }) { token }: z.infer<typeof breakfastCancellation>,
  ): Promise<BreakfastOrderStatusView> {
    return this.statusOf(delivered(await this.cancellation.cancel(id, token)))
  }
}
