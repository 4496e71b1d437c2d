import { Button } from '@mui/material'
import { Link } from 'react-router'
import type { CustomerOrderView } from '../../api/customers/customer-shapes.ts'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { invoicePdfAddress } from '../invoices/InvoicePreview.tsx'
import { Icon } from '../marks/Icon.tsx'
import { useText } from '../texts/use-text.ts'

/**
 * 'Factuur' of one order: the PDF of the invoice that stands, or where one is made. Nothing where
 * nothing was sold.
 *
 * @param invoices of the customer; undefined while they are read
 */
export function OrderInvoiceLink({
  order: { id, number, totalCents, state, erased },
  invoices,
}: {
  order: CustomerOrderView
  invoices: InvoiceView[] | undefined
}) {
  const text = useText()
  if (invoices === undefined) return null
  // A folio has the id of its order.
  const standing = invoices.find(
    ({ folioId, creditsId, creditNoteId }) =>
      folioId === id && creditsId === null && creditNoteId === null,
  )
  if (standing)
    return (
      <Button
        component="a"
        variant="outlined"
        href={invoicePdfAddress(standing.id)}
        target="_blank"
        rel="noreferrer"
        startIcon={<Icon name="file" />}
        aria-label={text('customers.bought.invoiceOf', { invoice: standing.number, number })}
      >
        {text('customers.bought.invoice')}
      </Button>
    )
  if (totalCents === 0 || state === 'held' || state === 'placed' || state === 'expired' || erased)
    return null
  return (
    <Button
      component={Link}
      variant="outlined"
      to={recordAddress('folioInvoices', id)}
      aria-label={text('customers.bought.makeInvoiceOf', { number })}
    >
      {text('customers.bought.makeInvoice')}
    </Button>
  )
}
