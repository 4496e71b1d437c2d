import { findRoot } from './find-root.ts'
import type { Decisions, OldBooking, OldHouse } from './old-house.ts'
import { type OldFields, openRecord } from './open-record.ts'
import type { Place } from './place.ts'
import { readBooking } from './read-booking.ts'
import { readInvoices, readRevenue, readVacations } from './read-books.ts'
import { readCompany } from './read-company.ts'
import { readDays } from './read-day.ts'
import { readBreakfastOrders, readPayments } from './read-orders.ts'
import { readProducts } from './read-products.ts'
import { readRoomTypes } from './read-room-types.ts'
import { readSales } from './read-sales.ts'
import { type Remark, type Tell, tellInto } from './remark.ts'
import { settleBookings } from './settle-bookings.ts'
import { settleOccupancy } from './settle-occupancy.ts'

/**
 * Reads the export of the old site's realtime database (BO §3, §7, G §3, §7): any JSON, sane or
 * broken. Nothing readable is dropped: each record is in the house, or in a remark with its path.
 * `decided` are the paths of bookings that waited and what a person said of them; `defaultName` is
 * what a room type without a name is called. Never throws.
 */
export function readOldHouse(
  tree: unknown,
  decided: Decisions,
  defaultName: string,
): { house: OldHouse; remarks: Remark[] } {
  const remarks: Remark[] = []
  const tell = tellInto(remarks)
  const place = findRoot(tree, tell) ?? { path: '', key: '', value: {} }
  const root = openRecord(place, tell)!
  const company = readCompany(root)
  const content = openContent(root, tell)
  /** What BO §7 has below `content` may stand at the root too. */
  const list = (name: string) => [...content.list(name), ...root.list(name)]

  const counted = readRoomTypes(list('services'), tell, defaultName)
  const context = { roomTypes: counted, houseName: company.name }
  const read = (area: OldBooking['area']) => (one: Place) =>
    readBooking(one, area, context, tell) ?? []
  const bookings = settleBookings(
    [...list('events').flatMap(read('booked')), ...list('tempFam').flatMap(read('temporary'))],
    decided,
    tell,
  )
  const house: OldHouse = {
    company,
    roomTypes: counted.map((roomType) => settleOccupancy(roomType, bookings, tell)),
    familyClosures: readDays(blockedNights(list('specialServices'), tell), tell),
    bookings,
    breakfastOrders: readBreakfastOrders(list('orders'), tell),
    products: readProducts(list('products'), tell),
    payments: readPayments(list('temp-payments'), tell),
    invoices: readInvoices(list('invoices'), tell),
    vacationDays: readDays(list('vacationdays'), tell),
    vacations: readVacations(list('vacations'), tell),
    sales: readSales(list('cashdesk'), tell),
    revenue: readRevenue(list('revenue'), tell),
  }
  content.close()
  root.close()
  return { house, remarks }
}

/** `content`, or nothing where that is no record. */
function openContent(root: OldFields, tell: Tell): OldFields {
  const place = { path: root.at('content'), key: 'content', value: root.raw('content') ?? {} }
  return openRecord(place, tell) ?? openRecord({ ...place, value: {} }, tell)!
}

/** BO §3: a special service is a list of blocked days; there is one, the family room. */
function blockedNights(services: Place[], tell: Tell): Place[] {
  return services.flatMap((place) => {
    const fields = openRecord(place, tell)
    const dates = fields?.list('dates') ?? []
    fields?.close()
    return dates
  })
}
