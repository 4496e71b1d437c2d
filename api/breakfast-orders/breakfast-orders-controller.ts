import { Body, Controller, Get, Headers, HttpCode, Post, Query } from '@nestjs/common'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { readIdempotencyKey } from '../requests/idempotency-key.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import {
  type BreakfastOptionsQuestion,
  type BreakfastQuoteQuestion,
  type GuestBreakfastOrder,
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

const UNKNOWN = 'Deze bestelling bestaat niet.'
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
  ) {}

  @Get('options')
  options(
    @Query({ schema: breakfastOptionsQuestion }) question: BreakfastOptionsQuestion,
  ): Promise<BreakfastOptionsView> {
    return this.offer.options(question)
  }

  @Get('quote')
  quote(
    @Query({ schema: breakfastQuoteQuestion }) question: BreakfastQuoteQuestion,
  ): Promise<BreakfastQuoteView> {
    return this.offer.quote(question)
  }

  @Post()
  @HttpCode(201)
  async place(
    @Body({ schema: breakfastOrderRequest }) order: GuestBreakfastOrder,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<BreakfastOrderAccepted> {
    return delivered(await this.orders.place(order, readIdempotencyKey(key, NO_KEY)))
  }

  @Get(':id/status')
  async statusOf(@Id(uuidId(UNKNOWN)) id: string): Promise<BreakfastOrderStatusView> {
    const status = await this.status.of(id)
    if (!status) throw new Refused(plainError('not-found', UNKNOWN))
    return status
  }
}
