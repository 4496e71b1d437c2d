import type { OldHouse, OldRoomType } from '../../rules/old-site/old-house.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { roomTypeSlug } from '../rooms/room-type-slug.ts'
import { type Carrying, count } from './carrying.ts'

/** The family room's number in the old site (BO §3). */
export const FAMILY = 4

/** The doors of each old type (reading `rooms.physical`). */
const DOORS: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2],
  2: [3, 4, 5],
  3: [9, 10, 11],
  [FAMILY]: [12],
}

/** What an import knows of the rooms: ours, by the numbers of the old site. */
export interface CarriedRooms {
  /** Our room type by the old `resourceId`. */
  types: Map<number, number>
  /** By the number on the door. */
  rooms: Map<number, { id: number; roomTypeId: number }>
}

interface OurType {
  id: number
  slug: string
  name: string
  kind: 'ordinary' | 'family'
  /** It came just now: another one of the export with its name is another one here. */
  isNew?: true
}

/**
 * Brings the room types with their prices, facilities and minimum nights, and the rooms. A type that
 * the house has, by its name or by one of its doors, stays as it is, and so does a room. One that came
 * and that staff deleted since stays away, with what the export has of it. Refused: a
 * door that is the family room's in one house and an ordinary one's in the other.
 */
export async function importRoomTypes(carrying: Carrying): Promise<CarriedRooms> {
  const { client, rows } = carrying
  const ours = (
    await client.query<OurType>('SELECT id, slug, name, kind FROM room_types ORDER BY id')
  ).rows
  const rooms = await ourRooms(carrying)
  const types: CarriedRooms['types'] = new Map()
  const deleted = new Set<number>()
  let found = 0
  let brought = 0
  let roomsBrought = 0
  let roomsFound = 0
  for (const old of wantedTypes(carrying)) {
    const doors = doorsOf(old)
    found++
    const known = Number(rows.idOf(old.path) ?? Number.NaN)
    let type = ours.find(({ id }) => id === known) ?? sameType(ours, old, doors, rooms)
    const isNew = type === undefined
    if (isNew && rows.idOf(old.path) !== undefined) {
      tellDeleted(carrying, old)
      deleted.add(old.resourceId)
      continue
    }
    roomsFound += doors.length
    if (type) refuseOtherKind(type, old)
    else {
      type = await writeType(carrying, old, ours)
      ours.push(type)
      brought++
    }
    types.set(old.resourceId, type.id)
    // Its rooms came with it: one that is gone since, staff took away.
    if (rows.idOf(old.path) !== undefined) continue
    rows.add(old.path, 'room_types', type.id)
    if (isNew && old.resourceId !== FAMILY && old.stock > doors.length)
      tellUnnumbered(carrying, old, doors.length)
    for (const number of doors) {
      if (rooms.has(number)) continue
      rooms.set(number, await writeRoom(carrying, type.id, number))
      roomsBrought++
    }
  }
  carrying.house = withoutDeleted(carrying.house, deleted)
  count(carrying, 'room-types', found, { brought, before: types.size - brought })
  count(carrying, 'rooms', roomsFound, {
    brought: roomsBrought,
    before: roomsFound - roomsBrought,
  })
  return { types, rooms }
}

function tellDeleted({ remarks }: Carrying, { path }: WantedType): void {
  const sentence =
    'Dit kamertype is hier verwijderd: het komt niet terug, en zijn prijzen, nachten en foto’s ook niet.'
  remarks.push({ path, kind: 'not-taken', sentence, before: null, after: null })
}

/** The house without what belongs to a room type that staff deleted; its bookings are told of one by one. */
function withoutDeleted(house: OldHouse, deleted: ReadonlySet<number>): OldHouse {
  const isHere = ({ resourceId }: { resourceId: number }) => !deleted.has(resourceId)
  return {
    ...house,
    roomTypes: house.roomTypes.filter(isHere),
    vacations: house.vacations.filter(isHere),
    familyClosures: deleted.has(FAMILY) ? [] : house.familyClosures,
  }
}

async function ourRooms({ client }: Carrying): Promise<CarriedRooms['rooms']> {
  const { rows } = await client.query<{ id: number; number: number; roomTypeId: number }>(
    'SELECT id, number, room_type_id AS "roomTypeId" FROM rooms',
  )
  return new Map(rows.map(({ number, ...room }) => [number, room]))
}

