import { Body, Controller, Get, Module, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { documentWords } from '../../rules/invoices/document-words.ts'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { message } from '../../rules/texts/message.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, answerOf, delivered, orNotFound, plainError } from '../errors/refused.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { invoiceUbl } from '../invoice-documents/invoice-ubl.ts'
import { printInvoice, printReceipt } from '../invoice-documents/print-invoice.ts'
import { listRoute } from '../lists/list-of.ts'
import { MailModule } from '../mail/mail-module.ts'
import { fileName } from '../mail/mail-content.ts'
import { invoiceFileName } from '../mail/templates/invoice-mail.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { sendFile } from '../requests/send-file.ts'
import { INVOICE_DETAIL, invoiceList } from './invoice-list.ts'
import { ISSUED_AT_MINUTE, InvoicePlan } from './invoice-plan.ts'
import { UNKNOWN_FOLIO, UNKNOWN_INVOICE, invoiceAt, standingInvoice } from './invoice-rows.ts'
import {
  buyerShape,
  folioInvoicesShape,
  guestInvoicesShape,
  invoiceDetailShape,
  invoiceOrderShape,
  invoiceViewShape,
  mailingShape,
  type FolioInvoicesView,
  type GuestInvoicesView,
  type InvoiceDetailView,
} from './invoice-shapes.ts'
import { Invoices } from './invoices.ts'

const id = uuidId(UNKNOWN_INVOICE)
const folio = uuidId(UNKNOWN_FOLIO)
const PDF = 'application/pdf'
const XML = 'application/xml'
const requestShape = invoiceOrderShape.pick({ buyer: true })

/** Invoices and credit notes: issued once, read as PDF and as UBL, mailed. */
@BackOffice('invoices')
class InvoicesController extends listRoute('invoices', invoiceList, invoiceViewShape) {
  constructor(
    private readonly pool: Pool,
    private readonly invoices: Invoices,
  ) {
    super()
  }

  /** What there is to invoice of an order, and what was. */
  @Get('of/:folioId')
  @Answers(folioInvoicesShape)
  of(@Id(folio, 'folioId') folioId: string): Promise<FolioInvoicesView> {
    return this.invoices.of(folioId)
  }

  /** The receipt of an order, for who gives no address. */
  @Get('of/:folioId/receipt')
  @Answers(z.string().meta({ format: 'binary' }), PDF)
  async receipt(@Id(folio, 'folioId') folioId: string, @Res() reply: FastifyReply): Promise<void> {
    const receipt = await this.invoices.receipt(folioId)
    const { receiptFile } = documentWords(receipt).invoiceDocument
    const name = `${fileName(receiptFile, receipt.orderNumber)}.pdf`
    await sendFile(reply, { name, type: PDF, content: await printReceipt(receipt) })
  }

  /** The guest asks at the desk for an invoice at departure: kept, and issued then. */
  @Acts('of/:folioId/request', folioInvoicesShape)
  async request(
    @Id(folio, 'folioId') folioId: string,
    @Body({ schema: requestShape }) { buyer }: z.output<typeof requestShape>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<FolioInvoicesView> {
    await this.invoices.ask(folioId, buyer, name)
    return this.invoices.of(folioId)
  }

  @Get(':id')
  @Answers(invoiceDetailShape)
  async one(@Id(id) invoiceId: string): Promise<InvoiceDetailView> {
    const one = this.lists.one<InvoiceDetailView>(invoiceList, invoiceId, INVOICE_DETAIL)
    return orNotFound(await one, UNKNOWN_INVOICE)
  }

  @Get(':id/pdf')
  @Answers(z.string().meta({ format: 'binary' }), PDF)
  async pdf(@Id(id) invoiceId: string, @Res() reply: FastifyReply): Promise<void> {
    await sendInvoicePdf(reply, (await invoiceAt(this.pool, invoiceId)).document)
  }

  @Get(':id/ubl')
  @Answers(z.string(), XML)
  async ubl(@Id(id) invoiceId: string, @Res() reply: FastifyReply): Promise<void> {
    const { document } = await invoiceAt(this.pool, invoiceId)
    const content = invoiceUbl(document)
    await sendFile(reply, { name: `${invoiceFileName(document)}.xml`, type: XML, content })
  }

  /** Asked again it is the same invoice; where the order changed since, it is said first. */
  @Acts('', invoiceDetailShape)
  async issue(
    @Body({ schema: invoiceOrderShape }) order: z.output<typeof invoiceOrderShape>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<InvoiceDetailView> {
    return this.one((await this.invoices.issue({ ...order, by: name })).id)
  }

  @Acts(':id/credit', invoiceDetailShape)
  async credit(
    @Id(id) invoiceId: string,
    @ActingStaff() { name }: StaffMember,
  ): Promise<InvoiceDetailView> {
    return this.one((await this.invoices.credit(invoiceId, name)).id)
  }

  @Acts(':id/mail', invoiceDetailShape)
  async mail(
    @Id(id) invoiceId: string,
    @Body({ schema: mailingShape }) mailing: z.output<typeof mailingShape>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<InvoiceDetailView> {
    await this.invoices.mail(invoiceId, { ...mailing, by: name })
    return this.one(invoiceId)
  }
}

const UNKNOWN_GUEST_ORDER = message('problemDetail.unknownGuestOrder')
const guestOrder = uuidId(UNKNOWN_GUEST_ORDER)

/** The invoices of a guest's own booking: its id is its key, as in `BookingsController`. */
@Controller('api/bookings')
class GuestInvoicesController {
  protected readonly kind: 'booking' | 'breakfast-order' = 'booking'

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly invoices: Invoices,
  ) {}

  /** Refused: an id that nothing of this kind has, a room only held, a breakfast nobody paid yet. */
  @Get(':id/invoices')
  @Answers(guestInvoicesShape)
  async all(@Id(guestOrder) orderId: string): Promise<GuestInvoicesView> {
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
    @Id(guestOrder) folioId: string,
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
  @Answers(z.string().meta({ format: 'binary' }), PDF)
  async pdf(
    @Id(guestOrder) orderId: string,
    @Id(id, 'invoiceId') invoiceId: string,
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
class GuestOrderInvoicesController extends GuestInvoicesController {
  protected override readonly kind = 'breakfast-order'
}

/** Answers an invoice as PDF. */
async function sendInvoicePdf(reply: FastifyReply, invoice: Invoice): Promise<void> {
  const content = await printInvoice(invoice)
  await sendFile(reply, { name: `${invoiceFileName(invoice)}.pdf`, type: PDF, content })
}

/** Invoices of bookings, breakfast orders and sales: issued, corrected, mailed. */
@Module({
  imports: [FactsModule, MailModule],
  controllers: [InvoicesController, GuestInvoicesController, GuestOrderInvoicesController],
  providers: [InvoicePlan, Invoices],
  exports: [Invoices],
})
export class InvoicesModule {}
