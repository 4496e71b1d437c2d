import { Button, Card } from '@mui/material'
import type { ConsentKind, CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { usePastMoment } from '../clock/use-past-moment.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'
import { useCustomerAct } from './use-customer-act.ts'

const kinds: readonly ConsentKind[] = ['news', 'preferences']

/** What the customer agreed to: since when, who noted it, and when it was taken back. */
export function ConsentCard({ customer }: { customer: CustomerDetailView }) {
  const text = useText()
  const moment = usePastMoment()
  const { act, busy, offline } = useCustomerAct()
  const said = (kind: ConsentKind) => {
    const latest = customer.consents.find(({ what }) => what === kind)
    if (!latest) return text('customers.consent.missing')
    return latest.withdrawnAt
      ? text('customers.consent.withdrawn', {
          day: moment(latest.withdrawnAt),
          name: latest.withdrawnBy ?? '',
        })
      : text('customers.consent.given', { day: moment(latest.givenAt), name: latest.givenBy })
  }
  return (
    <Card>
      <CardHead title={text('customers.consent.title')} />
      <ul className={styles.items}>
        {kinds.map((what) => {
          const isGiven = customer.consents.some(
            (consent) => consent.what === what && !consent.withdrawnAt,
          )
          const name = text(`customers.consent.${what}`)
          return (
            <li key={what}>
              <div>
                {name}
                <small>{said(what)}</small>
              </div>
              <Button
                variant="outlined"
                disabled={offline}
                aria-disabled={busy}
                aria-label={text(
                  isGiven ? 'customers.consent.withdrawOf' : 'customers.consent.giveOf',
                  { what: name },
                )}
                onClick={() =>
                  act(
                    `customers/${customer.id}/consent`,
                    { what, given: !isGiven },
                    text(isGiven ? 'customers.consent.takenBack' : 'customers.consent.saved'),
                  )
                }
              >
                {text(isGiven ? 'customers.consent.withdraw' : 'customers.consent.give')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
