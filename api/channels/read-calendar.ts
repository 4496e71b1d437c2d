import ICAL from 'ical.js'
import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import { instantInAmsterdam, momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type {
  FeedBlock,
  FeedProblem,
  FeedReading,
  Nights,
} from '../../rules/channels/feed-block.ts'
import { nameOfBlock, referenceOf } from '../../rules/channels/name-block.ts'

/** So many events are read of a feed: a listing has no more nights in ten years. */
const MOST_EVENTS = 5_000
/** So many repeats are followed in a whole feed. */
const MOST_REPEATS = 5_000
/** Nights from today on that count: as many as a channel is sent. */
const NIGHTS_AHEAD = 731
/** Who leaves so late in the day, in minutes, has the night too: 23:59 ends a day. */
const LATE = 22 * 60
const DAY_MS = 86_400_000

/** An event, and by what a later one of the same UID takes its place. */
interface ReadEvent {
  uid: string
  /** The first day of the repeat that it stands for; empty for an event itself. */
  repeat: string
  sequence: number
  /** When it was last written. */
  stamp: string
  isCancelled: boolean
  component: ICAL.Component
}

type Zones = ReadonlyMap<string, ICAL.Timezone>
type Refusal = Extract<FeedProblem['code'], 'no-start' | 'ends-before-start' | 'too-many-repeats'>

/**
 * Reads an iCalendar file (RFC 5545) as blocks of nights in Europe/Amsterdam, from today on for 24
 * months. What cannot be read is named, and all else is read on; nothing is thrown. Each event is read
 * by itself, so that a broken one takes no other along.
 *
 * Of a repeated UID the highest `SEQUENCE` counts, then what was written last; where both are as old
 * but their nights differ, all nights count, for a night too few is sold twice.
 */
export function readCalendar({ text, today }: { text: string; today: EpochDay }): FeedReading {
  const { hasBegun, isWhole, parts } = splitCalendar(text)
  const problems: FeedProblem[] = []
  if (!hasBegun) return { blocks: [], problems: [{ code: 'no-calendar', uid: null }] }
  if (!isWhole) problems.push({ code: 'cut-off', uid: null })
  const written = parts.filter(({ name }) => name === 'VEVENT')
  if (written.length > MOST_EVENTS) problems.push({ code: 'too-many-events', uid: null })
  const events: ReadEvent[] = []
  for (const part of written.slice(0, MOST_EVENTS)) {
    const event = readEvent(part.text)
    if ('code' in event) problems.push(event)
    else events.push(event)
  }
  const zones = readZones(parts.filter(({ name }) => name === 'VTIMEZONE'))
  const blocks: FeedBlock[] = []
  const budget = { repeats: MOST_REPEATS }
  for (const [uid, alike] of grouped(events, ({ uid }) => uid)) {
    const newest = [...grouped(alike, ({ repeat }) => repeat).values()].flatMap(newestOf)
    for (const { repeat, isCancelled, component } of newest) {
      if (isCancelled) continue
      const others = repeat === '' ? newest.map((other) => other.repeat) : []
      try {
        const nights = nightsOf(component, others, zones, today, budget)
        if (typeof nights === 'string') problems.push({ code: nights, uid: uid || null })
        else blocks.push(...nights.map((run) => ({ ...run, ...namesOf(component, uid, run) })))
      } catch {
        // Values are read by the library only when they are asked for.
        problems.push({ code: 'unreadable', uid: uid || null })
      }
    }
  }
  return { blocks: blocks.toSorted((a, b) => a.from - b.from || a.until - b.until), problems }
}

interface Part {
  name: string
  text: string
}

/** The events and zones of a file as they are written. One that does not end makes it cut off. */
function splitCalendar(text: string) {
  // PostgreSQL stores no NUL.
  const lines = text.replaceAll(/^\uFEFF|\0/g, '').split(/\r\n?|\n/)
  const parts: Part[] = []
  let open: { name: string; from: number } | null = null
  let [hasBegun, hasEnded, isWhole] = [false, false, true]
  for (const [at, line] of lines.entries()) {
    const [, word, given] = /^(BEGIN|END):(VCALENDAR|VEVENT|VTIMEZONE)[ \t]*$/i.exec(line) ?? []
    if (word === undefined) continue
    const name = given!.toUpperCase()
    const isBegin = word.toUpperCase() === 'BEGIN'
    if (name === 'VCALENDAR') [hasBegun, hasEnded] = isBegin ? [true, false] : [hasBegun, true]
    else if (isBegin) {
      isWhole &&= open === null
      open = { name, from: at }
    } else if (open?.name === name) {
      parts.push({ name, text: lines.slice(open.from, at + 1).join('\n') })
      open = null
    }
  }
  return { hasBegun, isWhole: isWhole && hasEnded && open === null, parts }
}

function readEvent(text: string): ReadEvent | FeedProblem {
  try {
    const component = new ICAL.Component(ICAL.parse(text))
    const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
    return {
      uid: storedUid(textOf('uid')),
      repeat: textOf('recurrence-id').slice(0, 10),
      sequence: Number(textOf('sequence')) || 0,
      stamp: textOf('last-modified') || textOf('dtstamp'),
      isCancelled: textOf('status').toUpperCase() === 'CANCELLED',
      component,
    }
  } catch {
    const [, uid] = /^UID[^:\n]*:(.*)$/im.exec(text.replaceAll(/\n[ \t]/g, '')) ?? []
    return { code: 'unreadable', uid: storedUid(uid?.trim() ?? '') || null }
  }
}

/** PostgreSQL stores no half of a character. */
const storedUid = (uid: string) => uid.slice(0, 255).replace(/[\uD800-\uDBFF]$/, '')

/** The zones that a file brings along. One that cannot be read is as one that is not there. */
function readZones(parts: readonly Part[]): Zones {
  const zones = new Map<string, ICAL.Timezone>()
  for (const { text } of parts) {
    try {
      const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
      zones.set(zone.tzid, zone)
    } catch {
      continue
    }
  }
  return zones
}

function newestOf(events: readonly ReadEvent[]): ReadEvent[] {
  if (events.length === 1) return [...events]
  const last = events.reduce((best, event) => (compare(event, best) > 0 ? event : best))
  return events.filter((event) => compare(event, last) === 0)
}

/** An event without a UID is nobody's newer version. */
const compare = (a: ReadEvent, b: ReadEvent) =>
  a.uid === '' ? 0 : a.sequence - b.sequence || (a.stamp < b.stamp ? -1 : Number(a.stamp > b.stamp))

function grouped(events: readonly ReadEvent[], keyOf: (event: ReadEvent) => string) {
  const groups = new Map<string, ReadEvent[]>()
  for (const event of events) {
    const group = groups.get(keyOf(event))
    if (group) group.push(event)
    else groups.set(keyOf(event), [event])
  }
  return groups
}

function namesOf(component: ICAL.Component, uid: string, { from, until }: Nights) {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  return {
    uid: uid || `${from}/${until}`,
    name: nameOfBlock(textOf('summary')),
    reference: referenceOf(textOf('description')),
  }
}

/** The runs of nights of an event and its repeats, without those that other events stand for. */
function nightsOf(
  component: ICAL.Component,
  others: readonly string[],
  zones: Zones,
  today: EpochDay,
  budget: { repeats: number },
): Nights[] | Refusal {
  const ends = today + NIGHTS_AHEAD
  const start = timeOf(component, 'dtstart')
  if (!start) return 'no-start'
  const first = runOf(component, start, zones)
  if (!first) return 'ends-before-start'
  const clip = ({ from, until }: Nights) => ({ from, until: Math.min(until, ends) })
  const isInWindow = ({ from, until }: Nights) => until > today && from < ends
  if (!component.hasProperty('rrule') && !component.hasProperty('rdate'))
    return [first].filter(isInWindow).map(clip)

  const runs: Nights[] = []
  const length = first.until - first.from
  const repeats = new ICAL.RecurExpansion({ component, dtstart: start })
  for (let next = repeats.next(); next; next = repeats.next()) {
    if (--budget.repeats < 0) return 'too-many-repeats'
    const from = dayIn(next, zoneOf(component), zones)
    if (from === null || from >= ends) break
    if (!others.includes(next.toString().slice(0, 10))) runs.push({ from, until: from + length })
  }
  return runs.filter(isInWindow).map(clip)
}

/** The nights of an event that begins then; null where it ends before. */
function runOf(component: ICAL.Component, start: ICAL.Time, zones: Zones): Nights | null {
  const from = dayIn(start, zoneOf(component), zones)
  if (from === null) return null
  const hasEnd = component.hasProperty('dtend')
  const end = hasEnd ? timeOf(component, 'dtend') : afterDuration(component, start)
  if (!end) return hasEnd ? null : { from, until: from + 1 }
  const zone = zoneOf(component, hasEnd ? 'dtend' : 'dtstart')
  const until = dayIn(end, zone, zones, LATE)
  if (until === null || end.compare(start) < 0 || until < from) return null
  return { from, until: Math.max(until, from + 1) }
}

function afterDuration(component: ICAL.Component, start: ICAL.Time): ICAL.Time | null {
  const duration = component.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration)) return null
  const end = start.clone()
  end.addDuration(duration)
  return end
}

