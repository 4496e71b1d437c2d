import type { OldRoomType } from './old-house.ts'
import { type OldFields, openRecord } from './open-record.ts'
import type { Place } from './place.ts'
import { readOccupancy } from './read-occupancy.ts'
import { readFacilities, readImages, readMinimumNights, readPrices } from './read-room-lists.ts'
import type { Tell } from './remark.ts'

/** More of anything than a house has. */
const many = 10_000

/** The room types of `content/services`, each with a `resourceId` of its own. */
export function readRoomTypes(places: Place[], tell: Tell, defaultName: string): OldRoomType[] {
  const roomTypes = places.flatMap((place): OldRoomType[] => {
    const fields = openRecord(place, tell)
    if (!fields) return []
    const roomType = readRoomType(fields, tell, defaultName)
    fields.close()
    return [roomType]
  })
  giveOwnNumbers(roomTypes, tell)
  return roomTypes
}

function readRoomType(fields: OldFields, tell: Tell, defaultName: string): OldRoomType {
  const { path, key, id } = fields
  const or = <Value extends string | number>(name: string, said: Value | null, other: Value) => {
    if (said !== null && said !== '') return said
    tell(fields.at(name), 'repaired', 'missing-value', null, other)
    return other
  }
  return {
    path,
    key,
    id,
    resourceId: fields.whole('resourceId', 1, many) ?? 0,
    name: or('name', fields.text('name'), defaultName),
    description: fields.text('desc'),
    sort: fields.whole('sort', -many, many),
    vatBasisPoints: or('btw', fields.basisPoints('btw'), 900),
    stock: or('stock', fields.whole('stock', 0, many), 1),
    prices: readPrices(fields.list('prices'), tell),
    facilities: readFacilities(fields.list('facilities'), tell),
    images: readImages(fields.list('images'), tell),
    minimumNights: readMinimumNights(fields.list('minDates'), tell),
    occupancy: readOccupancy(fields.list('dates'), tell),
  }
}

/**
 * A number that is missing, or that another room type had first, is made anew: one above them all.
 * "Count plus one" (BO §3) gave a fourth room type the number of the family room.
 */
function giveOwnNumbers(roomTypes: OldRoomType[], tell: Tell): void {
  const taken = new Set<number>()
  let highest = roomTypes.reduce((most, { resourceId }) => Math.max(most, resourceId), 0)
  for (const roomType of roomTypes) {
    const before = roomType.resourceId
    if (before === 0 || taken.has(before)) {
      roomType.resourceId = ++highest
      const what = before === 0 ? 'missing-value' : 'double-number'
      tell(`${roomType.path}/resourceId`, 'repaired', what, before || null, highest)
    }
    taken.add(roomType.resourceId)
  }
}
