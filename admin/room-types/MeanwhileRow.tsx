import type { ComponentProps } from 'react'
import { MeanwhileNote } from '../kept/MeanwhileNote.tsx'

/** Below a row that was not removed: what others changed of it. */
export function MeanwhileRow({
  columns,
  ...told
}: ComponentProps<typeof MeanwhileNote> & { columns: number }) {
  if (told.changes.length === 0) return null
  return (
    <tr>
      <td colSpan={columns}>
        <MeanwhileNote {...told} />
      </td>
    </tr>
  )
}
