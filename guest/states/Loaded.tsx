import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiFailure } from '../calls/api-failure.ts'
import { After } from '../controls/After.tsx'
import { PageHead } from '../page/PageHead.tsx'
import { DownScreen } from './DownScreen.tsx'

/** What a read becomes on screen: waiting, failed, or there. */
export function Loaded<View>(props: {
  query: UseQueryResult<View, ApiFailure>
  /** What cannot be shown, as in 'We kunnen … nu niet laten zien'. */
  what: string
  waiting: ReactNode
  /** Where the API may say that it is not there at all. */
  missing?: ReactNode
  children(view: View): ReactNode
}) {
  const { query } = props
  if (query.data !== undefined && !query.isError) return props.children(query.data)
  if (query.isError && query.error.status === 404 && props.missing) return props.missing
  if (query.isError) {
    return (
      <div className="wrap scene">
        <PageHead title="Geen verbinding" canonical={null} status={503} />
        <DownScreen what={props.what} again={() => void query.refetch()} />
      </div>
    )
  }
  return <After>{props.waiting}</After>
}
