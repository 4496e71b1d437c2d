import { type Message, message } from '../texts/message.ts'
import type { Extra } from './extras.ts'

/**
 * The name under which an extra is sold, with how much of it: `Elektrische fiets, 2 × 3 dagen`. One
 * piece is the name alone. A sale keeps it, so it is Dutch; `countedName` reads it again.
 */
export function extraName(
  { name, unit }: Pick<Extra, 'name' | 'unit'>,
  { pieces, days, persons }: { pieces: number; days: number; persons: number },
): string {
  if (unit === 'person') return `${name}, ${persons} ${persons === 1 ? 'persoon' : 'personen'}`
  if (unit === 'day')
    return `${name}, ${pieces === 1 ? '' : `${pieces} × `}${days} ${days === 1 ? 'dag' : 'dagen'}`
  return unit === 'stay' || pieces === 1 ? name : `${name}, ${pieces} stuks`
}

/** What `extraName` writes behind a name. */
const COUNTED =
  /^(?<name>.+), (?:(?<times>\d+) × )?(?<n>\d+) (?<unit>personen|persoon|dagen|dag|stuks)$/s

/**
 * The name under which an extra was sold, for readers of any language; null where it says no number.
 *
 * @param translateName the name of the extra alone in their language
 */
export function countedName(sold: string, translateName: (name: string) => string): Message | null {
  const found = COUNTED.exec(sold)?.groups
  if (!found) return null
  const { name = '', times, n: typed, unit = '' } = found
  const n = Number(typed)
  const days = message('price.days', { n })
  const count = unit.startsWith('perso')
    ? message('price.persons', { n })
    : unit === 'stuks'
      ? message('price.pieces', { n })
      : times === undefined
        ? days
        : message('price.timesDays', { n: Number(times), days })
  return message('price.counted', { name: translateName(name), count })
}
