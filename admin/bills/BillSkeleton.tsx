import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { useText } from '../texts/use-text.ts'

/** While bills are read. */
export function BillSkeleton() {
  const text = useText()
  return <ListSkeleton label={text('bills.loading')} rows={6} />
}
