import { formatEuro } from '../money/format-euro.ts'
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

const units: Record<Extra['unit'], (amount: string) => Text> = {
  piece: (amount) => amount,
  day: (amount) => message('extra.perDay', { amount }),
  person: (amount) => message('extra.perPerson', { amount }),
  stay: (amount) => message('extra.perStay', { amount }),
}

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
  return { name, price: units[unit](formatEuro(cents)), note }
}
