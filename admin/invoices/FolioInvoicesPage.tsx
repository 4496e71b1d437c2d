import { Button, Card } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { FolioInvoicesView } from '../../api/invoices/invoice-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { type ScreenName, recordAddress, screens } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { IssueInvoiceCard } from './IssueInvoiceCard.tsx'
import styles from './invoices.module.css'

/** The page of each kind of order that has one. */
const pages: Record<string, ScreenName> = {
  booking: 'booking',
  'breakfast-order': 'breakfastOrder',
  sale: 'saleReceipt',
}

/** /rekeningen/factuur?id=: the invoices of one order, and one more made; or a receipt. */
export function FolioInvoicesPage() {
  const text = useText()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const data = useBackOfficeData()
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    queryKey: ['invoices', 'of', id],
    queryFn: () =>
      data.call<FolioInvoicesView>(`invoices/of/${encodeURIComponent(id)}`, undefined, 'GET'),
    enabled: id !== '',
  })
  const list = { to: screens.invoices.path, label: text('invoices.title') }
  if (order === undefined) {
    const isMissing = id === '' || (error instanceof ApiProblem && error.status === 404)
    return (
      <Page title={text('invoices.invoice')} crumb={list}>
        {isMissing ? (
          <Note tone="ink" title={text('invoices.noOrder')} />
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
  const page = pages[order.kind]
  const crumb = page ? { to: recordAddress(page, order.id), label: order.number } : list
  const nothing = order.lines === 0
  return (
    <Page title={text('invoices.of', { number: order.number })} crumb={crumb}>
      <div className={styles.split}>
        <div className={styles.stack}>
          {order.missing ? (
            <Note tone="warn" live={false} title={text('invoices.missing')}>
              {order.missing} <Link to={screens.settings.path}>{text('invoices.toCompany')}</Link>
            </Note>
          ) : order.totalCents <= 0 ? (
            <Note tone="ink" live={false} title={text('invoices.nothing')} />
          ) : (
            <IssueInvoiceCard key={order.id} order={order} />
          )}
        </div>
        <div className={styles.stack}>
          <Card>
            <CardHead title={text('invoices.sold')} />
            <dl className={styles.sums}>
              <dt>{text('invoices.total')}</dt>
              <dd>{formatEuro(order.totalCents)}</dd>
              <dt>{text('invoices.toPay')}</dt>
              <dd>{formatEuro(order.totalCents - order.paidCents)}</dd>
            </dl>
          </Card>
          {order.invoices.length === 0 ? null : (
            <Card>
              <CardHead title={text('invoices.made')} />
              <InvoiceTable invoices={order.invoices} isShort />
            </Card>
          )}
          {nothing ? null : (
            <Card>
              <CardHead title={text('invoices.receipt')} />
              <div className={styles.body}>
                <p className={styles.hint}>{text('invoices.receiptHint')}</p>
                <Button
                  component="a"
                  href={`/api/back-office/invoices/of/${order.id}/receipt`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {text('invoices.openReceipt')}
                </Button>
              </div>
            </Card>
          )}
        </div>
      </div>
    </Page>
  )
}
