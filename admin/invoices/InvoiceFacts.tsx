import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { InvoiceDetailView } from '../../api/invoices/invoice-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { stateWords } from './InvoiceTable.tsx'
import styles from './invoices.module.css'

/** Who it is for, when it was issued and what it comes to: what a phone shows instead of the page. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetailView }) {
  const text = useText()
  const { document, creditsId, creditNoteId } = invoice
  const { buyer, issuedOn, dueOn, grossCents, vatCents, paidCents } = document
  const other = creditsId ?? creditNoteId
  const state = stateWords(invoice, text)
  return (
    <Card>
      <CardHead title={invoice.buyer} />
      <dl className={styles.sums}>
        <dt>{text('invoices.buyer')}</dt>
        <dd>
          {buyer.address}
          <br />
          {buyer.postcode} {buyer.city}
        </dd>
        <dt>{text('invoices.date')}</dt>
        <dd>{staffDayYear(parseDay(issuedOn) ?? 0)}</dd>
        {creditsId === null ? (
          <>
            <dt>{text('invoices.due')}</dt>
            <dd>{staffDayYear(parseDay(dueOn) ?? 0)}</dd>
          </>
        ) : null}
        <dt>{text('invoices.total')}</dt>
        <dd>
          <b>{formatEuro(grossCents)}</b>
        </dd>
        <dt>{text('invoices.vat')}</dt>
        <dd>{formatEuro(vatCents)}</dd>
        {creditsId === null ? (
          <>
            <dt>{text('invoices.paid')}</dt>
            <dd>{formatEuro(paidCents)}</dd>
          </>
        ) : null}
        <dt>{text('invoices.state')}</dt>
        <dd>{other ? <Link to={recordAddress('invoice', other)}>{state}</Link> : state}</dd>
      </dl>
    </Card>
  )
}
