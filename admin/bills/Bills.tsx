import { LoadFailure } from '../shell/LoadFailure.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { type BillsShown, isNarrowed } from './bill-address.ts'
import { BillPager } from './BillPager.tsx'
import { BillSkeleton } from './BillSkeleton.tsx'
import { BillSumsLine } from './BillSumsLine.tsx'
import { BillTable } from './BillTable.tsx'
import { useBillPage, useBillSums } from './use-bills.ts'

/** The bills that are asked for, with what all of them come to. */
export function Bills({
  shown,
  show,
}: {
  shown: BillsShown
  show(change: Partial<BillsShown>): void
}) {
  const text = useText()
  const { data: bills, error, refetch } = useBillPage(shown)
  const sums = useBillSums(shown)
  if (error && !bills)
    return (
      <LoadFailure what={text('bills.failed')} problem={error} onRetry={() => void refetch()} />
    )
  if (!bills) return <BillSkeleton />
  if (bills.length === 0 && shown.page === 1) {
    const narrowed = isNarrowed(shown)
    return (
      <Note tone="ink" title={text(narrowed ? 'bills.none' : 'bills.empty')}>
        {text(narrowed ? 'bills.noneHint' : 'bills.emptyHint')}
      </Note>
    )
  }
  return (
    <>
      <BillSumsLine sums={sums.data} failed={sums.error !== null} />
      <BillTable bills={bills} shown={shown} show={show} />
      <BillPager shown={shown} show={show} count={sums.data?.count} here={bills.length} />
    </>
  )
}
