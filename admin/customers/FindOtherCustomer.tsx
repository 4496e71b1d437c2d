import { Button } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { CustomerDetailView, CustomerView } from '../../api/customers/customer-shapes.ts'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** Finds the customer who is the same person: by the last word of the name to begin with. */
export function FindOtherCustomer({
  customer,
  onChoose,
}: {
  customer: CustomerDetailView
  onChoose(id: number): void
}) {
  const text = useText()
  const [words, setWords] = useState(customer.name.split(' ').at(-1) ?? '')
  const { data, error, isPending, refetch } = useGetList<CustomerView>('customers', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'name', order: 'ASC' },
    filter: { q: words },
  })
  const others = data?.filter(({ id }) => id !== customer.id) ?? []
  return (
    <div className={styles.compare}>
      <p>{text('customers.merge.explain')}</p>
      <input
        className={styles.words}
        type="search"
        value={words}
        aria-label={text('customers.merge.search')}
        placeholder={text('customers.search')}
        onChange={({ target: { value } }) => setWords(value)}
      />
      {error ? (
        <LoadFailure
          what={text('customers.failed')}
          problem={error}
          onRetry={() => void refetch()}
        />
      ) : others.length === 0 ? (
        <p className={styles.hint} role="status">
          {isPending ? text('customers.loading') : text('customers.merge.nobody')}
        </p>
      ) : (
        <ul className={styles.items} aria-label={text('customers.merge.found')}>
          {others.map(({ id, number, name, email, phone, stays, orders }) => (
            <li key={id}>
              <div>
                {name}
                <small>
                  {[
                    number,
                    email || phone,
                    text('customers.staysOf', { smart_count: stays }),
                    text('customers.ordersOf', { smart_count: orders }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <Button variant="outlined" onClick={() => onChoose(id)}>
                {text('customers.merge.choose', { name: number })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
