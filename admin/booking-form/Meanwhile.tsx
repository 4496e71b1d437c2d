import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { fieldChangeWords } from '../bookings/field-change-words.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-form.module.css'

/** What others changed while the form was open, field by field: who, when, and what it was. */
export function Meanwhile({ changes }: { changes: BookingDetailView['fieldChanges'] }) {
  const text = useText()
  if (changes.length === 0) return null
  return (
    <Note tone="ink" title={text('bookings.form.meanwhile')}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.version}-${change.field}`}>
            {text('bookings.form.changedBy', {
              change: fieldChangeWords(change, text),
              who: change.by ?? text('bookings.form.byItself'),
              moment: shortMoment(change.at),
            })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
