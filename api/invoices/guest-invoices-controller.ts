import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { GuestInvoices, type GuestSubject, UNKNOWN_GUEST_ORDER } from './guest-invoices.ts'
import { UNKNOWN_INVOICE } from './invoice-rows.ts'
import { buyerShape, guestInvoicesShape, type GuestInvoicesView } from './invoice-shapes.ts'
import { sendInvoicePdf } from './send-invoice.ts'

const id = uuidId(UNKNOWN_GUEST_ORDER)

/** The invoices of a guest's own booking: its id is its key, as in `BookingsController`. */
@Controller('api/bookings')
export class GuestInvoicesController {
  protected readonly kind: GuestSubject['kind'] = 'booking'

  constructor(private readonly invoices: GuestInvoices) {}

  @Get(':id/invoices')
  @Answers(guestInvoicesShape)
  all(@Id(id) orderId: string): Promise<GuestInvoicesView> {
    return this.invoices.of({ kind: this.kind, id: orderId })
  }

  @Post(':id/invoices')
  @HttpCode(200)
  @Answers(guestInvoicesShape)
  ask(
    @Id(id) orderId: string,
    @Body({ schema: buyerShape }) buyer: z.output<typeof buyerShape>,
  ): Promise<GuestInvoicesView> {
    return this.invoices.ask({ kind: this.kind, id: orderId }, buyer)
  }

  @Get(':id/invoices/:invoiceId/pdf')
  @Answers(z.string().meta({ format: 'binary' }), 'application/pdf')
  async pdf(
    @Id(id) orderId: string,
    @Id(uuidId(UNKNOWN_INVOICE), 'invoiceId') invoiceId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendInvoicePdf(
      reply,
      await this.invoices.one({ kind: this.kind, id: orderId }, invoiceId),
    )
  }
}

/** The same of a breakfast order, as in `BreakfastOrdersController`. */
@Controller('api/breakfast-orders')
export class GuestOrderInvoicesController extends GuestInvoicesController {
  protected override readonly kind = 'breakfast-order'
}
