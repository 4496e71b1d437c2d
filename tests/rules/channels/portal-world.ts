import type { Occupancy, PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { dayOf, type EpochDay, type Moment } from '../../../rules/calendar/day.ts'
import { blockedNights } from '../../../rules/channels/blocked-nights.ts'
import {
  type BlockState,
  decideFeed,
  type FeedDecision,
  type KnownBlock,
} from '../../../rules/channels/decide-feed.ts'
import { afterSending, type Echoes, mustReadFirst } from '../../../rules/channels/echoes.ts'
import { type FeedBlock, type Nights, runsOf } from '../../../rules/channels/feed-block.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { roomsOf } from '../availability/property.arbitrary.ts'
import { property } from '../availability/property.ts'

/** How a portal writes its feed. */
export interface PortalStyle {
  /** It says which blocks it sold. */
  names: boolean
  /** What it does with the blocks that it read of us. */
  echoes: 'none' | 'apart' | 'merged'
  /** Whether an event has the same UID at each read. */
  stableUids: boolean
}

interface Listing {
  style: PortalStyle
  /** The portal, as the source of a stay. */
  channel: string
  roomId: number
  sales: (Nights & { id: number })[]
  /** Nights that it read of us as not free. */
  applied: Set<EpochDay>
  /** What the house keeps of it. */
  known: KnownBlock[]
  echoes: Echoes
}

const ten = 10 * 60_000
export const today = dayOf(2026, 12, 1)
/** Nights that are sold in this world. */
export const window = { from: today + 5, until: today + 20 }
const readings = { ...defaultReadings, 'closed-season.ordinary': 'none' } as const

/**
 * A house with a few rooms of one type, its own sales, and portals that read its feeds and write
 * theirs. The house knows of a sale elsewhere only what `decideFeed` made of a feed.
 */
export class PortalWorld {
  readonly direct: Nights[] = []
  readonly listings: Listing[]
  private instant = today * 86_400_000
  private lastId = 0

  constructor(
    readonly rooms: number,
    portals: readonly (PortalStyle & { listings: number })[],
  ) {
    this.listings = portals.flatMap(({ listings, ...style }, portal) =>
      Array.from({ length: Math.min(listings, rooms) }, (_, at) => ({
        style,
        channel: `portal-${portal}`,
        roomId: at + 1,
        sales: [],
        applied: new Set<EpochDay>(),
        known: [],
        echoes: new Map(),
      })),
    )
  }

  pass(ms = ten): void {
    this.instant += ms
  }

  /** How many rooms are free, as the house knows it. */
  free(night: EpochDay): number {
    const has = (stay: Nights) => stay.from <= night && night < stay.until
    const stays = this.listings.flatMap(({ known }) =>
      known.filter(({ state }) => state === 'stay'),
    )
    return this.rooms - this.direct.filter(has).length - stays.filter(has).length
  }

  sellDirectly(nights: Nights): boolean {
    const fits = nightsIn(nights).every((night) => this.free(night) > 0)
    if (fits) this.direct.push(nights)
    return fits
  }

  sellAt(listing: Listing, nights: Nights, of?: { id: number }): boolean {
    const taken = listing.sales
      .filter(({ id }) => id !== of?.id)
      .flatMap(nightsIn)
      .concat(...listing.applied)
    if (nightsIn(nights).some((night) => taken.includes(night))) return false
    if (of) Object.assign(of, nights)
    else listing.sales.push({ ...nights, id: ++this.lastId })
    return true
  }

  /** The portal reads of us which nights are not free; before something new its feed is read once more. */
  fetch(listing: Listing, isReachable = true): void {
    const isReadFirst = mustReadFirst(listing.echoes, this.blocked(listing))
    const wasRead = !isReadFirst || isReachable
    if (isReadFirst && isReachable) this.read(listing)
    listing.applied = this.blocked(listing)
    listing.echoes = afterSending(listing.echoes, listing.applied, this.instant, wasRead)
  }

  /** The house reads the portal's feed, and applies what it means. */
  read(listing: Listing, mayBeEmpty = true): FeedDecision {
    const link = { meaning: 'stay', isConfirmed: true, mayBeEmpty } as const
    const reading = { blocks: this.feedOf(listing), problems: [] }
    const { known, echoes } = listing
    const decision = decideFeed(link, reading, known, echoes, [], this.moment())
    this.apply(listing, decision)
    return decision
  }

  feedOf({ sales, applied, style }: Listing): FeedBlock[] {
    const uid = (stable: string) => (style.stableUids ? stable : `fresh-${++this.lastId}`)
    const sent = style.echoes === 'none' ? new Set<EpochDay>() : applied
    if (style.echoes === 'merged' && !style.names) {
      const nights = new Set([...sales.flatMap(nightsIn), ...sent])
      return runsIn(nights).map((run) => ({
        ...run,
        uid: uid(`${run.from}`),
        name: 'either',
        reference: null,
      }))
    }
    const own = sales.map(({ id, from, until }) => ({ from, until, uid: uid(`sale-${id}`) }))
    const echoed = runsIn(sent).map((run) => ({ ...run, uid: uid(`block-${run.from}`) }))
    return [
      ...own.map((one) => ({
        ...one,
        name: style.names ? ('sale' as const) : ('either' as const),
        reference: null,
      })),
      ...echoed.map((one) => ({
        ...one,
        name: style.names ? ('block' as const) : ('either' as const),
        reference: null,
      })),
    ].toSorted((a, b) => a.from - b.from)
  }

  /** The nights that the house sends a listing's portal as not free. */
  private blocked({ channel, roomId }: Listing): Set<EpochDay> {
    const mates = this.listings.filter((one) => one.channel === channel)
    const sales = mates.flatMap((mate) =>
      mate.known
        .filter(({ state }) => state === 'stay' || state === 'double')
        .map(({ id, state, from, until }) => {
          const bookingId = state === 'stay' ? `${id}` : null
          return { roomId: mate.roomId, from, until, bookingId }
        }),
    )
    const listedRooms = mates.map((mate) => mate.roomId)
    const listing = { channel, roomId, listedRooms, sales }
    return new Set(
      blockedNights(listing, this.moment(), this.facts()).flatMap(({ arrival, departure }) =>
        nightsIn({ from: arrival, until: departure }),
      ),
    )
  }

  private moment(): Moment {
    return { today, minuteOfDay: 0, instant: this.instant }
  }

  /** The stays of the house, each in the first room that is free for it. */
  private facts(): PropertyFacts {
    const stays = [
      ...this.direct.map((nights, at) => ({ ...nights, bookingId: `direct-${at}`, source: null })),
      ...this.listings.flatMap(({ known, channel }) =>
        known
          .filter(({ state }) => state === 'stay')
          .map(({ id, from, until }) => ({ from, until, bookingId: `${id}`, source: channel })),
      ),
    ].toSorted((a, b) => a.from - b.from)
    const freeFrom = Array.from({ length: this.rooms }, () => today)
    const occupancies = stays.map(({ from, until, ...stay }): Occupancy => {
      const place = freeFrom.findIndex((day) => day <= from)
      freeFrom[place] = until
      const its = { roomTypeId: 1, roomId: place + 1, pinned: false, holdUntil: null }
      return { ...stay, ...its, arrival: from, departure: until }
    })
    return property({ rooms: roomsOf(1, this.rooms), occupancies, readings })
  }

  private apply(listing: Listing, decision: FeedDecision): void {
    const find = (id: number) => listing.known.find((one) => one.id === id)!
    for (const { id, uid, name } of decision.present)
      Object.assign(find(id), { uid, name, missing: 0 })
    for (const { id } of decision.missing) find(id).missing++
    const vanished = decision.vanished.map(({ id }) => id)
    listing.known = listing.known.filter(({ id }) => !vanished.includes(id))
    for (const { id, uid, name, from, until } of decision.moved) {
      const one = find(id)
      if (one.state === 'stay') one.state = 'double'
      Object.assign(one, { uid, name, from, until, missing: 0 })
    }
    for (const { uid, name, from, until, state } of decision.fresh)
      listing.known.push({
        id: ++this.lastId,
        uid,
        name,
        from,
        until,
        state: state === 'stay' ? 'double' : state,
        missing: 0,
        isBilled: false,
        hasBegun: false,
      })
    listing.echoes = decision.echoes
    for (const one of this.listings.flatMap(({ known }) => known))
      if (one.state === 'double' && nightsIn(one).every((night) => this.free(night) > 0))
        one.state = 'stay'
  }

  /** The nights that blocks of these states stand for. */
  known({ known }: Listing, ...states: BlockState[]): EpochDay[] {
    return known
      .filter(({ state }) => states.includes(state))
      .flatMap(nightsIn)
      .toSorted((a, b) => a - b)
  }
}

export function nightsIn({ from, until }: Nights): EpochDay[] {
  return Array.from({ length: until - from }, (_, place) => from + place)
}

function runsIn(nights: ReadonlySet<EpochDay>): Nights[] {
  return runsOf(window, (night) => (nights.has(night) ? 'in' : null)).map(({ from, until }) => ({
    from,
    until,
  }))
}
