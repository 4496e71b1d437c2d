import { Button } from '@mui/material'
import { Link } from 'react-router'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useText } from '../texts/use-text.ts'

/**
 * Leads to the invoices of one order, where its invoice or receipt is made. `folioId` is the id of
 * the booking, the breakfast order or the sale.
 */
export function InvoiceButton({ folioId }: { folioId: string }) {
  const text = useText()
  return (
    <Button component={Link} to={recordAddress('folioInvoices', folioId)}>
      {text('bookings.actions.invoice')}
    </Button>
  )
}
