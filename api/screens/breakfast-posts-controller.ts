import { randomUUID } from 'node:crypto'
import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { message } from '../../rules/texts/message.ts'
import { checkBreakfastOrder } from '../../rules/breakfast/check-breakfast-order.ts'
import { readOrderTexts } from '../../rules/breakfast/read-order-texts.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { BreakfastOffer, deliveryContext } from '../breakfast-orders/breakfast-offer.ts'
import {
  type GuestBreakfastOrder,
  breakfastOrderRequest,
} from '../breakfast-orders/breakfast-order-shapes.ts'
import { BreakfastOrdersService } from '../breakfast-orders/breakfast-orders-service.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { languageOf } from '../environment/language.ts'
import { statusOf } from '../errors/api-error.ts'
import { type Answer, answerOf, fieldsOfRefusal, invalidInput } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { PaymentMethods } from '../payments/payment-methods.ts'
import { readIdempotencyKey } from '../requests/idempotency-key.ts'
import { fitting } from '../requests/shape.ts'
import { visitorOf } from '../requests/visitor.ts'
import { GuestPage, leadOn } from './guest-page.ts'

/** What a browser posts of the order form, and of the page that shows the order again. */
type Posted = Record<(typeof fields)[number] | 'method' | 'totalCents' | 'key', string>

const fields = [
  'name',
  'email',
  'phone',
  'receiver',
  'day',
  'slot',
  'street',
  'houseNumber',
  'postcode',
  'city',
  'adults',
  'kids',
  'bookingNumber',
  'notes',
] as const

/** No total has been seen yet: the page that comes back shows it. */
const UNSEEN = '-1'

/**
 * Breakfast without script: the form is posted to the page that shows the order again, with its
 * total; that page posts it once more to place it, and leads on to where it is paid.
 */
@Controller()
export class BreakfastPostsController {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly offer: BreakfastOffer,
    private readonly orders: BreakfastOrdersService,
    private readonly methods: PaymentMethods,
    private readonly guest: GuestPage,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {}

  @Post(screens.breakfastCheckout.path)
  async take(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.header('cache-control', 'no-store')
    const posted = textsIn(body)
    const answer = await this.answer(posted, request)
    if (answer.ok) return leadOn(request, reply, recordAddress('breakfastPayment', answer.value))
    const { error } = answer
    // The total that was never seen is no refusal: now it is shown.
    const isFirstLook = error.reason === 'order-total-changed' && posted.totalCents === UNSEEN
    const { html } = await this.guest.render(request, {
      path: screens.breakfastCheckout.path,
      texts: { ...posted, key: isFirstLook ? randomUUID() : posted.key },
      message: isFirstLook ? '' : error.text,
      fields: fieldsOfRefusal(error),
    })
    void reply
      .code(isFirstLook ? 200 : statusOf(error))
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** The id of the order that was placed, or why none was. */
  private async answer(posted: Posted, request: FastifyRequest): Promise<Answer<string>> {
    const order = await this.read(posted)
    if (!order.ok) return order
    if (posted.totalCents === UNSEEN) {
      const decided = await answerOf(() => this.offer.decide(order.value))
      if (!decided.ok) return decided
    }
    const key = readIdempotencyKey(posted.key, message('problemDetail.orderKeyMissing'))
    const visitor = visitorOf(request.ip, this.environment.secret)
    const asker = { key, visitor, language: languageOf(request) }
    const placed = await answerOf(() => this.orders.place(order.value, asker))
    return placed.ok ? { ok: true, value: placed.value.id } : placed
  }

  /** The order that was typed. Refused are all fields that are wrong, but for the distance. */
  private async read(posted: Posted): Promise<Answer<GuestBreakfastOrder>> {
    const { facts } = await this.facts.fresh()
    const context = deliveryContext(facts, this.clock.moment())
    const order = readOrderTexts(posted)
    const wrong = checkBreakfastOrder(order, { ...context, distanceMetres: 0 })
    if (wrong.length > 0) return { ok: false, error: invalidInput(wrong) }
    const { adults, kids, slot } = order
    // One that the provider no longer has is left out: its own page asks.
    const isOffered = posted.method !== '' && this.methods.isOffered(posted.method)
    const totalCents = Number(posted.totalCents)
    const asked = {
      ...posted,
      adults,
      kids,
      slot,
      totalCents,
      method: isOffered ? posted.method : undefined,
    }
    return fitting(breakfastOrderRequest, asked)
  }
}

/** What was posted: each field a text, whatever a forged form may hold. */
function textsIn(body: unknown): Posted {
  const given = (body ?? {}) as Record<string, unknown>
  const text = (field: string, otherwise = '') => {
    const value = given[field]
    return typeof value === 'string' ? value.replaceAll('\0', '') : otherwise
  }
  const typed = Object.fromEntries(fields.map((field) => [field, text(field)]))
  return {
    ...typed,
    method: text('method'),
    key: text('key'),
    totalCents: text('totalCents', UNSEEN),
  } as Posted
}
