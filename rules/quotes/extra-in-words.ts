import { formatEuro } from '../money/format-euro.ts'
import type { Extra } from './extras.ts'

/** An extra as a guest reads it. */
export interface ExtraInWords {
  name: string
  /** With its unit: `€ 27,50 per dag`; a discount with a minus sign. */
  price: string
  /** What else one must know; empty where nothing. */
  note: string
}

const units = {
  piece: '',
  day: ' per dag',
  person: ' per persoon',
  stay: ' per verblijf',
} as const satisfies Record<Extra['unit'], string>

/** Name, price with its unit, and the conditions of an extra, in Dutch (BO §9, G §9). */
export function extraInWords(extra: Extra): ExtraInWords {
  const { id, name, cents, unit, minimumPersons, minimumNights } = extra
  const notes = [
    ...(id === 'deposit' ? ['Voor een fiets; die gaat terug bij het inleveren.'] : []),
    ...(minimumPersons > 1 ? [`Vanaf ${minimumPersons} personen.`] : []),
    ...(minimumNights > 1 ? [`Bij een verblijf van ${minimumNights} nachten of meer.`] : []),
    ...(unit === 'stay' ? ['Dat gaat er vanzelf af.'] : []),
  ]
  return { name, price: formatEuro(cents) + units[unit], note: notes.join(' ') }
}
