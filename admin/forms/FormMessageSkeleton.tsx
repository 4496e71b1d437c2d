import { ListSkeleton } from '../shell/ListSkeleton.tsx'
import { useText } from '../texts/use-text.ts'

/** What stands in the place of the list while it is read. */
export function FormMessageSkeleton() {
  const text = useText()
  return <ListSkeleton label={text('forms.loading')} rows={5} />
}
