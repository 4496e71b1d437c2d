import { Button, Card } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { InvoiceDetailView } from '../../api/invoices/invoice-shapes.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useOne } from '../data/use-one.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { CreditButton } from './CreditButton.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { InvoiceMails } from './InvoiceMails.tsx'
import { InvoicePreview, invoicePdfAddress } from './InvoicePreview.tsx'
import { MailInvoiceButton } from './MailInvoiceButton.tsx'
import styles from './invoices.module.css'

/** /invoice-pdf?id= (BO §2): the invoice as its reader sees it, to keep, to mail, to take back. */
export function InvoicePage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { data: invoice, error, refetch } = useOne<InvoiceDetailView>('invoices', id)
  const list = { to: screens.invoices.path, label: text('invoices.title') }
  if (invoice === undefined) {
    const isMissing = error instanceof ApiProblem && error.status === 404
    const missing = id === '' ? text('invoices.noId') : isMissing ? text('invoices.notFound') : null
    return (
      <Page title={text('invoices.invoice')} crumb={list}>
        {missing ? (
          <Note tone="ink" title={missing} />
        ) : error ? (
          <LoadFailure
            what={text('invoices.failed')}
            problem={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton label={text('invoices.loading')} />
        )}
      </Page>
    )
  }
  const { number, creditsId, creditNoteId } = invoice
  const name = text(creditsId === null ? 'invoices.invoice' : 'invoices.creditNote')
  const pdf = invoicePdfAddress(invoice.id)
  const crumb = { to: recordAddress('folioInvoices', invoice.folioId), label: invoice.orderNumber }
  return (
    <Page title={`${name} ${number}`} crumb={crumb}>
      <div className={styles.split}>
        <InvoicePreview invoice={invoice} className={styles.preview} />
        <div className={styles.stack}>
          <InvoiceFacts invoice={invoice} />
          <Card>
            <CardHead title={text('invoices.actions')} />
            <div className={styles.actions}>
              <Button component="a" variant="contained" href={pdf} target="_blank" rel="noreferrer">
                {text('invoices.openPdf')}
              </Button>
              <Button component="a" href={pdf} download={`${number}.pdf`}>
                {text('invoices.downloadPdf')}
              </Button>
              <Button
                component="a"
                href={`/api/back-office/invoices/${invoice.id}/ubl`}
                download={`${number}.xml`}
              >
                {text('invoices.downloadUbl')}
              </Button>
              <MailInvoiceButton invoice={invoice} />
              {creditsId === null && creditNoteId === null ? (
                <CreditButton invoice={invoice} />
              ) : null}
              <p className={styles.hint}>{text('invoices.ublHint')}</p>
            </div>
          </Card>
          <InvoiceMails mails={invoice.mails} />
        </div>
      </div>
    </Page>
  )
}
