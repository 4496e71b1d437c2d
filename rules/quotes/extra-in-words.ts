import { type Text, message } from '../texts/message.ts'
import type { Extra } from './extras.ts'

/** An extra as a guest reads it. */
export interface ExtraInWords {
  name: string
  /** With its unit: `€ 27,50 per dag`; a discount with a minus sign. */
  price: Text
  /** What else one must know; empty where nothing. */
  note: Text
}

const units = {
  piece: 'extra.perPiece',
  day: 'extra.perDay',
  person: 'extra.perPerson',
  stay: 'extra.perStay',
} as const satisfies Record<Extra['unit'], string>

/** Name, price with its unit, and the conditions of an extra (BO §9, G §9). */
export function extraInWords(extra: Extra): ExtraInWords {
  const { id, name, cents, unit, minimumPersons, minimumNights } = extra
  const notes = [
    ...(id === 'deposit' ? [message('extra.deposit')] : []),
    ...(minimumPersons > 1 ? [message('extra.fromPersons', { n: minimumPersons })] : []),
    ...(minimumNights > 1 ? [message('extra.fromNights', { n: minimumNights })] : []),
    ...(unit === 'stay' ? [message('extra.byItself')] : []),
  ]
  const note = notes.reduce<Text>(
    (first, next) => (first === '' ? next : message('extra.andThen', { first, next })),
    '',
  )
  return { name, price: message(units[unit], { amount: { cents } }), note }
}
