import type { ClientBase } from 'pg'
import { formatDay, parseDay } from '../../../rules/calendar/day.ts'
import type {
  OldBooking,
  OldCompany,
  OldHouse,
  OldBreakfastOrder,
  OldProduct,
} from '../../../rules/old-site/old-house.ts'

type Row = Record<string, never>

/** BO §9: what the bills list of the old site added for a person and a night, cents. */
const TAX_CENTS = 225
const KIDS_BOX_CENTS = 695

const below = (list: string, key: string | number) => ({
  ...{ path: `${list}/${key}`, key: String(key), id: null },
})
const keyOf = (path: string) =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
const on = (day: string) => parseDay(day)!
const apiece = (cents: number, pieces: number) => (pieces === 0 ? null : cents / pieces)

/** Which tables tell of which paths. */
const TYPES = `SELECT o.path, t.id, t.name, t.description, t.sort, t.vat_basis_points AS vat, t.kind,
  (SELECT count(*)::int FROM rooms r WHERE r.room_type_id = t.id) AS stock,
  (SELECT coalesce(json_agg(json_build_object('persons', persons, 'cents', cents) ORDER BY persons), '[]')
   FROM room_type_prices p WHERE p.room_type_id = t.id) AS prices,
  (SELECT coalesce(json_agg(f.name ORDER BY f.sort, f.id), '[]') FROM room_type_facilities f WHERE f.room_type_id = t.id) AS facilities,
  (SELECT coalesce(json_agg(json_build_object('path', m.path, 'day', n.day, 'nights', n.nights)), '[]')
   FROM minimum_night_rules n JOIN old_site_rows m ON m.noun = 'minimum_night_rules' AND m.our_id = n.id::text
   WHERE n.room_type_id = t.id) AS minimum
  FROM old_site_rows o JOIN room_types t ON o.noun = 'room_types' AND o.our_id = t.id::text`
const CLOSED = `SELECT DISTINCT c.room_type_id AS type, n::date::text AS night
  FROM closures c, generate_series(lower(c.nights), upper(c.nights) - 1, interval '1 day') AS n ORDER BY night`
const BOOKINGS = `SELECT o.path, b.*, lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure, r.number AS room,
  (SELECT sum(x.cents)::int FROM folio_entries x WHERE x.folio_id = b.folio_id) AS balance, e.quote
  FROM old_site_rows o JOIN bookings b ON o.noun = 'bookings' AND o.our_id = b.id::text
  JOIN folio_entries e ON e.folio_id = b.folio_id AND e.kind = 'sold'
  LEFT JOIN rooms r ON r.id = b.room_id
  WHERE o.path ~ '^(events|tempFam)/[^/]+$'`
const ORDERS = `SELECT o.path, x.*, x.delivery_day::text AS day, b.number AS booking, e.quote, e.cents AS sold
  FROM old_site_rows o JOIN breakfast_orders x ON x.idempotency_key = 'old-site ' || o.path
  JOIN folio_entries e ON e.folio_id = x.folio_id AND e.kind = 'sold' LEFT JOIN bookings b ON b.id = x.booking_id`
const PRODUCTS = `SELECT o.path, p.*, t.box_cents, t.delivery_cents FROM old_site_rows o
  JOIN products p ON o.noun = 'products' AND o.our_id = p.id::text
  LEFT JOIN breakfast_tariffs t ON p.code = 'breakfast-box'`
const SALES = `SELECT o.path, s.*, (s.done_at AT TIME ZONE 'Europe/Amsterdam')::date::text AS day,
  s.lines->0->>'name' AS sold, (s.lines->0->>'cents')::int AS regular
  FROM old_site_rows o JOIN sales s ON o.noun = 'sales' AND o.our_id = s.id::text`
const INVOICES = `SELECT DISTINCT o.path AS booking, e.data->>'note' AS file FROM events e
  JOIN old_site_rows o ON o.noun = 'bookings' AND o.our_id = e.subject_id::text AND o.path ~ '^(events|tempFam)/[^/]+$'
  WHERE e.kind = 'old-invoice'`

/**
 * The house that stands in the tables after an import, read back as the old site would have said it.
 * What a list has no paths of here is numbered: prices by their persons, closed nights by their day.
 *
 * @param numbers the old number of each room type, by its path; only the export has it
 */
