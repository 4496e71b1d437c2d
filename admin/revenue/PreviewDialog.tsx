import { Button, Dialog, DialogActions, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { InvoicePreview, invoicePdfAddress } from '../invoices/InvoicePreview.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './latest-invoices.module.css'

/** An invoice over the page that it was asked for from. */
export function PreviewDialog({ invoice, onClose }: { invoice: InvoiceView; onClose(): void }) {
  const text = useText()
  const title = useId()
  const { id, number } = invoice
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{number}</DialogTitle>
      <InvoicePreview invoice={invoice} className={styles.preview} />
      <DialogActions>
        <Button component={Link} to={recordAddress('invoice', id)}>
          {text('revenue.toInvoice')}
        </Button>
        <Button component="a" href={invoicePdfAddress(id)} download={`${number}.pdf`}>
          {text('invoices.downloadPdf')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {text('revenue.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
