import { useGetList } from 'react-admin'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'

/** More than a page is read through; 'Facturen' has them all. */
const MOST = 200

/** The invoices and credit notes of a customer, the newest first; undefined until they are read. */
export function useCustomerInvoices(customerId: number): {
  invoices: InvoiceView[] | undefined
  error: unknown
  refetch(): void
} {
  const { data, error, refetch } = useGetList<InvoiceView>('invoices', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'number', order: 'DESC' },
    filter: { customer: customerId },
  })
  return { invoices: data, error, refetch: () => void refetch() }
}
