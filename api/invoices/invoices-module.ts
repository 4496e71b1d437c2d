import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { FolioInvoices } from './folio-invoices.ts'
import { GuestInvoicesController, GuestOrderInvoicesController } from './guest-invoices.ts'
import { InvoicePlan } from './invoice-plan.ts'
import { Invoices } from './invoices.ts'
import { InvoicesController } from './invoices-controller.ts'

/** Invoices of bookings, breakfast orders and sales: issued, corrected, mailed. */
@Module({
  imports: [FactsModule, MailModule],
  controllers: [InvoicesController, GuestInvoicesController, GuestOrderInvoicesController],
  providers: [FolioInvoices, InvoicePlan, Invoices],
  exports: [Invoices],
})
export class InvoicesModule {}
