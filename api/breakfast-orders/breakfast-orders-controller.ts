import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Redirect,
  Req,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { HOUSE_LANGUAGE, type Language } from '../../rules/texts/languages.ts'
import { message } from '../../rules/texts/message.ts'
import { orderThanksPath } from '../../screens/guest-addresses.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { GuestLanguage } from '../environment/language.ts'
import { Refused, plainError, orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { listRoute } from '../lists/list-of.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { type AttemptRequest, PaymentMethods, attemptShape } from '../payments/payment-methods.ts'
import { type AgreementView, agreementShape, loadAgreement } from '../quotes/agreement.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { readIdempotencyKey } from '../requests/idempotency-key.ts'
import { visitorOf } from '../requests/visitor.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import { BreakfastOrderActs } from './breakfast-order-acts.ts'
import {
  breakfastOptionsShape,
  breakfastOrderAcceptedShape,
  breakfastOrderStatusShape,
  breakfastQuoteShape,
  type BreakfastOptionsView,
  type BreakfastOrderAccepted,
  type BreakfastOrderStatusView,
  type BreakfastQuoteView,
  type BreakfastOptionsQuestion,
  type BreakfastQuoteQuestion,
  type GuestBreakfastOrder,
  UNKNOWN_ORDER,
  breakfastCancellation,
  breakfastOptionsQuestion,
  breakfastOrderRequest,
  breakfastQuoteQuestion,
  type BreakfastOrderDetailView,
  breakfastOrderDetailShape,
  staffBreakfastOrderShape,
  type DeskOrder,
  type DeskQuoteQuestion,
  deskOrderRequest,
  deskQuoteQuestion,
} from './breakfast-order-shapes.ts'
import { BreakfastOrderViews, breakfastOrderList } from './breakfast-order-views.ts'
import { breakfastOrderSubject } from './breakfast-order.ts'
import { BreakfastOrdersService } from './breakfast-orders-service.ts'

/**
 * A guest's own breakfast order: what can be ordered, made, looked at, paid. Its id is its key, so
 * an id that is none is simply not there.
 */
@Controller('api/breakfast-orders')
export class BreakfastOrdersController {
  constructor(
    private readonly offer: BreakfastOffer,
    private readonly orders: BreakfastOrdersService,
    private readonly views: BreakfastOrderViews,
    private readonly acts: BreakfastOrderActs,
    private readonly methods: PaymentMethods,
    private readonly attempts: PaymentAttempts,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {}

  @Get('options')
  @Answers(breakfastOptionsShape)
  options(
    @Query({ schema: breakfastOptionsQuestion }) question: BreakfastOptionsQuestion,
    @GuestLanguage() language: Language,
  ): Promise<BreakfastOptionsView> {
    return this.offer.options(question, language)
  }

  @Get('quote')
  @Answers(breakfastQuoteShape)
  quote(
    @Query({ schema: breakfastQuoteQuestion }) question: BreakfastQuoteQuestion,
    @GuestLanguage() language: Language,
  ): Promise<BreakfastQuoteView> {
    return this.offer.quote(question, language)
  }

  @Post()
  @Answers(breakfastOrderAcceptedShape)
  @HttpCode(201)
  async place(
    @Body({ schema: breakfastOrderRequest }) order: GuestBreakfastOrder,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @GuestLanguage() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<BreakfastOrderAccepted> {
    this.methods.refuseUnknown(order.method)
    const visitor = visitorOf(request.ip, this.environment.secret)
    const key = readIdempotencyKey(idempotencyKey, message('problemDetail.orderKeyMissing'))
    return this.orders.place(order, { key, visitor, language })
  }

  @Get(':id/status')
  @Answers(breakfastOrderStatusShape)
  async statusOf(
    @Id(uuidId(UNKNOWN_ORDER)) id: string,
    @GuestLanguage() language: Language,
  ): Promise<BreakfastOrderStatusView> {
    return orNotFound(await this.views.status(id, language), UNKNOWN_ORDER)
  }

  /** The guest cancels, by the link of a mail. */
  @Acts(':id/cancel', breakfastOrderStatusShape)
  async cancel(
    @Id(uuidId(UNKNOWN_ORDER)) id: string,
    @Body({ schema: breakfastCancellation }) { token }: z.infer<typeof breakfastCancellation>,
    @GuestLanguage() language: Language,
  ): Promise<BreakfastOrderStatusView> {
    await this.acts.cancelByMail(id, token)
    return this.statusOf(id, language)
  }

  /**
   * The way to pay: on to the provider's page, or to how the order stands where that cannot be
   * (yet).
   */
  @Get(':id/checkout')
  @Header('cache-control', 'no-store')
  @Redirect(undefined, 303)
  checkout(@Param('id') id: string, @Req() request: FastifyRequest): Promise<{ url: string }> {
    return this.attempts.wayToPay(breakfastOrderSubject(id), orderThanksPath(id), request)
  }

  @Post(':id/payments')
  @Answers(breakfastOrderAcceptedShape)
  @HttpCode(201)
  async payAgain(
    @Id(uuidId(UNKNOWN_ORDER)) id: string,
    @Body({ schema: attemptShape }) { method }: AttemptRequest,
  ): Promise<BreakfastOrderAccepted> {
    this.methods.refuseUnknown(method)
    const begun = await this.attempts.begin(breakfastOrderSubject(id), method ?? null)
    if (!begun.ok && begun.reason === 'not-found')
      throw new Refused(plainError('not-found', UNKNOWN_ORDER))
    if (!begun.ok) throw new Refused(plainError('order-not-payable'))
    return this.orders.accepted(id, begun.number, begun.until)
  }
}

/** Breakfast orders as staff see them; what they do to them is the table's (`breakfast-order-acts.ts`). */
@BackOffice('breakfast-orders')
export class StaffBreakfastOrdersController extends listRoute(
  'breakfast-orders',
  breakfastOrderList,
  staffBreakfastOrderShape,
) {
  constructor(
    private readonly views: BreakfastOrderViews,
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {
    super()
  }

  @Get(':id')
  @Answers(breakfastOrderDetailShape)
  async one(@Id(uuidId(UNKNOWN_ORDER)) id: string): Promise<BreakfastOrderDetailView> {
    return orNotFound(await this.views.detail(id), UNKNOWN_ORDER)
  }

  /** Which version of the conditions the guest agreed to. */
  @Get(':id/agreement')
  @Answers(agreementShape)
  async agreement(@Id(uuidId(UNKNOWN_ORDER)) id: string): Promise<AgreementView> {
    const known = await this.facts.fresh()
    const agreed = await loadAgreement(this.pool, known, { kind: 'breakfast-order', id })
    return orNotFound(agreed, UNKNOWN_ORDER)
  }
}

/** The order form of the cash desk (BO §2): as a guest's, with staff's 24 hours, brought or not. */
@BackOffice('desk-orders')
export class DeskOrdersController {
  constructor(
    private readonly offer: BreakfastOffer,
    private readonly orders: BreakfastOrdersService,
  ) {}

  @Get('options')
  @Answers(breakfastOptionsShape)
  options(
    @Query({ schema: breakfastOptionsQuestion }) question: BreakfastOptionsQuestion,
  ): Promise<BreakfastOptionsView> {
    return this.offer.options(question, HOUSE_LANGUAGE, 'staff')
  }

  @Get('quote')
  @Answers(breakfastQuoteShape)
  quote(
    @Query({ schema: deskQuoteQuestion }) question: DeskQuoteQuestion,
  ): Promise<BreakfastQuoteView> {
    return this.offer.quote(question, HOUSE_LANGUAGE, 'staff')
  }

  /** The order waits for its money: the desk goes on to the payment method. */
  @Post()
  @HttpCode(201)
  @Answers(breakfastOrderAcceptedShape)
  async place(
    @Body({ schema: deskOrderRequest }) { requestId, language, ...order }: DeskOrder,
    @ActingStaff() { name }: StaffMember,
  ): Promise<BreakfastOrderAccepted> {
    return this.orders.placeAtDesk(order, { key: requestId, by: name, language })
  }
}
