import type { KeptRoomTypeView } from '../../api/rooms/room-views.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

/** What a room type still needs before guests can book it; nothing where they can. */
export function MissingNote({ type: { active, missing } }: { type: KeptRoomTypeView }) {
  const text = useText()
  if (active && missing.length === 0) return null
  return (
    <Note tone="warn" title={text('roomTypes.missing.title')}>
      <ul>
        {active ? null : <li>{text('roomTypes.missing.off')}</li>}
        {missing.map((what) => (
          <li key={what}>{text(`roomTypes.missing.${what}`)}</li>
        ))}
      </ul>
    </Note>
  )
}
