import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { AnotherAttempt } from '../payments/another-attempt.ts'
import { Shape } from '../requests/shape.ts'
import { visitorOf } from '../requests/visitor.ts'
import { ENVIRONMENT, type Environment } from '../settings/environment.ts'
import { type BookingOrder, bookingShape, idempotencyKey } from './booking-shape.ts'
import { BookingStatus } from './booking-status.ts'
import type { BookingAccepted, BookingStatusView } from './booking-views.ts'
import { BookingsService } from './bookings-service.ts'

/** A guest's own booking: made, looked at, paid once more. Its id is its key, so an id that is none is simply not there. */
@Controller('api/bookings')
export class BookingsController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly status: BookingStatus,
    private readonly anotherAttempt: AnotherAttempt,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post()
  @HttpCode(201)
  async book(
    @Body(new Shape(bookingShape)) order: BookingOrder,
    @Headers('idempotency-key') key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<BookingAccepted> {
    if (!key || !idempotencyKey.test(key)) throw new Refused(plainError('idempotency-key-missing'))
    const visitor = visitorOf(request.ip, this.environment.secret)
    return delivered(await this.bookings.book(order, { visitor, key, source: 'own-website' }))
  }

  @Get(':id/status')
  async statusOf(@Param('id') id: string): Promise<BookingStatusView> {
    const status = isId(id) ? await this.status.of(id) : null
    if (!status) throw new Refused(plainError('not-found', 'Deze boeking bestaat niet.'))
    return status
  }

  @Post(':id/payments')
  @HttpCode(201)
  async payAgain(@Param('id') id: string): Promise<BookingAccepted> {
    const result = isId(id) ? await this.anotherAttempt.begin(id) : ({ ok: false, reason: 'not-found' } as const)
    if (!result.ok) throw new Refused(plainError(result.reason))
    return result.accepted
  }
}

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success
}
