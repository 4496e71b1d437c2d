import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { InvoiceDetailView } from '../../api/invoices/invoice-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './invoices.module.css'

/** To whom the invoice went, and when it was written. */
export function InvoiceMails({ mails }: { mails: InvoiceDetailView['mails'] }) {
  const text = useText()
  return (
    <Card>
      <CardHead title={text('invoices.mails')} />
      {mails.length === 0 ? (
        <p className={`${styles.hint} ${styles.body}`}>{text('invoices.notMailed')}</p>
      ) : (
        <ul className={styles.mails}>
          {mails.map(({ id, recipient, state, createdAt }) => (
            <li key={id}>
              <Link to={recordAddress('mail', id)}>{recipient}</Link>
              <span className={styles.soft}>
                {shortMoment(createdAt)} · {text(`mails.states.${state}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
