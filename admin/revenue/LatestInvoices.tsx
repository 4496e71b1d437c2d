import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { invoicePdfAddress } from '../invoices/InvoicePreview.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './latest-invoices.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'
import { Section } from './Section.tsx'

const NEWEST = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'number', order: 'DESC' },
  filter: {},
} as const

/** The newest invoices and credit notes (BO §2 Dashboard): each to look at, and to keep as PDF. */
export function LatestInvoices() {
  const text = useText()
  const { data, error, refetch } = useGetList<InvoiceView>('invoices', NEWEST)
  const [shown, setShown] = useState<InvoiceView | null>(null)
  if (error && !data)
    return (
      <LoadFailure what={text('invoices.failed')} problem={error} onRetry={() => void refetch()} />
    )
  return (
    <Section title={text('revenue.latestInvoices')}>
      {data === undefined ? (
        <ListSkeleton label={text('invoices.loading')} rows={3} />
      ) : data.length === 0 ? (
        <p className={styles.when}>{text('invoices.emptyHint')}</p>
      ) : (
        <ul className={styles.list}>
          {data.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} onShow={() => setShown(invoice)} />
          ))}
        </ul>
      )}
      <Button component={Link} to={screens.invoices.path}>
        {text('revenue.allInvoices')}
      </Button>
      {shown ? <PreviewDialog invoice={shown} onClose={() => setShown(null)} /> : null}
    </Section>
  )
}

function Row({ invoice, onShow }: { invoice: InvoiceView; onShow(): void }) {
  const text = useText()
  const { id, number, buyer, issuedOn, grossCents } = invoice
  const pdf = invoicePdfAddress(id)
  const preview = text('invoices.preview', { number })
  return (
    <li>
      <span className={styles.what}>
        <Link to={recordAddress('invoice', id)}>{number}</Link> {buyer}
        <small className={styles.when}>{staffDayYear(parseDay(issuedOn) ?? 0)}</small>
      </span>
      <span className={styles.sum}>{formatEuro(grossCents)}</span>
      <span className={styles.actions}>
        {/* A phone shows no PDF inside a page: it opens it beside this one. */}
        {navigator.pdfViewerEnabled ? (
          <Button aria-label={preview} aria-haspopup="dialog" onClick={onShow}>
            {text('revenue.preview')}
          </Button>
        ) : (
          <Button component="a" aria-label={preview} href={pdf} target="_blank" rel="noreferrer">
            {text('revenue.preview')}
          </Button>
        )}
        <Button
          component="a"
          aria-label={text('revenue.keep', { number })}
          href={pdf}
          download={`${number}.pdf`}
        >
          {text('invoices.downloadPdf')}
        </Button>
      </span>
    </li>
  )
}
