import { formatDay } from '../calendar/day.ts'
import type { OldRecord, OldRoomType } from './old-house.ts'
import type { Place } from './place.ts'
import { readOwnDay } from './read-day.ts'
import { readEach } from './read-each.ts'
import type { Tell } from './remark.ts'

export function readPrices(places: Place[], tell: Tell): OldRoomType['prices'] {
  const first = new Map<number, string>()
  return readEach(places, tell, (fields) => {
    const persons = fields.whole('person', 1, 100)
    const cents = fields.cents('price')
    if (persons === null || cents === null) {
      tell(fields.path, 'unreadable', 'missing-value', persons ?? cents)
      return null
    }
    const shown = `${persons}: ${(cents / 100).toFixed(2)}`
    if (first.has(persons)) {
      tell(fields.path, 'undecided', 'two-prices', shown, first.get(persons))
      return null
    }
    first.set(persons, shown)
    return { persons, cents }
  })
}

export function readFacilities(places: Place[], tell: Tell): OldRoomType['facilities'] {
  return readEach(places, tell, (fields) => {
    const name = fields.text('name')
    if (name !== '') return { name }
    tell(fields.path, 'unreadable', 'missing-value', null)
    return null
  })
}

/** Only one picture is active: the first that says so (BO §3). */
export function readImages(places: Place[], tell: Tell): OldRoomType['images'] {
  let cover: string | null = null
  return readEach(places, tell, (fields) => {
    const url = fields.text('url')
    const type = fields.text('type')
    if (url === '') {
      tell(fields.path, 'unreadable', 'missing-value', null)
      return null
    }
    if (!['', 'active', 'not-active'].includes(type))
      tell(fields.at('type'), 'unreadable', 'wrong-value', type)
    const isCover = type === 'active' && cover === null
    if (isCover) cover = fields.path
    else if (type === 'active')
      tell(fields.at('type'), 'repaired', 'double-record', type, 'not-active')
    return { url, isCover }
  })
}

/** Each day once: where two rules are of one day, the one that asks for more nights. */
export function readMinimumNights(places: Place[], tell: Tell): OldRoomType['minimumNights'] {
  const rules = readEach(places, tell, (fields) => {
    const nights = fields.whole('amount', 1, 1000)
    const day = readOwnDay(fields, tell)
    if (day !== null && nights !== null) return { day, nights }
    if (day !== null) tell(fields.path, 'unreadable', 'missing-value', formatDay(day))
    return null
  })
  return keepOnce(
    rules,
    ({ day }) => day,
    ({ nights }) => nights,
    tell,
  )
}

/** Of records of one day, the one with the most; the others are noted. */
export function keepOnce<One extends OldRecord>(
  records: One[],
  dayOf: (one: One) => number,
  amountOf: (one: One) => number,
  tell: Tell,
): One[] {
  const most = new Map<number, One>()
  for (const one of records) {
    const other = most.get(dayOf(one))
    if (!other || amountOf(one) > amountOf(other)) most.set(dayOf(one), one)
  }
  return records.filter((one) => {
    const kept = most.get(dayOf(one))!
    if (kept === one) return true
    const shown = (of: One) => `${formatDay(dayOf(of))}: ${amountOf(of)}`
    tell(one.path, 'repaired', 'double-record', shown(one), shown(kept))
    return false
  })
}