export async function houseInTables(
  client: ClientBase,
  root: string,
  numbers: ReadonlyMap<string, number>,
): Promise<OldHouse> {
  const all = async (sql: string) => (await client.query<Row>(sql)).rows
  const whole = (path: string) => (root === '' ? path : `${root}/${path}`)
  const read = async (sql: string) =>
    (await all(sql)).map((row) => ({ ...row, path: whole(row.path!) }) as unknown as Row)

  const types = await read(TYPES)
  const numberOf = new Map(
    types.map(({ id, path }) => [id as unknown as number, numbers.get(path!) ?? 4]),
  )
  const closed = (await all(CLOSED)).map(({ type, night }) => ({
    number: type === null ? null : numberOf.get(type!)!,
    day: on(night!),
  }))
  const days = (list: string, of: number | null) =>
    closed.flatMap(({ number, day }) =>
      number === of ? [{ ...below(list, formatDay(day)), day }] : [],
    )
  const settings = (await all(`SELECT value FROM settings WHERE key = 'property'`))[0]?.value as
    | (Omit<OldCompany, 'path'> & { checkIn: string[] })
    | undefined
  const {
    name = '',
    address = '',
    phone = '',
    email = '',
    kvk = '',
    vatId = '',
  }: Partial<OldCompany> = settings ?? {}
  const tax = (await all(`SELECT cents FROM tourist_tax_tariffs WHERE source = 'oude site'`))[0]
  return {
    company: {
      ...{ path: root, name, address, phone, email, kvk, vatId },
      ...{ checkInHours: settings?.checkIn ?? [], touristTaxCents: tax?.cents ?? null },
    },
    roomTypes: types
      .filter(({ path }) => numbers.has(path!))
      .map((type) => roomType(type, numbers.get(type.path!)!, days, whole)),
    familyClosures: days('content/specialServices/familie/dates', 4),
    bookings: (await read(BOOKINGS)).map((row) => booking(row, numberOf)),
    breakfastOrders: (await read(ORDERS)).map(order),
    products: (await read(PRODUCTS)).map(product),
    payments: [],
    invoices: (await all(INVOICES)).map(({ booking: of, file }) => {
      const bookingKey = keyOf(of!)
      return { ...below('invoices', `${file} ${bookingKey}`), bookingKey, filePath: file! }
    }),
    vacationDays: days('vacationdays', null),
    vacations: [],
    sales: (await read(SALES)).map((row) => ({
      ...{
        ...from(row.path!),
        day: on(row.day!),
        method: row.method!,
        totalCents: row.price_cents!,
      },
      ...{ regularCents: row.regular!, employee: row.employee!, treatments: [row.sold!] },
      discount: row.discount_reason ?? null,
    })),
    revenue: [],
  }
}

const from = (path: string) => ({ path, key: keyOf(path), id: null })

function roomType(
  row: Row,
  resourceId: number,
  days: (list: string, of: number) => OldHouse['vacationDays'],
  whole: (path: string) => string,
): OldHouse['roomTypes'][number] {
  const prices = row.prices as unknown as { persons: number; cents: number }[]
  const minimum = row.minimum as unknown as { path: string; day: string; nights: number }[]
  const facilities = row.facilities as unknown as string[]
  const nights = resourceId === 4 ? [] : days(`${row.path}/dates`, resourceId)
  return {
    ...from(row.path!),
    ...{ resourceId, name: row.name!, description: row.description!, sort: row.sort! },
    ...{ vatBasisPoints: row.vat!, stock: row.stock!, images: [] },
    prices: prices.map((one) => ({ ...below(`${row.path}/prices`, one.persons), ...one })),
    facilities: facilities.map((name, at) => ({ ...below(`${row.path}/facilities`, at), name })),
    minimumNights: minimum.map(({ path, day, nights: count }) => ({
      ...{ ...from(whole(path)), day: on(day), nights: count },
    })),
    occupancy: nights.map(({ day: night, ...one }) => ({ ...one, night, booked: 0, closed: true })),
  }
}

/** What lines of a quote come to, cents. */
function sumOf(quote: unknown, ...items: string[]): number {
  const { lines } = quote as { lines: { item: string; cents: number }[] }
  return lines.filter(({ item }) => items.includes(item)).reduce((sum, { cents }) => sum + cents, 0)
}

/** Its price is that of all its nights. */
function booking(row: Row, numberOf: ReadonlyMap<number, number>): OldBooking {
  const {
    state,
    payment,
    adults,
    quote,
    balance,
    total_cents: total,
  } = row as Record<string, never>
  const isPaid = payment === 'paid' || payment === 'by-channel'
  const owed = isPaid ? 0 : Number(total)
  return {
    ...from(row.path!),
    area: /(^|\/)tempFam\//.test(row.path!) ? 'temporary' : 'booked',
    ...{ number: row.number!, name: row.name!, email: row.email!, phone: row.phone! },
    ...{ roomTypeId: numberOf.get(row.room_type_id!)!, roomNumber: row.room ?? null },
    // On the books as it says, or this is no payment.
    ...{ source: row.source!, paid: isPaid, cancelled: state === 'cancelled' },
    ...{ arrival: on(row.arrival!), departure: on(row.departure!), persons: adults! },
    soldNights: sumOf(quote, 'tourist-tax') / TAX_CENTS / Number(adults),
    notes: row.notes!,
    priceCents: Number(balance) === owed ? sumOf(quote, 'room-night', 'family-night') : -1,
    waits: null,
  }
}

function order(row: Row): OldBreakfastOrder {
  const [boxes, kids, sold] = [row.adults!, row.kids!, row.sold!].map(Number) as [
    number,
    number,
    number,
  ]
  const deliveryCents = sumOf(row.quote, 'delivery')
  return {
    ...from(row.path!),
    ...{ number: row.number!, name: row.name!, email: row.email!, phone: row.phone! },
    address: [row.street, row.house_number].filter((part) => part !== '').join(' '),
    ...{ postcode: row.postcode!, city: row.city!, receiver: row.receiver! },
    ...{ boxes, kids, day: on(row.day!), slot: row.slot!, bookingNumber: row.booking ?? '' },
    unitCents: apiece(sold - deliveryCents - kids * KIDS_BOX_CENTS, boxes),
    ...{ deliveryCents, totalCents: sold },
    paid: ['confirmed', 'delivered'].includes(row.state!),
  }
}

function product(row: Row): OldProduct {
  const isBox = row.code === 'breakfast-box'
  const vat = { food: 900, none: 0, standard: 2100, lodging: null }[row.vat_category! as string]
  return {
    ...from(row.path!),
    ...{ name: row.name!, cents: (isBox ? row.box_cents : row.cents) ?? null },
    deliveryCents: isBox ? (row.delivery_cents ?? null) : null,
    ...{ vatBasisPoints: vat ?? null, stock: row.stock ?? null },
  }
}
