import { ListBase, useListContext } from 'react-admin'
import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { ListPager } from '../shell/ListPager.tsx'
import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { Page } from '../shell/Page.tsx'
import { useText } from '../texts/use-text.ts'
import { ArchiveFilters } from './ArchiveFilters.tsx'
import { ArchiveSkeleton } from './ArchiveSkeleton.tsx'
import { ArchiveTable } from './ArchiveTable.tsx'

const past = { ended: true }

/**
 * /archief (BO §2, foot): bookings whose guests have left or that were called off, the latest stay
 * first. What is looked for stands in the address, so that one comes back to it.
 */
export function ArchivePage() {
  const text = useText()
  return (
    <Page title={text('archive.title')}>
      <ListBase<BookingView>
        resource="bookings"
        perPage={25}
        sort={{ field: 'arrival', order: 'DESC' }}
        filter={past}
        disableAuthentication
        storeKey={false}
      >
        <ArchiveFilters />
        <Bookings />
      </ListBase>
    </Page>
  )
}

function Bookings() {
  const text = useText()
  const { data, error, isPending, refetch, total, filterValues } = useListContext<BookingView>()
  if (error)
    return (
      <LoadFailure what={text('archive.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (isPending || !data) return <ArchiveSkeleton />
  const narrowed = Object.values(filterValues as object).some(Boolean)
  if (total === 0)
    return (
      <Note tone="ink" title={text(narrowed ? 'archive.none' : 'archive.empty')}>
        {text(narrowed ? 'archive.noneHint' : 'archive.emptyHint')}
      </Note>
    )
  return (
    <>
      <ArchiveTable bookings={data} />
      <ListPager />
    </>
  )
}
