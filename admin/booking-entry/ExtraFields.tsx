import { TextField } from '@mui/material'
import { ValidationError } from 'react-admin'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { parseDay } from '../../rules/calendar/day.ts'
import { mostOfAnExtra } from '../../rules/quotes/chosen-extras.ts'
import { extraInWords } from '../../rules/quotes/extra-in-words.ts'
import type { Extra } from '../../rules/quotes/extras.ts'
import { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'
import styles from './booking-entry.module.css'
import type { EntryValues } from './entry-values.ts'

/**
 * What can be sold with the stay (BO §9): how many of each, and of what is hired by the day for how
 * many days. Folded away: most bookings have none.
 */
export function ExtraFields({ extras }: { extras: readonly Extra[] }) {
  const text = useText()
  const { field } = useController<EntryValues, 'extras'>({ name: 'extras' })
  const { errors } = useFormState()
  const nights = useNights()
  const wrong = (errors.extras ?? {}) as Record<string, { message?: string } | undefined>
  const chosen = field.value
  const change = (extra: Extra, counts: { pieces?: number; days?: number }) => {
    const before = chosen.find(({ id }) => id === extra.id)
    const after = { id: extra.id, pieces: 0, days: nights, ...before, ...counts }
    const others = chosen.filter(({ id }) => id !== extra.id)
    field.onChange(after.pieces === 0 ? others : [...others, after])
  }
  return (
    <details className={styles.extras} open={chosen.length > 0 || undefined}>
      <summary>{text('newBooking.extras')}</summary>
      <p className={styles.hint}>{text('newBooking.extrasHint')}</p>
      <ul>
        {extras.map((extra) => {
          const { name, price, note } = extraInWords(extra)
          const now = chosen.find(({ id }) => id === extra.id)
          const error = now && wrong[extra.id]?.message
          return (
            <li key={extra.id}>
              <span className={styles.extra}>
                <b>{name}</b>
                <small>
                  {inWords(price)}
                  {note ? ` · ${inWords(note)}` : null}
                </small>
                {error ? (
                  <small className={styles.error}>
                    <ValidationError error={error} />
                  </small>
                ) : null}
              </span>
              <Count
                label={text('newBooking.piecesOf', { name })}
                value={now?.pieces ?? 0}
                wrong={error !== undefined}
                onChange={(pieces) => change(extra, { pieces })}
              />
              {extra.unit === 'day' && now ? (
                <Count
                  label={text('newBooking.daysOf', { name })}
                  value={now.days}
                  wrong={error !== undefined}
                  onChange={(days) => change(extra, { days })}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function Count({
  label,
  value,
  wrong,
  onChange,
}: {
  label: string
  value: number
  wrong: boolean
  onChange(count: number): void
}) {
  return (
    <TextField
      type="number"
      className={styles.count ?? ''}
      value={value}
      error={wrong}
      slotProps={{ htmlInput: { 'aria-label': label, min: 0, max: mostOfAnExtra } }}
      onChange={({ target }) => onChange(Math.trunc(Number(target.value)) || 0)}
    />
  )
}

/** How many nights are chosen; 1 before. */
function useNights(): number {
  const [arrival, departure] = useWatch<EntryValues, ['arrival', 'departure']>({
    name: ['arrival', 'departure'],
  })
  const from = parseDay(arrival ?? '')
  const until = parseDay(departure ?? '')
  return from === null || until === null ? 1 : until - from
}
