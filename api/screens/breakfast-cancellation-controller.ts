import { Body, Controller, Post, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { BreakfastOrderActs } from '../breakfast-orders/breakfast-order-acts.ts'
import { statusOf } from '../errors/api-error.ts'
import { answerOf } from '../errors/refused.ts'
import { GuestPage, leadOn } from './guest-page.ts'

/**
 * The mail's link to cancel a breakfast order, without script: the page that asks whether to cancel
 * posts to its own address, which carries the order and the token.
 */
@Controller()
export class BreakfastCancellationController {
  constructor(
    private readonly acts: BreakfastOrderActs,
    private readonly guest: GuestPage,
  ) {}

  @Post(screens.breakfastThanks.path)
  async cancel(
    @Query('id') id: unknown,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.header('cache-control', 'no-store')
    const { token } = (body ?? {}) as { token?: unknown }
    const order = textOf(id)
    const answer = await answerOf(() => this.acts.cancelByMail(order, textOf(token)))
    if (answer.ok) return leadOn(request, reply, recordAddress('breakfastThanks', order))
    const { html } = await this.guest.render(request, {
      path: screens.breakfastThanks.path,
      texts: {},
      message: answer.error.text,
      fields: [],
    })
    void reply.code(statusOf(answer.error)).type('text/html; charset=utf-8').send(html)
  }
}

/** A forged request may hold anything. */
function textOf(given: unknown): string {
  return typeof given === 'string' ? given : ''
}
