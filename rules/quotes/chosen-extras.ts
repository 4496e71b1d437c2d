import type { EpochDay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type Text, message } from '../texts/message.ts'
import { choosable, extrasOf } from './extras.ts'
import { extraInWords } from './extra-in-words.ts'
import type { PriceList } from './price-list.ts'
import { quoteExtra } from './quote-extra.ts'
import type { QuoteLine } from './quote.ts'

/** An extra that is taken with a stay: how many, and of what is hired by the day for how many days. */
export interface ChosenExtra {
  id: string
  pieces: number
  days: number
}

/** The stay with which extras are taken. */
export interface StayWithExtras {
  arrival: EpochDay
  departure: EpochDay
  persons: number
}

/** Why an extra cannot be taken with this stay. */
export interface RefusedExtra {
  id: string
  text: Text
}

/**
 * How many there are of each extra that is not unlimited, by its id (reading `product.stock`). What a
 * booking takes lowers none of them: an extra is handed out during the stay, and a bike comes back.
 * The house keeps the number itself; a sale at the cash desk lowers it.
 */
export type ExtraStock = Readonly<Record<string, number>>

/** The most of one thing, pieces or days: more is a slip of the hand. */
export const mostOfAnExtra = 99

/**
 * The lines of the extras that are taken with a stay (BO §9), in the order of the list. Supplied on
 * the day of arrival, whose VAT rate they have. Refused, each with its sentence: what the property
 * does not have, the same extra twice, counts that are not whole or from 1 to 99, more than there
 * are, too few persons or nights.
 *
 * @param stock how many there are of those that are not unlimited, by their id
 */
export function quoteChosenExtras(
  chosen: readonly ChosenExtra[],
  { arrival, departure, persons }: StayWithExtras,
  { vat, extras }: Pick<PriceList, 'vat' | 'extras'>,
  readings: Pick<Readings, 'extras.e-bike' | 'gift-card'>,
  stock: ExtraStock = {},
): { ok: true; lines: QuoteLine[] } | { ok: false; refused: RefusedExtra[] } {
  const known = choosable(extrasOf(readings, extras))
  const lines: QuoteLine[] = []
  const refused: RefusedExtra[] = []
  for (const [place, { id, pieces, days }] of chosen.entries()) {
    const extra = known.find((one) => one.id === id)
    if (!extra) {
      refused.push({ id, text: message('extra.unknown') })
      continue
    }
    if (chosen.findIndex((one) => one.id === id) < place) {
      refused.push({ id, text: message('extra.twice', { name: extra.name }) })
      continue
    }
    const nights = departure - arrival
    const quoted = quoteExtra({ extra, pieces, days, persons, nights, suppliedOn: arrival }, vat)
    if (!isCount(pieces) || !isCount(days))
      refused.push({ id, text: message('extra.count', { most: mostOfAnExtra }) })
    else if ((extra.unit === 'person' ? persons : pieces) > (stock[id] ?? Infinity))
      refused.push({ id, text: left(stock[id] ?? 0) })
    else if (!quoted.ok) refused.push({ id, text: extraInWords(extra).note })
    else lines.push(...quoted.lines)
  }
  return refused.length > 0 ? { ok: false, refused } : { ok: true, lines }
}

const left = (n: number) => message('extra.left', { n })

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 1 && number <= mostOfAnExtra
}
