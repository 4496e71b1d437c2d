import { ListBase, useListContext } from 'react-admin'
import type { CustomerView } from '../../api/customers/customer-shapes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { CustomerFilters } from './CustomerFilters.tsx'
import { CustomerTable } from './CustomerTable.tsx'

/**
 * /klanten (BO §2): everybody who booked or ordered, the latest stay first. What is looked for
 * stands in the address, so that one comes back to it.
 */
export function CustomerListPage() {
  const text = useText()
  return (
    <Page title={text('customers.title')}>
      <ListBase<CustomerView>
        resource="customers"
        perPage={25}
        sort={{ field: 'lastStay', order: 'DESC' }}
        disableAuthentication
        storeKey={false}
      >
        <CustomerFilters />
        <Customers />
      </ListBase>
    </Page>
  )
}

function Customers() {
  const text = useText()
  const { data, error, isPending, refetch, total, filterValues } = useListContext<CustomerView>()
  if (error)
    return (
      <LoadFailure what={text('customers.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <ListSkeleton label={text('customers.loading')} />
  const narrowed = Object.values(filterValues as object).some(Boolean)
  if (total === 0)
    return (
      <Note tone="ink" title={text(narrowed ? 'customers.none' : 'customers.empty')}>
        {text(narrowed ? 'customers.noneHint' : 'customers.emptyHint')}
      </Note>
    )
  return (
    <>
      <CustomerTable customers={data} />
      <ListPager />
    </>
  )
}
