import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CHECKOUT_STYLES, CHOICES, checkoutPage, unknownPaymentPage } from './checkout-page.ts'
import { Sandbox } from './sandbox.ts'

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
   * the guest goes back to the shop.
   */
  @Post('checkout/:id')
  async choose(
    @Param('id') id: string,
    @Body() body: { status?: unknown } | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const payment = await this.sandbox.find(id)
    if (!payment) return html(reply, 404, unknownPaymentPage())
    const choice = CHOICES.find(({ status }) => status === body?.status)
    if (!choice) return html(reply, 422, checkoutPage(payment))
    await this.sandbox.choose(id, choice.status)
    void reply.status(303).header('location', payment.redirectUrl).send()
  }
}

function html(reply: FastifyReply, status: number, page: string): void {
  void reply
    .status(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page)
}
