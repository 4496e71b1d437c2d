import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { parseEuro } from '../../../rules/money/parse-euro.ts'
import {
  CHECKOUT_STYLES,
  CHOICES,
  REVERSAL,
  WAYS_BACK,
  checkoutPage,
  unknownPaymentPage,
} from './checkout-page.ts'
import { SANDBOX_METHODS, sandboxMethod } from './sandbox-payment.ts'
import { Sandbox } from './sandbox.ts'

const text = z.string().optional()
const form = z.object({ status: text, method: text, back: text, amount: text })

/** The hosted page of the sandbox, where the guest "pays". */
@Controller('sandbox')
export class CheckoutController {
  constructor(private readonly sandbox: Sandbox) {}

  @Get('checkout.css')
  styles(@Res() reply: FastifyReply): void {
    void reply
      .header('content-type', 'text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(CHECKOUT_STYLES)
  }

  @Get('checkout/:id')
  async show(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const payment = await this.sandbox.find(id)
    if (!payment) return html(reply, 404, unknownPaymentPage())
    html(reply, 200, checkoutPage(payment))
  }

  /**
   * One choice, once: a second one, or one after the session ran out, changes nothing. Either way
   * the guest goes back to the shop. Of a payment that was paid, money may go back.
   */
  @Post('checkout/:id')
  async choose(
    @Param('id') id: string,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const payment = await this.sandbox.find(id)
    if (!payment) return html(reply, 404, unknownPaymentPage())
    const chosen = form.safeParse(body).data ?? {}
    const page = `${this.sandbox.root}/checkout/${id}`
    const way = WAYS_BACK.find(({ by }) => by === chosen.back)
    if (way) {
      // What the owner does in the provider's own pages, or the payer's bank does on its own.
      const amountCents = parseEuro(chosen.amount ?? '') ?? 0
      const back = { by: way.by, amountCents, description: 'Bij de betaaldienst' }
      const wentBack = await this.sandbox.goBack(id, back)
      if (typeof wentBack === 'object') return redirect(reply, page)
      return html(reply, 422, checkoutPage(payment, true))
    }
    if (chosen.back === REVERSAL) {
      await this.sandbox.reverse(id)
      return redirect(reply, page)
    }
    const choice = CHOICES.find(({ status }) => status === chosen.status)
    if (!choice) return html(reply, 422, checkoutPage(payment))
    const method = sandboxMethod(chosen.method) ?? SANDBOX_METHODS[0]
    await this.sandbox.choose(id, choice.status, method.id)
    redirect(reply, payment.redirectUrl)
  }
}

function html(reply: FastifyReply, status: number, page: string): void {
  void reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}

function redirect(reply: FastifyReply, location: string): void {
  void reply.status(303).header('location', location).send()
}
