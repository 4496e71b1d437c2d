import { Chip } from '@mui/material'
import { useState } from 'react'
import { EditBase, useNotify } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import type { CustomerDetailView } from '../../api/customers/customer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { recordAddress, screens } from '../../screens/screen-routes.ts'
import { ContactLinks } from '../bookings/ContactLinks.tsx'
import { BookingMails } from '../bookings/BookingMails.tsx'
import { ApiProblem } from '../data/api-problem.ts'
import { useSaving } from '../kept/use-saving.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { BoughtCard } from './BoughtCard.tsx'
import { ConsentCard } from './ConsentCard.tsx'
import { CustomerActions } from './CustomerActions.tsx'
import styles from './customers.module.css'
import { InvoicesCard } from './InvoicesCard.tsx'
import { MessagesCard } from './MessagesCard.tsx'
import { MovesCard } from './MovesCard.tsx'
import { PersonForm } from './PersonForm.tsx'
import { useCustomerInvoices } from './use-customer-invoices.ts'
import { useCustomer } from './use-customer.ts'

/**
 * /klanten/details?id= (BO §2): one customer, what they bought, wrote and agreed to. `?order=`
 * instead: the customer of that booking or breakfast order.
 */
export function CustomerPage() {
  const text = useText()
  const [query] = useSearchParams()
  const { customer, error, refetch, isAsked } = useCustomer(query.get('id'), query.get('order'))
  const isGone = error instanceof ApiProblem && error.status === 404
  return (
    <Page
      title={customer ? text('customers.numbered', { id: customer.id }) : text('customers.one')}
      crumb={{ to: screens.customers.path, label: text('customers.title') }}
    >
      {customer ? (
        <Customer key={customer.id} customer={customer} />
      ) : !isAsked || isGone ? (
        <Note tone="ink" title={text(isGone ? 'customers.notFound' : 'customers.noId')} />
      ) : error ? (
        <LoadFailure what={text('customers.failed')} problem={error} onRetry={refetch} />
      ) : (
        <ListSkeleton label={text('customers.loading')} />
      )}
    </Page>
  )
}

function Customer({ customer }: { customer: CustomerDetailView }) {
  const text = useText()
  const invoiced = useCustomerInvoices(customer.id)
  const { stays, orders, spentCents, openCents, mergedInto } = customer
  const isFixed =
    mergedInto !== null || customer.erasureAskedAt !== null || customer.erasedAt !== null
  const bought = [
    text('customers.staysOf', { smart_count: stays }),
    text('customers.ordersOf', { smart_count: orders }),
    text('customers.spentOf', { amount: formatEuro(spentCents) }),
  ]
  return (
    <>
      <div className={styles.head}>
        <h2>{customer.name}</h2>
        {customer.business ? <Chip label={text('customers.business')} /> : null}
        {openCents > 0 ? (
          <Chip
            color="warning"
            label={text('customers.openOf', { amount: formatEuro(openCents) })}
          />
        ) : null}
        <ContactLinks booking={customer} place="desk" />
        <p>{bought.join(' · ')}</p>
      </div>
      <ContactLinks booking={customer} place="phone" />
      {mergedInto === null ? null : (
        <Note tone="ink" title={text('customers.mergedInto')}>
          <Link to={recordAddress('customer', mergedInto)}>{text('customers.openOther')}</Link>
        </Note>
      )}
      {customer.erasedAt ? (
        <Note tone="ink" title={text('customers.erasedNote')} />
      ) : customer.erasureAskedAt ? (
        <Note tone="ink" title={text('customers.erasureAsked')} />
      ) : null}
      <div className={styles.columns}>
        <div className={styles.stack}>
          <BoughtCard customer={customer} invoices={invoiced.invoices} isFixed={isFixed} />
          <InvoicesCard {...invoiced} />
          <MessagesCard messages={customer.messages} />
          <BookingMails mails={customer.mails} />
        </div>
        <div className={styles.stack}>
          {isFixed ? null : <Person id={customer.id} />}
          {isFixed ? null : <ConsentCard customer={customer} />}
          {customer.moves.length > 0 ? <MovesCard customer={customer} /> : null}
          {mergedInto === null ? <CustomerActions customer={customer} isFixed={isFixed} /> : null}
        </div>
      </div>
    </>
  )
}

function Person({ id }: { id: number }) {
  const text = useText()
  const notify = useNotify()
  // After a save the form starts again from what was saved.
  const [saves, setSaves] = useState(0)
  const { problem, mutationOptions } = useSaving<CustomerDetailView>(() => {
    notify(text('customers.person.changed'), { type: 'success' })
    setSaves((count) => count + 1)
  })
  return (
    <EditBase
      id={id}
      resource="customers"
      redirect={false}
      mutationMode="pessimistic"
      disableAuthentication
      // What failed is said in its place, and nobody is led away from it.
      queryOptions={{ onError: () => undefined }}
      mutationOptions={mutationOptions}
    >
      <PersonForm key={saves} problem={problem} />
    </EditBase>
  )
}
