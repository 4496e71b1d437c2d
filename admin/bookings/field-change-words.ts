import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { languageName } from '../languages/guest-languages.ts'
import { bookingTexts } from '../texts/bookings.ts'
import type { useText } from '../texts/use-text.ts'

const { fields } = bookingTexts.form

interface Change {
  /** Such as `email` or `arrival`. */
  field: string
  /** As they are stored: a day as `2026-11-25`. */
  from: string
  to: string
}

/** `vertrek: vr 27 nov → za 28 nov`, `telefoon: 06 12 34 56 78 → (leeg)` */
export function fieldChangeWords(
  { field, from, to }: Change,
  text: ReturnType<typeof useText>,
): string {
  const name = Object.hasOwn(fields, field)
    ? text(`bookings.form.fields.${field as keyof typeof fields}`)
    : field
  return text('bookings.form.change', { field: name, from: shown(from), to: shown(to) })

  function shown(value: string): string {
    if (field === 'language') return languageName(value)
    const day = field === 'arrival' || field === 'departure' ? parseDay(value) : null
    return day === null ? value || text('bookings.form.empty') : staffDay(day)
  }
}
