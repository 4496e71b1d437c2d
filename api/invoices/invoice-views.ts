import type { z } from 'zod'
import type {
  folioInvoicesShape,
  guestInvoicesShape,
  invoiceDetailShape,
  invoiceViewShape,
  issuedShape,
} from './invoice-shapes.ts'

/** A row of `GET /api/back-office/invoices`. */
export type InvoiceView = z.output<typeof invoiceViewShape>
/** `GET /api/back-office/invoices/:id`. */
export type InvoiceDetailView = z.output<typeof invoiceDetailShape>
/** `POST /api/back-office/invoices`. */
export type IssuedView = z.output<typeof issuedShape>
/** `GET /api/back-office/invoices/of/:folioId`. */
export type FolioInvoicesView = z.output<typeof folioInvoicesShape>
/** `GET /api/bookings/:id/invoices`: what the guest sees. */
export type GuestInvoicesView = z.output<typeof guestInvoicesShape>
