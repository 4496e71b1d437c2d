import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { useText } from '../texts/use-text.ts'

/** Where the PDF of an invoice is. */
export const invoicePdfAddress = (id: string) => `/api/back-office/invoices/${id}/pdf`

interface Props {
  invoice: Pick<InvoiceView, 'id' | 'number'>
  className: string | undefined
}

/** The PDF as its reader sees it, in a page of ours. */
export function InvoicePreview({ invoice: { id, number }, className }: Props) {
  const text = useText()
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser shows a PDF in a sandbox; it is our own
    <iframe
      className={className}
      src={`${invoicePdfAddress(id)}#toolbar=0&view=FitH`}
      title={text('invoices.preview', { number })}
    />
  )
}