/** A day that does not exist would become another one: a 13th month the January after it. */
function timeOf(component: ICAL.Component, name: string): ICAL.Time | null {
  const [, , , written] = component.getFirstProperty(name)?.jCal ?? []
  if (parseDay(String(written).slice(0, 10)) === null) return null
  const time = component.getFirstPropertyValue(name)
  return time instanceof ICAL.Time ? time : null
}

const zoneOf = (component: ICAL.Component, name = 'dtstart') =>
  component.getFirstProperty(name)?.getFirstParameter('tzid') ?? ''

/**
 * The day of a time in Europe/Amsterdam. A time without a known zone is read as the house's own.
 *
 * @param nextFrom from this minute of a day on it is the next day
 */
function dayIn(time: ICAL.Time, zone: string, zones: Zones, nextFrom = Infinity): EpochDay | null {
  const day = parseDay(time.toString().slice(0, 10))
  if (day === null) return null
  if (time.isDate) return day
  const minute = time.hour * 60 + time.minute
  const instant = instantOf(time, day * DAY_MS + minute * 60_000, zone, zones)
  const moment = momentInAmsterdam(instant ?? instantInAmsterdam(day, minute))
  return moment.today + (moment.minuteOfDay >= nextFrom ? 1 : 0)
}

/** The instant of a time in its zone; null where that is the house's, or unknown. */
function instantOf(time: ICAL.Time, local: number, name: string, zones: Zones): number | null {
  if (time.zone === ICAL.Timezone.utcTimezone) return local
  const offset = name === '' ? null : offsetIn(name)
  // Twice: near a change of the clocks the first guess is of the other side.
  if (offset) return local - offset(local - offset(local))
  const zone = zones.get(name)
  return zone ? local - zone.utcOffset(time) * 1000 : null
}

const offsets = new Map<string, ((instant: number) => number) | null>()

/** How far a zone of the tz database is ahead of UTC at an instant, ms; null for a name that is none. */
function offsetIn(name: string): ((instant: number) => number) | null {
  if (!offsets.has(name)) {
    if (offsets.size > 100) offsets.clear()
    offsets.set(name, offsetsOf(name))
  }
  return offsets.get(name)!
}

function offsetsOf(timeZone: string): ((instant: number) => number) | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    return (instant) => {
      const parts = format.formatToParts(instant)
      const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
      const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
      return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
    }
  } catch {
    return null
  }
}
