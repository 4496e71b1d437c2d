import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiFailure } from '../calls/api-failure.ts'
import { After } from '../controls/After.tsx'
import { FailedPart } from '../page/PageHead.tsx'
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
  const queries = useQueryClient()
  // Where one read failed others often did too, also ones not on show yet: the guest asks once for
  // all of them.
  const again = () =>
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  // What was read once stays in sight when reading it again fails: a form must not vanish under the
  // hands of who fills it in.
  if (query.data !== undefined) return props.children(query.data)
  if (query.isError && query.error.status === 404 && props.missing) return props.missing
  if (query.isError) {
    return (
      <div className="wrap scene">
        <FailedPart />
        <DownScreen what={props.what} failure={query.error} again={again} />
      </div>
    )
  }
  return <After>{props.waiting}</After>
}
