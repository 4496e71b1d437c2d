import fc from 'fast-check'
import { type EpochDay, dayOf } from '../../../rules/calendar/day.ts'
import type {
  OldBooking,
  OldHouse,
  OldRecord,
  OldBreakfastOrder,
  OldPayment,
} from '../../../rules/old-site/old-house.ts'
import { pathOf } from '../../../rules/old-site/place.ts'
import { defaultSources } from '../../../rules/sources/source.ts'

/** Keys as the database makes them, and those that trouble a careless reader. */
const arbitraryKey = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 1e9 }).map((count) => `-Nx${count}`) },
  fc.constantFrom('__proto__', 'constructor', 'toString', 'a~b/c', 'length', 'kamer één'),
)
/** Cheap to make, because a house has hundreds. */
const words = fc
  .nat(999)
  .map(
    (count) =>
      ['', `woord ${count}`, `“é” <b>'; ${count}`, `${count}`, `😀 ${count},${count}`][count % 5]!,
  )
const name = fc
  .nat(999)
  .map((count) => ['Gast', `Gast ${count}`, `O’Neill-van den Bérg ${count}`][count % 3]!)
const email = fc.nat(999).map((count) => `gast${count}@voorbeeld.nl`)
const phone = fc.constantFrom('', '06 12345678', '+31 43 1234567')
const cents = fc.nat(1_000_000)
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 })

/** Records below a path, each with a key of its own. */
function records<Fields extends object>(
  path: string,
  fields: fc.Arbitrary<Fields>,
  maxLength = 4,
): fc.Arbitrary<(OldRecord & Fields)[]> {
  const keyed = fc.record({
    key: arbitraryKey,
    id: perhaps(fc.constantFrom('ander', 'nog een')),
    fields,
  })
  return fc
    .uniqueArray(keyed, { maxLength, selector: ({ key }) => key })
    .map((list) =>
      list.map(({ key, id, fields: said }) => ({ path: pathOf(path, key), key, id, ...said })),
    )
}

/** Each with a value of its own, made from where it stands in the list. */
function apart<One, Apart extends object>(
  list: fc.Arbitrary<One[]>,
  of: (index: number, one: One) => Apart,
): fc.Arbitrary<(One & Apart)[]> {
  return list.map((ones) => ones.map((one, index) => ({ ...one, ...of(index, one) })))
}

const firstDay = dayOf(2023, 1, 1)
/** Before November: a year with one and without December is none that is sane. */
const daysBeforeNovember = 300

function roomTypes(root: string): fc.Arbitrary<OldHouse['roomTypes']> {
  const path = pathOf(root === '' ? 'content' : pathOf(root, 'content'), 'services')
  const scalars = fc.record({
    name,
    description: words,
    sort: perhaps(fc.integer({ min: -9, max: 9 })),
    vatBasisPoints: fc.constantFrom(900, 950, 2100),
    stock: fc.nat(4),
  })
  return records(path, scalars, 3).chain((types) =>
    fc.tuple(
      ...types.map((type, index) =>
        fc.record({
          ...Object.fromEntries(
            Object.entries(type).map(([field, of]) => [field, fc.constant(of)]),
          ),
          resourceId: fc.constant(index + 1),
          prices: apart(records(pathOf(type.path, 'prices'), fc.record({ cents })), (at) => ({
            persons: at + 1,
          })),
          facilities: records(pathOf(type.path, 'facilities'), fc.record({ name })),
          images: apart(records(pathOf(type.path, 'images'), fc.record({ url: name })), (at) => ({
            isCover: at === 1,
          })),
          minimumNights: apart(
            records(
              pathOf(type.path, 'minDates'),
              fc.record({ nights: fc.integer({ min: 1, max: 9 }) }),
            ),
            (at) => ({ day: firstDay + 31 * at }),
          ),
          occupancy: apart(
            records(pathOf(type.path, 'dates'), fc.record({ booked: fc.nat(4) }), 9),
            (at, { booked }) => ({
              night: firstDay + ((at * 41) % daysBeforeNovember),
              closed: at % 4 === 1,
              booked: at % 4 === 1 ? 0 : booked,
            }),
          ),
        }),
      ),
    ),
  ) as fc.Arbitrary<OldHouse['roomTypes']>
}

function bookings(root: string, area: OldBooking['area']): fc.Arbitrary<OldBooking[]> {
  const nights = fc.integer({ min: 1, max: 7 })
  const fields = fc.record({
    ...{ name, email: fc.oneof(email, fc.constant('')), phone, nights },
    roomTypeId: fc.integer({ min: 1, max: 4 }),
    roomNumber: perhaps(fc.constantFrom(1, 3, 12)),
    source: fc.constantFrom(...defaultSources.map(({ id }) => id)),
    ...{ paid: fc.boolean(), cancelled: fc.boolean(), isSoldSaid: fc.boolean() },
    ...{ persons: fc.integer({ min: 1, max: 6 }), notes: words, priceCents: perhaps(cents) },
    isNumbered: fc.boolean(),
  })
  const listed = records(pathOf(root, area === 'booked' ? 'events' : 'tempFam'), fields, 6)
  // A week of its own for each: no two meet in a room.
  const first = firstDay + (area === 'booked' ? 0 : 350)
  return listed.map((list) =>
    list.map(({ nights: count, isSoldSaid, isNumbered, ...one }, index) => {
      const arrival: EpochDay = first + index * 8
      return {
        ...{ ...one, area, arrival, departure: arrival + count, waits: null },
        number: isNumbered ? `B20230${area === 'booked' ? 1 : 2}${index}` : null,
        soldNights: isSoldSaid ? count : null,
      }
    }),
  )
}

