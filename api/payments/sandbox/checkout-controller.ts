import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { parseEuro } from '../../../rules/money/parse-euro.ts'
import {
  CHECKOUT_STYLES,
  CHOICES,
  REVERSAL,
  WAYS_BACK,
  checkoutPage,
  unknownPaymentPage,
} from './checkout-page.ts'
import { SANDBOX_METHODS, sandboxMethod } from './sandbox-methods.ts'
import type { SandboxPayment } from './sandbox-payment.ts'
import { type GoingBack, Sandbox } from './sandbox.ts'

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
    @Body()
    body: { status?: unknown; method?: unknown; back?: unknown; amount?: unknown } | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const payment = await this.sandbox.find(id)
    if (!payment) return html(reply, 404, unknownPaymentPage())
    const way = WAYS_BACK.find(({ by }) => by === body?.back)
    if (way) return this.goBack(payment, way.by, body?.amount, reply)
    if (body?.back === REVERSAL) {
      await this.sandbox.reverse(id)
      return this.toPage(id, reply)
    }
    const choice = CHOICES.find(({ status }) => status === body?.status)
    if (!choice) return html(reply, 422, checkoutPage(payment))
    const method = sandboxMethod(body?.method) ?? SANDBOX_METHODS[0]
    await this.sandbox.choose(id, choice.status, method.id)
    void reply.status(303).header('location', payment.redirectUrl).send()
  }

  /** What the owner does in the provider's own pages, or the payer's bank does on its own. */
  private async goBack(
    payment: SandboxPayment,
    by: GoingBack['by'],
    amount: unknown,
    reply: FastifyReply,
  ): Promise<void> {
    const amountCents = typeof amount === 'string' ? parseEuro(amount) : null
    const description = 'Bij de betaaldienst'
    const wentBack =
      amountCents !== null &&
      amountCents > 0 &&
      (await this.sandbox.goBack(payment.id, { by, amountCents, description }))
    if (typeof wentBack !== 'object')
      return html(reply, 422, checkoutPage(payment, { refused: true }))
    this.toPage(payment.id, reply)
  }

  private toPage(id: string, reply: FastifyReply): void {
    const page = `${this.sandbox.root}/checkout/${id}`
    void reply.status(303).header('location', page).send()
  }
}

function html(reply: FastifyReply, status: number, page: string): void {
  void reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}
