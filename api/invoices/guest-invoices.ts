import { Body, Controller, Get, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { message } from '../../rules/texts/message.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, answerOf, delivered, plainError } from '../errors/refused.ts'
import { printInvoice } from '../invoice-documents/print-invoice.ts'
import { fileName } from '../mail/templates/invoice-mail.ts'
import { Acts, Answers, Id, uuidId } from '../requests/routes.ts'
import { sendFile } from '../requests/send-file.ts'
import { ISSUED_AT_MINUTE } from './invoice-plan.ts'
import { UNKNOWN_INVOICE, invoiceAt, standingInvoice } from './invoice-rows.ts'
import { buyerShape, guestInvoicesShape, type GuestInvoicesView } from './invoice-shapes.ts'
import { Invoices } from './invoices.ts'

const UNKNOWN_GUEST_ORDER = 'Deze boeking of bestelling bestaat niet.'
const id = uuidId(UNKNOWN_GUEST_ORDER)

/** Answers an invoice as PDF. */
export async function sendInvoicePdf(reply: FastifyReply, invoice: Invoice): Promise<void> {
  const content = await printInvoice(invoice)
  await sendFile(reply, { name: `${fileName(invoice)}.pdf`, type: 'application/pdf', content })
}

/** The invoices of a guest's own booking: its id is its key, as in `BookingsController`. */
@Controller('api/bookings')
export class GuestInvoicesController {
  protected readonly kind: 'booking' | 'breakfast-order' = 'booking'

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly invoices: Invoices,
  ) {}

  /** Refused: an id that nothing of this kind has, a room only held, a breakfast nobody paid yet. */
  @Get(':id/invoices')
  @Answers(guestInvoicesShape)
  async all(@Id(id) orderId: string): Promise<GuestInvoicesView> {
    const read = await this.invoices.load(orderId, UNKNOWN_GUEST_ORDER)
    const { kind, state, request, overOn } = read.folio
    if (kind !== this.kind || state === 'held' || state === 'placed')
      throw new Refused(plainError('not-found', UNKNOWN_GUEST_ORDER))
    return {
      canAsk: read.missing === null && isInvoiceable(read.sold.supply) && !read.standing,
      isAsked: request?.isOpen ?? false,
      isRefused: typeof request?.refusal === 'string',
      isOver: this.clock.now() >= instantInAmsterdam(overOn!, ISSUED_AT_MINUTE),
      invoices: read.invoices
        .map((one) => ({ id: one.id, number: one.number, isCredit: one.creditsId !== null }))
        .toReversed(),
    }
  }

  /**
   * Asks for the invoice: made at departure or delivery, or at once where that is over. Of an order
   * that has its invoice nothing waits.
   */
  @Acts(':id/invoices', guestInvoicesShape)
  async ask(
    @Id(id) folioId: string,
    @Body({ schema: buyerShape }) buyer: z.output<typeof buyerShape>,
  ): Promise<GuestInvoicesView> {
    const { isOver } = await this.all(folioId)
    const answer = await answerOf(async () => {
      if (await standingInvoice(this.pool, folioId)) {
        await this.invoices.issue({ folioId, buyer, by: 'guest' })
      } else {
        await this.invoices.ask(folioId, buyer, 'guest')
        if (isOver) delivered(await this.invoices.carryOut(folioId))
      }
    })
    // Staff decide whether an invoice is taken back for another.
    if (!answer.ok && answer.error.reason === 'invoice-outdated')
      throw new Refused(plainError('invoice-outdated', message('invoice.guestOutdated')))
    delivered(answer)
    return this.all(folioId)
  }

  /** Refused: another's invoice, nobody's. */
  @Get(':id/invoices/:invoiceId/pdf')
  @Answers(z.string().meta({ format: 'binary' }), 'application/pdf')
  async pdf(
    @Id(id) orderId: string,
    @Id(uuidId(UNKNOWN_INVOICE), 'invoiceId') invoiceId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.all(orderId)
    const { folioId, document } = await invoiceAt(this.pool, invoiceId)
    if (folioId !== orderId) throw new Refused(plainError('not-found', UNKNOWN_INVOICE))
    await sendInvoicePdf(reply, document)
  }
}

/** The same of a breakfast order, as in `BreakfastOrdersController`. */
@Controller('api/breakfast-orders')
export class GuestOrderInvoicesController extends GuestInvoicesController {
  protected override readonly kind = 'breakfast-order'
}
