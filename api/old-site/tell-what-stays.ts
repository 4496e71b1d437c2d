import type { OldHouse, OldRecord } from '../../rules/old-site/old-house.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Carrying } from './carrying.ts'
import { type CarriedRooms, FAMILY } from './import-room-types.ts'

/** Each record of the export that comes by itself, as it was read. */
export function recordsOf(house: OldHouse): OldRecord[] {
  const { bookings, breakfastOrders, payments, products, sales, invoices, roomTypes } = house
  const nights = roomTypes.flatMap(({ minimumNights, occupancy }) => [
    ...minimumNights,
    ...occupancy.filter(({ closed }) => closed),
  ])
  return [
    ...[...roomTypes, ...bookings, ...breakfastOrders, ...payments, ...products, ...sales],
    ...[...invoices, ...nights, ...house.familyClosures, ...house.vacationDays],
  ]
}

/** Tells of each record that was read and has come to nothing, unless something was said of it. */
export function tellWhatStays({ house, rows, remarks }: Carrying, waiting: Set<string>): void {
  const told = new Set(remarks.flatMap(({ kind, path }) => (kind === 'repaired' ? [] : [path])))
  const sentence = 'Dit is gelezen, en het is niet ingevoerd.'
  for (const { path } of recordsOf(house))
    if (rows.idOf(path) === undefined && !told.has(path) && !waiting.has(path))
      remarks.push({ path, kind: 'not-taken', sentence, before: null, after: null })
}

/**
 * Tells of the prices and the facilities that are otherwise here: a room type that is here already
 * stays as it is, and the family room has tariffs instead of prices.
 */
export async function tellRoomTypesApart(
  { client, house, remarks }: Carrying,
  { types }: CarriedRooms,
): Promise<void> {
  const { rows: ours } = await client.query<{ type: number; persons: number; cents: number }>(
    'SELECT room_type_id AS type, persons, cents FROM room_type_prices',
  )
  const { rows: named } = await client.query<{ type: number; name: string }>(
    'SELECT room_type_id AS type, name FROM room_type_facilities',
  )
  const persons = (count: number, cents: number) => `${count} p: ${formatEuro(cents)}`
  const tell = (path: string, sentence: string, before: string, after: string | null) =>
    remarks.push({ path, kind: 'not-taken', sentence, before, after })
  for (const { resourceId, prices, facilities } of house.roomTypes) {
    const type = types.get(resourceId)
    for (const { path, persons: count, cents } of prices) {
      const our = ours.find((one) => one.type === type && one.persons === count)
      if (our?.cents === cents) continue
      const sentence =
        resourceId === FAMILY
          ? 'De familiekamer heeft hier vaste tarieven (Instellingen, Tarieven familiekamer): deze prijs komt niet mee.'
          : 'Dit kamertype heeft hier al andere prijzen: die blijven staan.'
      tell(path, sentence, persons(count, cents), our ? persons(count, our.cents) : null)
    }
    for (const { path, name } of facilities)
      if (!named.some((one) => one.type === type && one.name === name))
        tell(path, 'Dit kamertype heeft hier al andere voorzieningen.', name, null)
  }
}
