import { Card } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import type { CustomerDetailView, CustomerOrderView } from '../../api/customers/customer-shapes.ts'
import type { InvoiceView } from '../../api/invoices/invoice-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { stayInYear } from '../clock/stay-in-year.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { PaidMark } from '../marks/PaidMark.tsx'
import { AskedButton } from '../people/AskedButton.tsx'
import { CardHead } from '../shell/CardHead.tsx'
import type { TextKey } from '../texts/dutch.ts'
import { useText } from '../texts/use-text.ts'
import { shortDay } from './CustomerTable.tsx'
import styles from './customers.module.css'
import { OrderInvoiceLink } from './OrderInvoiceLink.tsx'

/** Stays and breakfast orders, each with what it came to, whether it is paid, and its invoice. */
export function BoughtCard({
  customer,
  invoices,
  isFixed,
}: {
  customer: CustomerDetailView
  /** Undefined while they are read. */
  invoices: InvoiceView[] | undefined
  isFixed: boolean
}) {
  const text = useText()
  return (
    <Card>
      <CardHead title={text('customers.bought.title')} />
      {customer.bought.length === 0 ? (
        <p className={styles.none}>{text('customers.bought.none')}</p>
      ) : (
        <ul className={styles.items}>
          {customer.bought.map((order) => (
            <Bought key={order.id} order={order}>
              <OrderInvoiceLink order={order} invoices={invoices} />
              {isFixed || customer.bought.length === 1 ? null : (
                <SplitButton customerId={customer.id} order={order} />
              )}
            </Bought>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Bought({ order, children }: { order: CustomerOrderView; children: React.ReactNode }) {
  const text = useText()
  const { kind, id, number, from, until, state, totalCents, balanceCents, apart, erased } = order
  const isStay = kind === 'booking'
  const hints = [
    until === null ? shortDay(from) : stayInYear({ arrival: from, departure: until }),
    text(`customers.bought.states.${state}` as TextKey),
    apart ? text('customers.bought.apart') : '',
    erased ? text('customers.bought.erased') : '',
  ]
  return (
    <li>
      <div>
        <Link to={recordAddress(isStay ? 'booking' : 'breakfastOrder', id)}>
          {text(isStay ? 'customers.bought.booking' : 'customers.bought.order', { number })}
        </Link>
        <small>{hints.filter(Boolean).join(' · ')}</small>
      </div>
      <span className={styles.sum}>
        {formatEuro(totalCents)}
        {state === 'expired' ? null : <PaidMark paid={balanceCents <= 0} />}
      </span>
      {children}
    </li>
  )
}

function SplitButton({ customerId, order }: { customerId: number; order: CustomerOrderView }) {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const data = useBackOfficeData()
  const { number } = order
  return (
    <AskedButton
      title={text('customers.bought.splitOf', { number })}
      send={async () => {
        const made = await data.call<CustomerDetailView>(`customers/${customerId}/split`, {
          orderId: order.id,
        })
        notify(text('customers.bought.splitDone', { number }), { type: 'success' })
        void navigate(recordAddress('customer', made.id))
      }}
    >
      {text('customers.bought.splitAsk', { number })}
    </AskedButton>
  )
}
