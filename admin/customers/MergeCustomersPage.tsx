import { Card } from '@mui/material'
import { useSearchParams } from 'react-router'
import { recordAddress } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { CompareCustomers } from './CompareCustomers.tsx'
import { FindOtherCustomer } from './FindOtherCustomer.tsx'
import { useCustomer } from './use-customer.ts'

/** /klanten/samenvoegen?id=, then with `&met=`: find the other one, then choose what stays. */
export function MergeCustomersPage() {
  const text = useText()
  const [query, setQuery] = useSearchParams()
  const id = query.get('id')
  const met = query.get('met')
  const stays = useCustomer(id, null)
  const other = useCustomer(met, null)
  const problem = stays.error ?? other.error
  const isGone = problem instanceof ApiProblem && problem.status === 404
  const choose = (chosen: number | null) =>
    setQuery({ id: id ?? '', ...(chosen && { met: String(chosen) }) })
  return (
    <Page
      title={text('customers.merge.title')}
      crumb={{ to: recordAddress('customer', id ?? ''), label: text('customers.one') }}
    >
      {!id || isGone ? (
        <Note tone="ink" title={text(isGone ? 'customers.notFound' : 'customers.noId')} />
      ) : problem ? (
        <LoadFailure
          what={text('customers.failed')}
          problem={problem}
          onRetry={() => {
            stays.refetch()
            other.refetch()
          }}
        />
      ) : !stays.customer || (met && !other.customer) ? (
        <ListSkeleton label={text('customers.loading')} />
      ) : other.customer ? (
        <CompareCustomers
          stays={stays.customer}
          goes={other.customer}
          onAnother={() => choose(null)}
        />
      ) : (
        <Card>
          <CardHead title={stays.customer.name} />
          <FindOtherCustomer customer={stays.customer} onChoose={choose} />
        </Card>
      )}
    </Page>
  )
}
