import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { Note } from '../shell/Note.tsx'
import { bookingTexts } from '../texts/bookings.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-form.module.css'

const { fields } = bookingTexts.form

/** What others changed while the form was open, field by field: who, when, and what it was. */
export function Meanwhile({ changes }: { changes: BookingDetailView['fieldChanges'] }) {
  const text = useText()
  if (changes.length === 0) return null
  const named = (field: string) =>
    Object.hasOwn(fields, field)
      ? text(`bookings.form.fields.${field as keyof typeof fields}`)
      : field
  return (
    <Note tone="ink" title={text('bookings.form.meanwhile')}>
      <ul className={styles.changes}>
        {changes.map(({ version, field, from, to, by, at }) => (
          <li key={`${version}-${field}`}>
            {text('bookings.form.change', {
              field: named(field),
              from: from || text('bookings.form.empty'),
              to: to || text('bookings.form.empty'),
              who: by ?? text('bookings.form.byItself'),
              moment: shortMoment(at),
            })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
