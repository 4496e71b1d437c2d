import { Card } from '@mui/material'
import { Link } from 'react-router'
import type { CustomerView } from '../../api/customers/customer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffDayYear } from '../../rules/calendar/dutch.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'

/** A day of a stay in a list, without its weekday. */
export const shortDay = (day: string) => staffDayYear(parseDay(day) ?? 0).slice(3)

/** A row per customer; the name opens it. On a phone the row becomes a card. */
export function CustomerTable({ customers }: { customers: CustomerView[] }) {
  const text = useText()
  const column = (name: 'stays' | 'orders' | 'last' | 'next') => text(`customers.columns.${name}`)
  return (
    <Card>
      <table className={styles.table}>
        <caption className="visually-hidden">{text('customers.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('customers.columns.name')}</th>
            <th scope="col">{text('customers.columns.reach')}</th>
            <th scope="col" className={styles.city}>
              {text('customers.columns.city')}
            </th>
            <th scope="col" className={styles.figure}>
              {column('stays')}
            </th>
            <th scope="col" className={styles.figure}>
              {column('orders')}
            </th>
            <th scope="col">{column('last')}</th>
            <th scope="col">{column('next')}</th>
            <th scope="col" className={styles.figure}>
              {text('customers.columns.spent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <tr key={customer.id}>
              <td className={styles.who}>
                <Link
                  to={recordAddress('customer', customer.id)}
                  aria-label={text('customers.open', {
                    number: customer.number,
                    name: customer.name,
                  })}
                >
                  {customer.name}
                </Link>
                <span>
                  {customer.number}
                  {customer.business ? ` · ${text('customers.business')}` : ''}
                </span>
              </td>
              <td className={styles.reach}>
                {customer.email || text('customers.noEmail')}
                <span>{customer.phone}</span>
              </td>
              <td className={styles.city}>{customer.city}</td>
              <td className={styles.figure} data-label={column('stays')}>
                {customer.stays}
              </td>
              <td className={styles.figure} data-label={column('orders')}>
                {customer.orders}
              </td>
              <td className={styles.day} data-label={column('last')}>
                {customer.lastStay ? shortDay(customer.lastStay) : '–'}
              </td>
              <td className={styles.day} data-label={column('next')}>
                {customer.nextStay ? shortDay(customer.nextStay) : '–'}
              </td>
              <td className={styles.spent}>
                {formatEuro(customer.spentCents)}
                {customer.openCents > 0 ? <PaidMark paid={false} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
