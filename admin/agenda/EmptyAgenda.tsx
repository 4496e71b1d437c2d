import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

/** Above an empty grid: says what is empty; the grid stays, so that paging goes on. */
export function EmptyAgenda({ title }: { title: string }) {
  const text = useText()
  const words = title.includes(' – ')
    ? text('agenda.emptyFrom', { period: title.replace(' – ', ' t/m ') })
    : text('agenda.empty', { period: title })
  return (
    <div style={{ marginBottom: 12 }}>
      <Note tone="ink" title={words} />
    </div>
  )
}
