import type { OldInvoice, OldRevenue, OldVacation } from './old-house.ts'
import { readCents } from './old-number.ts'
import type { Place } from './place.ts'
import { readEach } from './read-each.ts'
import type { Tell } from './remark.ts'

/** The files of invoices (BO §3). */
export function readInvoices(places: Place[], tell: Tell): OldInvoice[] {
  return readEach(places, tell, (fields) => {
    const bookingKey = fields.text('bookingId')
    const filePath = fields.text('filePath')
    if (bookingKey !== '' && filePath !== '') return { bookingKey, filePath }
    tell(fields.path, 'unreadable', 'missing-value', bookingKey || filePath)
    return null
  })
}

/** What vacations remember of the nights that they closed (BO §3, §4). */
export function readVacations(places: Place[], tell: Tell): OldVacation[] {
  return readEach(places, tell, (fields) => {
    const resourceId = fields.whole('resourceId', 1, 10_000)
    const dateId = fields.text('dateId')
    const bookedBefore = fields.whole('oldAmountBeforeVacation', 0, 10_000) ?? 0
    if (resourceId !== null && dateId !== '') return { resourceId, dateId, bookedBefore }
    tell(fields.path, 'unreadable', 'missing-value', dateId || resourceId)
    return null
  })
}

/**
 * What months brought, by keys such as `072020` (BO §3): records, or amounts that stand under the key
 * itself. Where a month 0 occurs and no 12, the list counts from zero (reading `revenue.month-key`).
 */
export function readRevenue(places: Place[], tell: Tell): OldRevenue[] {
  const rows = readEach(
    places.map((place) => asRecord(place, tell)),
    tell,
    (fields) => {
      const code = fields.text('key') || fields.key
      const totalCents = fields.cents('total')
      const parts = /^(\d{1,2})(\d{4})$/.exec(code)
      if (parts && totalCents !== null && Number(parts[1]) <= 12)
        return { code, month: Number(parts[1]), year: parts[2]!, totalCents }
      tell(fields.path, 'unreadable', 'missing-value', code)
      return null
    },
  )
  const months = rows.map(({ month }) => month)
  const fromZero = months.includes(0) && !months.includes(12)
  return rows.flatMap(({ code, month: counted, year, ...row }) => {
    const month = fromZero ? counted + 1 : counted
    if (month === 0) {
      tell(row.path, 'unreadable', 'wrong-value', code)
      return []
    }
    const text = `${year}-${String(month).padStart(2, '0')}`
    if (fromZero) tell(row.path, 'repaired', 'months-from-zero', code, text)
    return [{ ...row, month: text }]
  })
}

function asRecord(place: Place, tell: Tell): Place {
  if (typeof place.value === 'object') return place
  const cents = readCents(place.value)?.number
  if (cents === undefined) return place
  tell(place.path, 'repaired', 'no-record', place.value, (cents / 100).toFixed(2))
  return { ...place, value: { total: cents / 100 } }
}
