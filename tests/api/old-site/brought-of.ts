import type { OldSiteReport } from '../../../api/old-site/old-site-report.ts'
import { formatDay, nightsOf } from '../../../rules/calendar/day.ts'
import type {
  OldBooking,
  OldHouse,
  OldBreakfastOrder,
  OldProduct,
  OldSale,
} from '../../../rules/old-site/old-house.ts'

const KIDS_BOX_CENTS = 695
/** BO §9: a night of the family room, of a weekend of three. */
const FAMILY_NIGHT_CENTS = 44_900 / 3
/** What a new house says of itself. */
const NAME = 'Kamersleutel'
const HOURS = '15:00–18:00'

const below = (list: string, key: string | number) => ({
  ...{ path: `${list}/${key}`, key: String(key), id: null },
})

/**
 * What of an old house is to be found in the tables after an import into an empty house: all of it,
 * but for what the report says otherwise of. `found` says what stands where a person is told to look.
 */
export function broughtOf(house: OldHouse, report: OldSiteReport, found: OldHouse): OldHouse {
  const said = report.remarks.filter(({ kind }) => kind !== 'repaired').map(({ path }) => path)
  const told = new Set([...said, ...report.undecided.map(({ path }) => path)])
  const saidOf = (path: string, of: RegExp) =>
    report.remarks.find((one) => one.path === path && of.test(one.sentence))?.after
  const at = <One extends { path: string }>(list: readonly One[], path: string) =>
    list.find((one) => one.path === path)
  /** Those that came, and those that had to: nobody is told of them. */
  const came = <One extends { path: string }>(list: readonly One[], here: readonly One[]) =>
    list.filter(({ path }) => !told.has(path) || at(here, path) !== undefined)

  const booking = (old: OldBooking): OldBooking => {
    const isFree = saidOf(old.path, /^De prijs van deze boeking/) !== undefined
    const isOther = saidOf(old.path, /ander kamertype/) !== undefined
    const room = saidOf(old.path, /vrije kamer/)?.replace('kamer ', '')
    const soldNights = old.soldNights ?? nightsOf(old)
    return {
      ...{ ...old, id: null },
      number: saidOf(old.path, /krijgt (er een|een nieuw nummer)/) ?? old.number,
      email: old.email.trim(),
      roomTypeId: isOther ? (at(found.bookings, old.path)?.roomTypeId ?? 0) : old.roomTypeId,
      roomNumber:
        saidOf(old.path, /bestaat hier niet/) === null
          ? null
          : (old.roomNumber ?? (room ? Number(room) : null)),
      paid: old.paid || saidOf(old.path, /betaling ervan/) !== undefined,
      persons: Math.max(1, old.persons),
      priceCents: isFree ? 0 : lodgingOf(old, soldNights),
      soldNights: isFree ? 0 : soldNights,
    }
  }

  const order = (old: OldBreakfastOrder): OldBreakfastOrder => {
    const here = at(found.breakfastOrders, old.path)
    const isTold = saidOf(old.path, /prij[sz]/) !== undefined
    const delivery = old.deliveryCents ?? 0
    const sum = (old.unitCents ?? 0) * old.boxes + KIDS_BOX_CENTS * old.kids + delivery
    return {
      ...{ ...old, id: null },
      number: saidOf(old.path, /krijgt (er een|een nieuw nummer)/) ?? old.number,
      slot: old.slot ?? 1,
      receiver: old.receiver || old.name,
      paid: old.paid || saidOf(old.path, /betaling ervan/) !== undefined,
      bookingNumber: told.has(`${old.path}/bookingsId`) ? '' : old.bookingNumber,
      totalCents: old.totalCents ?? sum,
      deliveryCents: isTold ? (here?.deliveryCents ?? null) : delivery,
      unitCents:
        isTold || old.unitCents === null || old.boxes === 0
          ? (here?.unitCents ?? null)
          : old.unitCents,
    }
  }

  // Of two with one name the first is brought; what the second does not say is the first's. The box
  // of breakfasts has a name of its own here.
  const box = house.products.find(({ deliveryCents }) => deliveryCents !== null)
  const product = (old: OldProduct): OldProduct => {
    if (told.has(old.path)) return at(found.products, old.path)!
    const name = old.name.trim().toLowerCase()
    const same = house.products.find((one) => one !== box && one.name.toLowerCase() === name)
    const first = old === box ? old : (same ?? old)
    const vatBasisPoints = old.vatBasisPoints ?? first.vatBasisPoints ?? 2100
    return { ...old, id: null, stock: old.stock ?? first.stock, vatBasisPoints }
  }

  const sale = (old: OldSale): OldSale => {
    const regularCents = Math.max(old.regularCents, old.totalCents)
    const isTold = saidOf(old.path, /korting/) !== undefined
    const discount = regularCents > old.totalCents ? (old.discount ?? 'Oude site') : null
    return {
      ...{ ...old, id: null, employee: old.employee || 'de oude site' },
      regularCents: isTold ? regularCents : old.regularCents,
      discount: isTold || old.discount === null ? discount : old.discount,
      treatments: [old.treatments.join(', ') || 'Verkoop van de oude site'],
    }
  }

  const family = house.roomTypes.filter(({ resourceId }) => resourceId === 4)
  const familyNights = [
    ...house.familyClosures.map(({ day }) => day),
    ...family.flatMap((type) => closedNights(type)),
  ]
  const days = (list: string, of: readonly number[]) =>
    [...new Set(of)].map((day) => ({ ...below(list, formatDay(day)), day }))
  const { company } = house
  const { name, address, phone, email, kvk, vatId } = company
  const hours = company.checkInHours.every((one) => one !== '')
  const isCompany = hours || [name, address, phone, email, kvk, vatId].some((one) => one !== '')
  const waiting = house.payments.filter(({ path }) => at(found.breakfastOrders, path))
  return {
    company: {
      ...{ ...company, name: company.name || (isCompany ? NAME : '') },
      checkInHours: hours
        ? company.checkInHours
        : isCompany
          ? company.checkInHours.map(() => HOURS)
          : [],
    },
    roomTypes: house.roomTypes.map((type) => ({
      ...{ ...type, id: null, sort: type.sort ?? type.resourceId, images: [] },
      stock: told.has(type.path) ? at(found.roomTypes, type.path)!.stock : roomsOf(type),
      prices: type.prices
        .filter(({ path }) => !told.has(path))
        .map(({ persons, cents }) => ({
          ...below(`${type.path}/prices`, persons),
          persons,
          cents,
        })),
      facilities: type.facilities.map(({ name }, index) => ({
        ...{ ...below(`${type.path}/facilities`, index), name },
      })),
      minimumNights: type.minimumNights.map((one) => ({ ...one, id: null })),
      occupancy:
        type.resourceId === 4
          ? []
          : days(`${type.path}/dates`, closedNights(type)).map(({ day: night, ...one }) => ({
              ...{ ...one, night, booked: 0, closed: true },
            })),
    })),
    familyClosures: days('content/specialServices/familie/dates', familyNights),
    bookings: came(house.bookings, found.bookings).map(booking),
    breakfastOrders: [
      ...came(house.breakfastOrders, found.breakfastOrders),
      ...waiting.map(({ place: _place, ...one }) => ({
        ...{ ...one, boxes: one.boxes!, kids: 0, bookingNumber: '' },
      })),
    ].map(order),
    products: house.products.map(product),
    payments: [],
    invoices: house.invoices
      .filter(({ path }) => !told.has(path))
      .map(({ bookingKey: said, filePath }) => {
        const of = house.bookings.findLast(({ key, id }) => key === said || id === said)
        const bookingKey = of?.key ?? said
        return { ...below('invoices', `${filePath} ${bookingKey}`), bookingKey, filePath }
      }),
    vacationDays: days(
      'vacationdays',
      house.vacationDays.map(({ day }) => day),
    ),
    vacations: [],
    sales: house.sales.map(sale),
    revenue: [],
  }
}

const closedNights = ({ occupancy }: OldHouse['roomTypes'][number]) =>
  occupancy.flatMap(({ closed, night }) => (closed ? [night] : []))

/** There is one family room (reading `rooms.physical`). */
const roomsOf = ({ resourceId, stock }: OldHouse['roomTypes'][number]) =>
  resourceId === 4 ? Math.min(stock, 1) : stock

/** What its nights cost: a price of the family room is of all of them where that makes a night less odd. */
function lodgingOf(old: OldBooking, nights: number): number {
  const price = old.priceCents ?? -1
  if (old.roomTypeId !== 4) return price * nights
  return price > FAMILY_NIGHT_CENTS * Math.sqrt(nightsOf(old)) ? price : price * nights
}