type WantedType = Pick<
  OldRoomType,
  'path' | 'resourceId' | 'name' | 'description' | 'sort' | 'vatBasisPoints' | 'stock'
> &
  Pick<OldRoomType, 'prices' | 'facilities' | 'minimumNights'>

/** Those of the export, and the family room where only its bookings or its closed nights tell of it. */
function wantedTypes({ house }: Carrying): WantedType[] {
  const hasFamily = house.roomTypes.some(({ resourceId }) => resourceId === FAMILY)
  const isMeant =
    house.familyClosures.length > 0 || house.bookings.some((one) => one.roomTypeId === FAMILY)
  if (hasFamily || !isMeant) return house.roomTypes
  const family: WantedType = {
    path: 'content/specialServices',
    resourceId: FAMILY,
    name: 'Familiekamer',
    description: '',
    sort: FAMILY,
    vatBasisPoints: 900,
    stock: 1,
    prices: [],
    facilities: [],
    minimumNights: [],
  }
  return [...house.roomTypes, family]
}

/**
 * The doors of a type: those of `rooms.physical`, as many as the old site counted. A number that only a
 * booking names is no room.
 */
function doorsOf({ resourceId, stock }: WantedType): readonly number[] {
  return (DOORS[resourceId] ?? []).slice(0, stock)
}

/** Tells of rooms that the old site counted and whose numbers nobody knows. */
function tellUnnumbered({ remarks }: Carrying, { path, stock }: WantedType, made: number): void {
  const sentence =
    'De oude site telde meer kamers van dit type dan er nummers bekend zijn: voeg ze toe bij Instellingen, Kamers.'
  remarks.push({ path, kind: 'undecided', sentence, before: `${stock}`, after: `${made}` })
}

function sameType(
  all: readonly OurType[],
  old: WantedType,
  doors: readonly number[],
  rooms: CarriedRooms['rooms'],
): OurType | undefined {
  const ours = all.filter(({ isNew }) => !isNew)
  const name = old.name.trim().toLowerCase()
  const behind = doors.map((number) => rooms.get(number)?.roomTypeId)
  return (
    ours.find((one) => one.name.trim().toLowerCase() === name) ??
    (old.resourceId === FAMILY ? ours.find(({ kind }) => kind === 'family') : undefined) ??
    ours.find(({ id }) => behind.includes(id))
  )
}

function refuseOtherKind(type: OurType, old: WantedType): void {
  if ((type.kind === 'family') === (old.resourceId === FAMILY)) return
  const text = `Kamertype ‘${old.name}’ van de oude site is hier ‘${type.name}’, en een van de twee is de familiekamer. Geef de kamers hier eerst andere nummers. Er is niets ingevoerd.`
  throw new Refused(invalidInput([{ field: 'tree', text }], text))
}

async function writeType(
  { client, words }: Carrying,
  old: WantedType,
  ours: readonly OurType[],
): Promise<OurType> {
  const kind = old.resourceId === FAMILY ? 'family' : 'ordinary'
  const slug = roomTypeSlug(
    old.name,
    new Set(ours.map((one) => one.slug)),
    words.roomSettings.defaultName,
  )
  const { rows: written } = await client.query<{ id: number }>(
    `INSERT INTO room_types (slug, name, kind, description, sort, vat_basis_points)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [slug, old.name, kind, old.description, old.sort ?? old.resourceId, old.vatBasisPoints],
  )
  const id = written[0]!.id
  if (kind === 'ordinary')
    await client.query(
      `INSERT INTO room_type_prices (room_type_id, persons, cents)
       SELECT $1, persons, cents FROM jsonb_to_recordset($2) AS p (persons int, cents int) ON CONFLICT DO NOTHING`,
      [id, JSON.stringify(old.prices)],
    )
  await client.query(
    `INSERT INTO room_type_facilities (room_type_id, name, sort)
     SELECT $1, name, sort FROM unnest($2::text[]) WITH ORDINALITY AS f (name, sort)`,
    [id, old.facilities.map(({ name }) => name)],
  )
  return { id, slug, name: old.name, kind, isNew: true }
}

async function writeRoom(
  { client }: Carrying,
  roomTypeId: number,
  number: number,
): Promise<{ id: number; roomTypeId: number }> {
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO rooms (room_type_id, number) VALUES ($1, $2) RETURNING id',
    [roomTypeId, number],
  )
  return { id: rows[0]!.id, roomTypeId }
}
