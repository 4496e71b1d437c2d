import { Button, Card } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'
import { useCustomerAct } from './use-customer-act.ts'

const fields = ['name', 'email', 'phone', 'city'] as const
type Side = 'this' | 'other'

/** Two customers side by side: of each value one stays. */
export function CompareCustomers({
  stays,
  goes,
  onAnother,
}: {
  stays: CustomerDetailView
  goes: CustomerDetailView
  onAnother(): void
}) {
  const text = useText()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Record<(typeof fields)[number], Side>>({
    name: 'this',
    // Where only one has something, that stays.
    email: stays.email ? 'this' : 'other',
    phone: stays.phone ? 'this' : 'other',
    city: stays.city ? 'this' : 'other',
  })
  const { act, busy, offline } = useCustomerAct(
    ({ id }) => void navigate(recordAddress('customer', id)),
  )
  const sides = [
    ['this', stays],
    ['other', goes],
  ] as const
  return (
    <Card>
      <CardHead title={text('customers.merge.compare')} />
      <div className={styles.compare}>
        <p>{text('customers.merge.compareHint')}</p>
        <div className={styles.sides}>
          {sides.map(([side, { id, number, name, stays: count, orders }]) => (
            <div key={side}>
              <Link to={recordAddress('customer', id)}>
                {name} ({number})
              </Link>
              <p className={styles.hint}>
                {text('customers.staysOf', { smart_count: count })} ·{' '}
                {text('customers.ordersOf', { smart_count: orders })}
              </p>
            </div>
          ))}
        </div>
        {fields.map((field) => (
          <fieldset key={field}>
            <legend>{text(`customers.person.${field}`)}</legend>
            {sides.map(([side, customer]) => (
              <label key={side}>
                <input
                  type="radio"
                  name={field}
                  checked={chosen[field] === side}
                  onChange={() => setChosen({ ...chosen, [field]: side })}
                />
                {customer[field] || text('customers.merge.empty')}
              </label>
            ))}
          </fieldset>
        ))}
        <div className={styles.row}>
          <Button
            variant="contained"
            disabled={offline}
            aria-disabled={busy}
            onClick={() =>
              act(
                `customers/${stays.id}/merge`,
                { ...chosen, other: goes.id, version: stays.version },
                text('customers.merge.done'),
              )
            }
          >
            {busy ? text('customers.merge.busy') : text('customers.merge.submit')}
          </Button>
          <Button onClick={onAnother}>{text('customers.merge.another')}</Button>
        </div>
      </div>
    </Card>
  )
}
