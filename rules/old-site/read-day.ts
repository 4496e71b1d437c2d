import { type EpochDay, formatDay } from '../calendar/day.ts'
import { type DayMeant, dayMeant, readDayText } from './old-day.ts'
import type { OldDay } from './old-house.ts'
import type { OldFields } from './open-record.ts'
import type { Place } from './place.ts'
import { readEach } from './read-each.ts'
import type { Tell } from './remark.ts'

/** The parts of a day in a record, as they stand and as they can be meant; null where none is said. */
export interface DayParts {
  meant: DayMeant
  before: string
}

/** Reads `year`, `month` and `day`, or `startYear` and so on. */
export function readDayParts(fields: OldFields, of: '' | 'start' | 'end'): DayParts | null {
  const [year, month, day] = (['Year', 'Month', 'Day'] as const).map((part) =>
    fields.whole(of === '' ? part.toLowerCase() : `${of}${part}`, -1, 9999),
  )
  if (year === null && month === null && day === null) return null
  return {
    meant: dayMeant(year ?? NaN, month ?? NaN, day ?? NaN),
    before: [year, month, day].map((part) => part ?? '?').join(','),
  }
}

/**
 * The day of a record of its own: its parts, else its `date`. Month 12 is December. Null, and noted,
 * where it says no day that exists. `besides` is told of a day that does not exist in place of that.
 */
export function readOwnDay(
  fields: OldFields,
  tell: Tell,
  besides?: (before: string) => void,
): EpochDay | null {
  const parts = readDayParts(fields, '')
  const text = readDate(fields, 'date', tell, parts !== null && parts.meant.days.length > 0)
  if (parts === null || parts.meant.days.length === 0) {
    if (text === null) tell(fields.path, 'unreadable', 'missing-value', parts?.before)
    else if (parts !== null)
      tell(fields.path, 'repaired', 'day-text', parts.before, formatDay(text))
    return text
  }
  const { days, fault } = parts.meant
  if (fault === 'day-that-does-not-exist') {
    if (besides) besides(parts.before)
    else tell(fields.path, 'unreadable', fault, parts.before)
    return null
  }
  const day = days[0]!
  if (fault !== null) tell(fields.at('month'), 'repaired', fault, parts.before, formatDay(day))
  if (text !== null && text !== day)
    tell(fields.at('date'), 'not-taken', 'said-otherwise', formatDay(text), formatDay(day))
  return day
}

/**
 * A day that stands as a text. Null where nothing is said, or, noted, where it is no day that exists.
 * `silent`: it is only compared with what else is said.
 */
export function readDate(
  fields: OldFields,
  name: string,
  tell: Tell,
  silent = false,
): EpochDay | null {
  const before = fields.raw(name)
  if (before === null || before === '') return null
  const read = readDayText(before)
  const { days = [], fault = null } = read?.meant ?? {}
  if (read === null || fault === 'day-that-does-not-exist') {
    tell(fields.at(name), 'unreadable', fault ?? 'wrong-value', before)
    return null
  }
  const day = days[0]!
  if (!read.usual && !silent) tell(fields.at(name), 'repaired', 'day-text', before, formatDay(day))
  return day
}

/** A list of days, each once: vacation days, or the nights on which the family room was blocked. */
export function readDays(places: Place[], tell: Tell): OldDay[] {
  const seen = new Map<EpochDay, string>()
  return readEach(places, tell, (fields) => {
    const day = readOwnDay(fields, tell)
    if (day === null) return null
    const first = seen.get(day)
    if (first === undefined) seen.set(day, fields.path)
    else tell(fields.path, 'repaired', 'double-record', formatDay(day), first)
    return first === undefined ? { day } : null
  })
}
