import type { OldRecord } from './old-house.ts'
import { type OldFields, openRecord } from './open-record.ts'
import type { Place } from './place.ts'
import type { Tell } from './remark.ts'

/** Each record of a list; what has not what it is for is noted, and left out. */
export function readEach<Read extends object>(
  places: Place[],
  tell: Tell,
  read: (fields: OldFields) => Read | null,
): (OldRecord & Read)[] {
  return places.flatMap((place) => {
    const fields = openRecord(place, tell)
    if (!fields) return []
    const { path, key, id } = fields
    const one = read(fields)
    fields.close()
    return one === null ? [] : [{ path, key, id, ...one }]
  })
}