const bought = {
  ...{ name, email, phone, address: words, postcode: words, city: words, receiver: words },
  day: perhaps(fc.integer({ min: firstDay, max: firstDay + 700 })),
  slot: perhaps(fc.integer({ min: 1, max: 4 })),
  ...{ unitCents: perhaps(cents), deliveryCents: perhaps(cents), totalCents: perhaps(cents) },
  paid: fc.boolean(),
}

const companyOf = (path: string) =>
  fc.record({
    ...{ path: fc.constant(path), name, address: words, phone, email, kvk: words, vatId: words },
    checkInHours: fc.array(words, { minLength: 7, maxLength: 7 }),
    touristTaxCents: perhaps(cents),
  })

function orders(path: string): fc.Arbitrary<OldBreakfastOrder[]> {
  const boxes = fc.nat(9)
  const fields = fc.record({ ...bought, boxes, kids: fc.nat(4), bookingNumber: words })
  return apart(records(path, fields), (at) => ({ number: at % 2 === 0 ? `P2023${at}` : null }))
}

function payments(path: string): fc.Arbitrary<OldPayment[]> {
  const fields = { ...bought, boxes: perhaps(fc.nat(9)), place: words, number: perhaps(name) }
  return records(path, fc.record(fields))
}

const days = (path: string) =>
  apart(records(path, fc.constant({})), (at) => ({ day: firstDay + 37 * at }))

/** A house without a fault, at the top of its export or below it. */
export const arbitraryOldHouse: fc.Arbitrary<OldHouse> = fc
  .constantFrom('', 'huis')
  .chain((root) => {
    const content = pathOf(root, 'content')
    const sold = fc.record({
      ...{ day: fc.integer({ min: firstDay, max: firstDay + 700 }) },
      ...{ method: fc.constantFrom('cash' as const, 'pin' as const) },
      ...{ totalCents: cents, regularCents: cents, employee: words },
      ...{ treatments: fc.array(name, { maxLength: 3 }), discount: perhaps(name) },
    })
    const months = fc.tuple(fc.integer({ min: 2019, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    const month = months.map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`)
    return fc.record({
      company: companyOf(root),
      roomTypes: roomTypes(root),
      familyClosures: days(pathOf(content, 'specialServices/familie/dates').replaceAll('~1', '/')),
      bookings: fc
        .tuple(bookings(root, 'booked'), bookings(root, 'temporary'))
        .map((areas) => areas.flat()),
      breakfastOrders: orders(pathOf(content, 'orders')),
      products: records(
        pathOf(content, 'products'),
        fc.record({
          ...{ name, cents: perhaps(cents), deliveryCents: perhaps(cents) },
          ...{ vatBasisPoints: perhaps(fc.constantFrom(0, 900)), stock: perhaps(fc.nat(99)) },
        }),
      ),
      payments: payments(pathOf(root, 'temp-payments')),
      invoices: records(pathOf(root, 'invoices'), fc.record({ bookingKey: name, filePath: name })),
      vacationDays: days(pathOf(root, 'vacationdays')),
      vacations: records(
        pathOf(root, 'vacations'),
        fc.record({
          resourceId: fc.integer({ min: 1, max: 4 }),
          dateId: name,
          bookedBefore: fc.nat(4),
        }),
      ),
      sales: records(pathOf(content, 'cashdesk'), sold),
      // A list that counts from zero is known by its zeros, and has none here.
      revenue: records(pathOf(root, 'revenue'), fc.record({ month, totalCents: cents })),
    })
  })
  .map(referring)

/** Each second record that names another one names one that is there. */
function referring(house: OldHouse): OldHouse {
  const { bookings, breakfastOrders, invoices, payments } = house
  const there = (index: number) => (index % 2 === 0 ? bookings[index] : undefined)
  return {
    ...house,
    breakfastOrders: breakfastOrders.map((one, index) => ({
      ...one,
      bookingNumber: there(index)?.number ?? one.bookingNumber,
    })),
    invoices: invoices.map((one, index) => ({
      ...one,
      bookingKey: there(index)?.key ?? one.bookingKey,
    })),
    payments: payments.map((one, index) => ({
      ...one,
      number: (there(index) ?? breakfastOrders[index])?.number ?? one.number,
    })),
  }
}
