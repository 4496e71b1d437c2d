import { z } from 'zod'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import { activeRooms } from '../../rules/rooms/active-rooms.ts'
import { missingForSale } from '../../rules/rooms/missing-for-sale.ts'
import { lodgingRateOn } from '../../rules/vat/lodging-rate.ts'
import { equals, idIn } from '../lists/list-filters.ts'
import { listOf } from '../lists/list-of.ts'
import { listNumber } from '../lists/list-question.ts'
import { ROOM_TYPE_PARTS } from './removed-room-type.ts'

/** A room with a door of `GET /api/back-office/rooms` (a list). */
export const staffRoomShape = z.object({
  id: z.int(),
  number: z.int().meta({ description: 'On its door.' }),
  label: z.string(),
  active: z.boolean().meta({ description: 'False: no longer sold.' }),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
})
export type StaffRoomView = z.output<typeof staffRoomShape>

const version = z.int().meta({ description: 'The last change of it; 0 where there is none.' })

/** A room type of `GET /api/back-office/room-types`, with all that staff keep of it. */
export const keptRoomTypeShape = z
  .object({
    id: z.int(),
    slug: z.string().meta({ description: 'How it is called in addresses.' }),
    name: z.string(),
    kind: z.enum(['ordinary', 'family']),
    description: z.string(),
    sort: z.int(),
    vat: z.string().meta({ description: 'A percentage as staff type it, such as `9`.' }),
    lodgingVat: z
      .string()
      .meta({ description: 'What a night of today bears (reading `vat.lodging`).' }),
    registrationNumber: z.string(),
    active: z.boolean().meta({ description: 'False: no longer sold, nor are its rooms.' }),
    stock: z.int().meta({ description: 'How many of its rooms are sold.' }),
    missing: z
      .array(z.enum(['rooms', 'prices', 'tariff']))
      .meta({ description: 'What it lacks before guests can book it.' }),
    rooms: z.array(
      z.object({ id: z.int(), number: z.int(), label: z.string(), active: z.boolean(), version }),
    ),
    prices: z.array(z.object({ persons: z.int(), amount: z.string(), cents: z.int(), version })),
    facilities: z.array(z.object({ id: z.int(), name: z.string(), sort: z.int(), version })),
    minimumNights: z.array(z.object({ id: z.int(), day: z.iso.date(), nights: z.int(), version })),
    version,
    wholeVersion: z.int().meta({ description: 'The last change of it or of what belongs to it.' }),
  })
  .meta({ id: 'KeptRoomType' })
export type KeptRoomTypeView = z.output<typeof keptRoomTypeShape>

/** What a choice of room types needs to know of each. */
export type StaffRoomTypeView = Pick<KeptRoomTypeView, 'id' | 'slug' | 'name' | 'kind' | 'sort'>

/** The last change of a row of a table, as SQL. */
const lastOf = (table: string, key: string) =>
  `(SELECT coalesce(max(id), 0)::int FROM changes WHERE noun = '${table}' AND row_key = ${key})`

/** The rows of a table that belong to a room type, as a JSON array. */
function rowsOf(table: string, fields: readonly string[], order: string, key = 'x.id::text') {
  const named = fields.map((field) => `'${field}', x.${field}`).join(', ')
  return `(SELECT coalesce(json_agg(json_build_object(${named}, 'version', ${lastOf(table, key)}) ORDER BY ${order}), '[]')
    FROM ${table} x WHERE x.room_type_id = t.id)`
}

/** The room types as staff keep them; `roomTypeViews` makes views of its rows. */
export const roomTypeList = listOf(
  {
    from: 'room_types',
    as: 't',
    columns: `t.id, t.slug, t.name, t.kind, t.description, t.sort, t.vat_basis_points AS "vatBasisPoints",
      coalesce(t.registration_number, '') AS "registrationNumber", t.active,
      EXISTS (SELECT FROM family_tariffs) AS "hasTariff", ${lastOf('room_types', 't.id::text')} AS version,
      greatest(${lastOf('room_types', 't.id::text')}, (SELECT max(id)::int FROM changes
        WHERE noun IN ('${ROOM_TYPE_PARTS.join("', '")}') AND coalesce(after, before) ->> 'room_type_id' = t.id::text)) AS "wholeVersion",
      ${rowsOf('rooms', ['id', 'number', 'label', 'active'], 'x.number')} AS rooms,
      ${rowsOf('room_type_prices', ['persons', 'cents'], 'x.persons', `t.id || ' ' || x.persons`)} AS prices,
      ${rowsOf('room_type_facilities', ['id', 'name', 'sort'], 'x.sort, x.id')} AS facilities,
      ${rowsOf('minimum_night_rules', ['id', 'day', 'nights'], 'x.day')} AS "minimumNights"`,
    sorts: { id: 't.id', name: 't.name', sort: 't.sort' },
    filters: { id: idIn(listNumber, 't.id'), active: equals(z.boolean(), 't.active') },
  },
  ['sort', 'ASC'],
)

/** A row of `roomTypeList`. */
export type RoomTypeRow = Omit<
  KeptRoomTypeView,
  'vat' | 'lodgingVat' | 'stock' | 'missing' | 'prices'
> & {
  vatBasisPoints: number
  hasTariff: boolean
  prices: Omit<KeptRoomTypeView['prices'][number], 'amount'>[]
}

/** Room types with what the rules make of them today. */
export function roomTypeViews(
  found: readonly RoomTypeRow[],
  { priceList, readings }: PropertyFacts,
  today: EpochDay,
): KeptRoomTypeView[] {
  return found.map(({ vatBasisPoints, hasTariff, ...row }) => {
    const rooms = row.rooms.map((room) => ({ ...room, roomTypeId: row.id }))
    const rate = lodgingRateOn(today, { vatBasisPoints }, priceList.vat, readings)
    return {
      ...row,
      vat: formatPercentage(vatBasisPoints),
      lodgingVat: formatPercentage(rate),
      stock: row.active ? activeRooms(rooms, row.id).length : 0,
      missing: missingForSale(row, rooms, hasTariff),
      prices: row.prices.map((price) => ({ ...price, amount: formatAmount(price.cents) })),
    }
  })
}
