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
  Redirect,
  Req,
} from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { HOUSE_LANGUAGE, type Language } from '../../rules/texts/languages.ts'
import { message } from '../../rules/texts/message.ts'
import { checkoutAddress, unreadThanksPath } from '../../screens/guest-addresses.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { GuestLanguage } from '../environment/language.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, plainError, orNotFound } from '../errors/refused.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { type AttemptRequest, PaymentMethods, attemptShape } from '../payments/payment-methods.ts'
import { Answers, Id, uuidId } from '../requests/routes.ts'
import { readIdempotencyKey } from '../requests/idempotency-key.ts'
import { visitorOf } from '../requests/visitor.ts'
import {
  bookingAcceptedShape,
  bookingStatusShape,
  type BookingAccepted,
  type BookingStatusView,
} from './booking-answer-shapes.ts'
import { BookingStatus } from './booking-detail.ts'
import { GuestBookings } from './new-bookings.ts'
import { orderOfGuest, type GuestOrder, bookingShape } from './order.ts'

const UNKNOWN = message('problemDetail.unknownBooking')

/**
 * A guest's own booking: made, looked at, paid once more. Its id is its key, so an id that is none
 * is simply not there.
 */
@Controller('api/bookings')
export class BookingsController {
  constructor(
    private readonly bookings: GuestBookings,
    private readonly status: BookingStatus,
    private readonly attempts: PaymentAttempts,
    private readonly methods: PaymentMethods,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post()
  @Answers(bookingAcceptedShape)
  @HttpCode(201)
  async book(
    @Body({ schema: bookingShape }) order: GuestOrder,
    @Headers('idempotency-key') key: string | undefined,
    @GuestLanguage() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<BookingAccepted> {
    this.methods.refuseUnknown(order.method)
    const visitor = visitorOf(request.ip, this.environment.secret)
    const visit = { visitor, isFirst: order.isFirst ?? false, key: readIdempotencyKey(key) }
    return this.bookings.book(orderOfGuest(order, language), visit)
  }

  @Get(':id/status')
  @Answers(bookingStatusShape)
  async statusOf(
    @Id(uuidId(UNKNOWN)) id: string,
    @GuestLanguage() language: Language,
  ): Promise<BookingStatusView> {
    return orNotFound(await this.status.of(id, language), UNKNOWN)
  }

  /**
   * The way to pay: on to the provider's page, or to how the booking stands where that cannot be
   * (yet).
   */
  @Get(':id/checkout')
  @Header('cache-control', 'no-store')
  @Redirect(undefined, 303)
  checkout(@Param('id') id: string, @Req() request: FastifyRequest): Promise<{ url: string }> {
    return this.attempts.wayToPay({ kind: 'booking', id }, unreadThanksPath(id), request)
  }

  @Post(':id/payments')
  @Answers(bookingAcceptedShape)
  @HttpCode(201)
  async payAgain(
    @Id(uuidId(UNKNOWN)) id: string,
    @Body({ schema: attemptShape }) { method }: AttemptRequest,
  ): Promise<BookingAccepted> {
    this.methods.refuseUnknown(method)
    const result = await this.attempts.begin({ kind: 'booking', id }, method ?? null)
    if (!result.ok) {
      if (result.reason === 'not-found') throw new Refused(plainError('not-found', UNKNOWN))
      const isEnded = (await this.status.of(id, HOUSE_LANGUAGE))?.linkEnded === true
      throw new Refused(plainError(isEnded ? 'pay-link-ended' : result.reason))
    }
    const { number, until } = result
    const paymentUrl = checkoutAddress(this.address.url, id)
    return { id, number, paymentUrl, holdUntil: until?.toISOString() ?? null }
  }
}
