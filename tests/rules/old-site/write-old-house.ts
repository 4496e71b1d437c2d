import { type EpochDay, partsOf } from '../../../rules/calendar/day.ts'
import type {
  OldBooking,
  OldHouse,
  OldRecord,
  OldBreakfastOrder,
  OldPayment,
} from '../../../rules/old-site/old-house.ts'

/** What stands under the keys of an object. A map, because `__proto__` may be one of them. */
type Branch = Map<string, unknown>

const euros = (cents: number | null) => (cents === null ? null : cents / 100)
const day = (of: EpochDay) => {
  const { year, month, dayOfMonth } = partsOf(of)
  return { year, month: month - 1, day: dayOfMonth }
}
const dashed = (of: EpochDay | null) => {
  if (of === null) return null
  const { year, month, dayOfMonth } = partsOf(of)
  return `${dayOfMonth}-${month}-${year}`
}

/** Writes a house in the shape of the old realtime database's export: each record at its path. */
export function writeOldHouse(house: OldHouse): unknown {
  const tree: Branch = new Map()
  const put = ({ path, id }: Pick<OldRecord, 'path'> & { id?: string | null }, fields: object) => {
    let at = tree
    for (const key of path === '' ? [] : path.split('/').map(unescaped)) {
      if (!at.has(key)) at.set(key, new Map())
      at = at.get(key) as Branch
    }
    for (const [name, value] of Object.entries({ id, ...fields }))
      if (value !== null && value !== undefined && value !== '') at.set(name, value)
    return at
  }
  const { checkInHours, touristTaxCents, vatId, address, path, ...company } = house.company
  // A root is known by what stands in it, be it empty.
  put({ path }, company).set('name', company.name)
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = weekdays.map((weekday, index) => [weekday, checkInHours[index]])
  put({ path }, { Address: address, BTW: vatId, toeristenbelasting: euros(touristTaxCents) })
  put({ path }, Object.fromEntries(hours))

  for (const type of house.roomTypes) {
    const { resourceId, name, sort, stock } = type
    put(type, {
      resourceId,
      name,
      sort,
      stock,
      desc: type.description,
      btw: type.vatBasisPoints / 100,
    })
    for (const one of type.prices) put(one, { person: one.persons, price: euros(one.cents) })
    for (const one of type.facilities) put(one, { name: one.name })
    for (const one of type.images)
      put(one, { url: one.url, type: one.isCover ? 'active' : 'not-active' })
    for (const one of type.minimumNights) put(one, { ...day(one.day), amount: one.nights })
    for (const one of type.occupancy)
      put(one, { ...day(one.night), amount: one.closed ? 5 : one.booked })
  }
  for (const one of [...house.familyClosures, ...house.vacationDays]) put(one, day(one.day))
  for (const one of house.bookings) put(one, bookingFields(one))
  for (const one of house.breakfastOrders)
    put(one, {
      ...boughtFields(one),
      ispayed: one.paid,
      kids: one.kids,
      bookingsId: one.bookingNumber,
    })
  for (const one of house.payments)
    put(one, { ...boughtFields(one), isPayed: one.paid, place: one.place })
  for (const one of house.products)
    put(one, {
      ...{ name: one.name, unitPrice: euros(one.cents), shippingCost: euros(one.deliveryCents) },
      ...{ btw: euros(one.vatBasisPoints), stock: one.stock },
    })
  for (const one of house.invoices) put(one, { bookingId: one.bookingKey, filePath: one.filePath })
  for (const one of house.vacations)
    put(one, {
      ...{ resourceId: one.resourceId, dateId: one.dateId },
      oldAmountBeforeVacation: one.bookedBefore,
    })
  for (const one of house.sales)
    put(one, {
      ...{ payId: one.key, paymentData: dashed(one.day), paymentMethod: one.method === 'cash' },
      ...{ totalPrice: euros(one.totalCents), regularPrice: euros(one.regularCents) },
      ...{ employee: one.employee, treatments: one.treatments },
      ...{ isSaleSet: one.discount !== null, typeSale: one.discount },
    })
  for (const one of house.revenue) {
    const [year, month] = one.month.split('-')
    put(one, { key: `${month}${year}`, total: euros(one.totalCents) })
  }
  return plain(tree)
}

const sources: Readonly<Record<string, string>> = {
  'own-website': 'Eigen website',
  'booking.com': 'Booking.com',
  airbnb: 'Airbnb',
  'bedandbreakfast.nl': 'bedandbreakfast.nl',
  none: '',
}

function bookingFields(one: OldBooking): object {
  const [start, end] = [day(one.arrival), day(one.departure)]
  return {
    ...{ bookingsnumber: one.number, email: one.email, phone: one.phone, notes: one.notes },
    title: one.cancelled ? `${one.name} (Geannuleerd)` : one.name,
    ...{ roomnumber: one.roomNumber, resourceId: one.roomTypeId },
    ...{ place: sources[one.source], type: sources[one.source], ispayed: one.paid },
    ...{ startYear: start.year, startMonth: start.month, startDay: start.day },
    ...{ endYear: end.year, endMonth: end.month, endDay: end.day },
    end: `${end.year},${end.month},${end.day}`,
    ...{ singlePrice: euros(one.priceCents), totalNights: one.soldNights, persons: one.persons },
  }
}

function boughtFields(one: OldBreakfastOrder | OldPayment): object {
  return {
    ...{ bookingsnumber: one.number, name: one.name, email: one.email, phone: one.phone },
    ...{ adres: one.address, zip: one.postcode, city: one.city, namereceiver: one.receiver },
    ...{
      amount: one.boxes,
      date: dashed(one.day),
      time: one.slot,
      unitPrice: euros(one.unitCents),
    },
    ...{ shippingCost: euros(one.deliveryCents), totalPrice: euros(one.totalCents) },
  }
}

const unescaped = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** Maps as objects, at any depth that a path has. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  return Object.fromEntries([...value].map(([key, one]) => [key, plain(one)]))
}
