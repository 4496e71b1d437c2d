import { type EpochDay, type Stay, formatDay, nightsOf } from '../calendar/day.ts'
import { readDayText } from './old-day.ts'
import type { OldFields } from './open-record.ts'
import { type DayParts, readDayParts } from './read-day.ts'
import type { Finding, Tell } from './remark.ts'

/** A stay as it was sold: `soldNights` is null where nothing is said. */
export interface OldStay extends Stay {
  soldNights: number | null
}

/** Longer stays are a slip of the pen. */
const mostNights = 1000

/**
 * The stay of a booking: its parts (BO §3), its text `end`, and `totalNights` say the same, or what
 * two of them say counts. Where dates that can be meant sell other nights, both stay, and a person
 * looks. Null, and noted, where no stay can be meant.
 */
export function readStay(fields: OldFields, tell: Tell): OldStay | null {
  const start = readDayParts(fields, 'start')
  const end = readDayParts(fields, 'end')
  const endText = readEndText(fields, tell)
  const soldNights = readSoldNights(fields, tell)
  const starts = start?.meant.days ?? []
  const ends = [...(end?.meant.days ?? []), ...(endText ?? [])]

  const stays = starts.flatMap((arrival) =>
    ends.flatMap((departure) => {
      const nights = departure - arrival
      return nights > 0 && nights <= mostNights ? [{ arrival, departure }] : []
    }),
  )
  const stay =
    stays.find((one) => nightsOf(one) === soldNights) ??
    stays[0] ??
    reckoned(starts, ends, soldNights)
  const before = `${start?.before ?? '?'} – ${end?.before ?? '?'}`
  if (!stay) {
    tell(fields.path, 'unreadable', 'missing-value', before)
    return null
  }
  const after = `${formatDay(stay.arrival)} – ${formatDay(stay.departure)}`
  const fault = faultOf(stay, start, end, endText)
  if (fault !== null) tell(fields.path, 'repaired', fault, before, after)
  if (endText !== null && !endText.includes(stay.departure))
    tell(fields.at('end'), 'not-taken', 'said-otherwise', formatDay(endText[0]!), after)
  if (soldNights !== null && soldNights !== nightsOf(stay))
    tell(
      fields.path,
      'undecided',
      'nights-differ',
      `verkocht: ${nightsText(soldNights)}`,
      `datums: ${nightsText(nightsOf(stay))}`,
    )
  return { ...stay, soldNights }
}

const nightsText = (nights: number) => `${nights} ${nights === 1 ? 'nacht' : 'nachten'}`

/** From one day and the nights that were sold; a day alone was sold for one night. */
function reckoned(starts: EpochDay[], ends: EpochDay[], nights: number | null): Stay | null {
  const [start, end] = [starts[0], ends[0]]
  if (nights !== null && start !== undefined) return { arrival: start, departure: start + nights }
  if (nights !== null && end !== undefined) return { arrival: end - nights, departure: end }
  return start !== undefined && start === end ? { arrival: start, departure: start + 1 } : null
}

/** Why the stay is not what its parts say; null where it is. */
function faultOf(
  { arrival, departure }: Stay,
  start: DayParts | null,
  end: DayParts | null,
  endText: EpochDay[] | null,
): Finding | null {
  const faults = [start, end].map((parts) => parts?.meant.fault ?? null)
  const fits = [start, end].every((parts, index) =>
    parts?.meant.days.includes([arrival, departure][index]!),
  )
  if (fits) return faults[0] ?? faults[1] ?? null
  if (start?.meant.days.includes(arrival) && end === null && endText?.includes(departure))
    return 'day-text'
  return 'stay-corrected'
}

/** BO §3: `end` is `2024,6,3`, its month from zero. */
function readEndText(fields: OldFields, tell: Tell): EpochDay[] | null {
  const before = fields.raw('end')
  if (before === null || before === '') return null
  const read = readDayText(before)
  if (read === null) tell(fields.at('end'), 'unreadable', 'wrong-value', before)
  return read?.meant.days ?? null
}

/** The old site counted one night as none (BO §9 "minus 1"): none says nothing. */
function readSoldNights(fields: OldFields, tell: Tell): number | null {
  const nights = fields.whole('totalNights', 0, mostNights)
  if (nights !== 0) return nights
  tell(fields.at('totalNights'), 'repaired', 'wrong-value', 0)
  return null
}
