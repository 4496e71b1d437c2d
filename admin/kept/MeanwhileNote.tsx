import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

interface Props {
  changes: readonly { field: string; from: string; to: string }[]
  /** The fields in Dutch; a change of any other stands somewhere else. */
  fieldNames: Readonly<Record<string, string>>
}

/** What somebody else changed of a row that is being changed here, field by field. */
export function MeanwhileNote({ changes, fieldNames }: Props) {
  const text = useText()
  const told = changes.filter(({ field }) => fieldNames[field] !== undefined)
  if (told.length === 0) return null
  return (
    <Note tone="ink" title={text('kept.meanwhile')}>
      <ul>
        {told.map(({ field, from, to }) => (
          <li key={field}>
            {text('kept.fromTo', {
              field: fieldNames[field] ?? '',
              from: from || '–',
              to: to || '–',
            })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
