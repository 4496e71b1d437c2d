import type { GuestInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import { read } from '../calls/reads.ts'

/** Where a guest's invoices are read and asked for: of a booking, or of a breakfast order. */
export type InvoicesPath = `/api/${'bookings' | 'breakfast-orders'}/${string}/invoices`

export const bookingInvoices = (id: string): InvoicesPath =>
  `/api/bookings/${encodeURIComponent(id)}/invoices`

export const orderInvoices = (id: string): InvoicesPath =>
  `/api/breakfast-orders/${encodeURIComponent(id)}/invoices`

/** The invoices of a booking or an order, and whether one can be asked for. */
export const invoicesRead = (path: InvoicesPath) => read<GuestInvoicesView>(path, 0)
