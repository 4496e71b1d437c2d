import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

/** Above an empty grid: says what is empty; the grid stays, so that paging goes on. */
export function EmptyAgenda({ title }: { title: string }) {
  const text = useText()
  return (
    <div style={{ marginBottom: 12 }}>
      <Note tone="ink" title={text('agenda.empty', { period: title })}>
        {text('agenda.emptyHint')}
      </Note>
    </div>
  )
}
