import { formatDay } from '../calendar/day.ts'
import type { OldSale } from './old-house.ts'
import type { OldFields } from './open-record.ts'
import { type Place, pathOf, placesIn } from './place.ts'
import { readDate } from './read-day.ts'
import { readEach } from './read-each.ts'
import { shortJson } from './short-json.ts'
import type { Tell } from './remark.ts'

/** The payments of `content/cashdesk` (BO §3). Without a day or an amount it is no sale. */
export function readSales(places: Place[], tell: Tell): OldSale[] {
  return readEach(monthsFromOne(places, tell), tell, (fields) => {
    const day = readDate(fields, 'paymentData', tell)
    const total = fields.cents('totalPrice')
    const price = fields.cents('price')
    const totalCents = total ?? price
    const regularCents = fields.cents('regularPrice') ?? totalCents
    if (total !== null && price !== null && price !== total)
      tell(fields.at('price'), 'not-taken', 'said-otherwise', price / 100, total / 100)
    const payId = fields.text('payId')
    if (payId !== '' && payId !== fields.key)
      tell(fields.at('payId'), 'not-taken', 'said-otherwise', payId, fields.key)
    const rest = {
      method: readMethod(fields, tell),
      employee: fields.text('employee'),
      treatments: readTreatments(fields, tell),
      discount: readDiscount(fields, tell),
    }
    if (day !== null && totalCents !== null && regularCents !== null)
      return { day, totalCents, regularCents, ...rest }
    tell(fields.path, 'unreadable', 'missing-value', day === null ? totalCents : formatDay(day))
    return null
  })
}

const dashes = /^(\d{1,2})-(\d{1,2})-(\d{4})$/

/**
 * The days of BO §3 are day-month-year. Where a month 0 occurs in the list and no 12, all of them
 * counted from zero.
 */
function monthsFromOne(places: Place[], tell: Tell): Place[] {
  const dayIn = ({ value }: Place) => {
    const text = (value as { paymentData?: unknown }).paymentData
    return typeof text === 'string' ? dashes.exec(text) : null
  }
  const months = new Set(places.map((place) => Number(dayIn(place)?.[2] ?? NaN)))
  if (!months.has(0) || months.has(12)) return places
  return places.map((place) => {
    const [before, day, month, year] = dayIn(place) ?? []
    if (before === undefined) return place
    const after = `${day}-${Number(month) + 1}-${year}`
    tell(pathOf(place.path, 'paymentData'), 'repaired', 'months-from-zero', before, after)
    return { ...place, value: { ...(place.value as object), paymentData: after } }
  })
}

/** BO §3: true is cash, false is pin. */
function readMethod(fields: OldFields, tell: Tell): OldSale['method'] {
  const cash = fields.flag('paymentMethod')
  if (cash === null) tell(fields.at('paymentMethod'), 'repaired', 'missing-value', null, 'pin')
  return cash ? 'cash' : 'pin'
}

/** What was sold: a list of names, of records with a name, or one name. */
function readTreatments(fields: OldFields, tell: Tell): string[] {
  const value = fields.raw('treatments')
  const path = fields.at('treatments')
  const sold = typeof value === 'object' ? value : [value]
  return placesIn({ path, key: 'treatments', value: sold }, tell)
    .map(({ value: one }) => {
      const isNamed = typeof one === 'object' && one !== null && Object.hasOwn(one, 'name')
      return shortJson(isNamed ? (one as { name: unknown }).name : one).trim()
    })
    .filter((name) => name !== '')
}

/** The kind of discount (reading `cash.fields`); one of no kind is called a discount. */
function readDiscount(fields: OldFields, tell: Tell): string | null {
  const kind = fields.text('typeSale')
  const given = fields.flag('isSaleSet')
  if (kind !== '' && given === false) {
    tell(fields.at('typeSale'), 'not-taken', 'said-otherwise', kind, 'false')
    return null
  }
  if (kind === '' && given)
    tell(fields.at('typeSale'), 'repaired', 'missing-value', null, 'Korting')
  return kind || (given ? 'Korting' : null)
}
