import { Body, Get, Module, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { orNotFound } from '../errors/refused.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { invoiceUbl } from '../invoice-documents/invoice-ubl.ts'
import { printReceipt } from '../invoice-documents/print-invoice.ts'
import { listRoute } from '../lists/list-of.ts'
import { MailModule } from '../mail/mail-module.ts'
import { fileName } from '../mail/templates/invoice-mail.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { sendFile } from '../requests/send-file.ts'
import {
  GuestInvoicesController,
  GuestOrderInvoicesController,
  sendInvoicePdf,
} from './guest-invoices.ts'
import { INVOICE_DETAIL, invoiceList } from './invoice-list.ts'
import { InvoicePlan } from './invoice-plan.ts'
import { UNKNOWN_FOLIO, UNKNOWN_INVOICE } from './invoice-rows.ts'
import {
  folioInvoicesShape,
  invoiceDetailShape,
  invoiceOrderShape,
  invoiceViewShape,
  mailingShape,
  type FolioInvoicesView,
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
  constructor(private readonly invoices: Invoices) {
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
    const name = `bon-${receipt.orderNumber}.pdf`
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
    await sendInvoicePdf(reply, (await this.one(invoiceId)).document)
  }

  @Get(':id/ubl')
  @Answers(z.string(), XML)
  async ubl(@Id(id) invoiceId: string, @Res() reply: FastifyReply): Promise<void> {
    const { document } = await this.one(invoiceId)
    const content = invoiceUbl(document)
    await sendFile(reply, { name: `${fileName(document)}.xml`, type: XML, content })
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

/** Invoices of bookings, breakfast orders and sales: issued, corrected, mailed. */
@Module({
  imports: [FactsModule, MailModule],
  controllers: [InvoicesController, GuestInvoicesController, GuestOrderInvoicesController],
  providers: [InvoicePlan, Invoices],
  exports: [Invoices],
})
export class InvoicesModule {}
