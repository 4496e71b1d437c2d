import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ErasureView } from '../../api/customers/customer-shapes.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { ApiProblem } from '../data/api-problem.ts'
import { useBackOfficeData } from '../data/use-back-office-data.ts'
import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './customers.module.css'
import { EraseForm } from './EraseForm.tsx'
import { ErasureFacts } from './ErasureFacts.tsx'

/** /klanten/wissen?id=: what goes now, what stays and until when; then it is asked twice. */
export function EraseCustomerPage() {
  const text = useText()
  const data = useBackOfficeData()
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const found = useQuery({
    queryKey: ['customers', 'erasure', id],
    queryFn: () =>
      data.call<ErasureView>(`customers/${encodeURIComponent(id)}/erasure`, undefined, 'GET'),
    enabled: id !== '',
  })
  const { error } = found
  const refusal =
    error instanceof ApiProblem && [404, 409].includes(error.status) ? error.message : null
  return (
    <Page
      title={text('customers.erasure.title')}
      crumb={{ to: recordAddress('customer', id), label: text('customers.one') }}
    >
      {found.data ? (
        <div className={styles.erasure}>
          <h2>{text('customers.erasure.of', { name: found.data.name })}</h2>
          <ErasureFacts erasure={found.data} />
          {found.data.refused ? (
            <Note tone="warn" title={text('customers.erasure.notYet')}>
              {found.data.refused}
            </Note>
          ) : (
            <EraseForm erasure={found.data} />
          )}
        </div>
      ) : id === '' || refusal !== null ? (
        <Note tone="ink" title={refusal ?? text('customers.noId')} />
      ) : error ? (
        <LoadFailure
          what={text('customers.failed')}
          problem={error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <ListSkeleton label={text('customers.loading')} />
      )}
    </Page>
  )
}
