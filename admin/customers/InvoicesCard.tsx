import { Button, Card } from '@mui/material'
import { Link } from 'react-router'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { stateWords } from '../invoices/InvoiceTable.tsx'
import { invoicePdfAddress } from '../invoices/InvoicePreview.tsx'
import { Icon } from '../marks/Icon.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'
import type { useCustomerInvoices } from './use-customer-invoices.ts'

/** Every invoice and credit note of a customer, each as PDF. */
export function InvoicesCard({ invoices, error, refetch }: ReturnType<typeof useCustomerInvoices>) {
  const text = useText()
  return (
    <Card>
      <CardHead title={text('customers.invoices.title')} />
      {error ? (
        <LoadFailure what={text('invoices.failed')} problem={error} onRetry={refetch} />
      ) : invoices === undefined ? (
        <ListSkeleton label={text('invoices.loading')} />
      ) : invoices.length === 0 ? (
        <p className={styles.none}>{text('customers.invoices.none')}</p>
      ) : (
        <ul className={styles.items}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <div>
                <Link to={recordAddress('invoice', invoice.id)}>{invoice.number}</Link>
                <small>
                  {staffDayYear(parseDay(invoice.issuedOn) ?? 0)} · {invoice.orderNumber} ·{' '}
                  {stateWords(invoice, text)}
                </small>
              </div>
              <span className={styles.sum}>{formatEuro(invoice.grossCents)}</span>
              <Button
                component="a"
                href={invoicePdfAddress(invoice.id)}
                target="_blank"
                rel="noreferrer"
                startIcon={<Icon name="file" />}
                aria-label={text('customers.invoices.pdfOf', { number: invoice.number })}
              >
                {text('customers.invoices.pdf')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
