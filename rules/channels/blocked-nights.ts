import { keepsItsNights } from '../availability/live-stays.ts'
import type { Occupancy, PropertyFacts } from '../availability/property-facts.ts'
import { countRooms, freeRooms, roomNights } from '../availability/room-nights.ts'
import { dayOf, type EpochDay, type Moment, partsOf, type Stay } from '../calendar/day.ts'
import { closedSeasonReading, closedSeasons } from '../closures/closed-season.ts'

/** How far ahead a channel is sent nights, in months. */
const monthsAhead = 24
/** A hold that lives for less is left out, in milliseconds: it is over before a channel reads again. */
const shortestHold = 3_600_000

/** A room as a channel sells it. */
export interface Listing {
  /** The channel, as the source of a stay names it. */
  channel: string
  roomId: number
  /** The rooms of which the channel has a listing, this one among them. */
  listedRooms: readonly number[]
  /** What the channel's own feeds say that it sold or closed, by listing; left out: they are not read. */
  sales?: readonly ListingSale[]
}

/** Nights `[from, until)` that a channel sold, or closed, on its listing of a room. */
export interface ListingSale {
  roomId: number
  from: EpochDay
  until: EpochDay
  /** The booking that stands for it here; null while it has no room, and for what is closed. */
  bookingId: string | null
}

/**
 * The nights on which a listing is not free, alike ones next to each other as one, from today until
 * the first of the month after 24 months from now. By count of the room type, so that it is the same
 * in whichever room a stay sleeps: docs/why-is-a-channel-told-by-count.md. A room that is not sold,
 * and the closed season, are blocked whole.
 */
export function blockedNights(listing: Listing, moment: Moment, facts: PropertyFacts): Stay[] {
  const { today } = moment
  const length = endOfWindow(today) - today
  const isFree = freeListing(listing, moment, facts, length)
  const runs: Stay[] = []
  for (let night = 0; night < length; night++) {
    if (isFree(night)) continue
    const last = runs.at(-1)
    if (last?.departure === today + night) last.departure++
    else runs.push({ arrival: today + night, departure: today + night + 1 })
  }
  return runs
}

/** A block that lasts to the end is another one once a month, not every day. */
function endOfWindow(today: EpochDay): EpochDay {
  const { year, month } = partsOf(today)
  const months = year * 12 + month + monthsAhead
  return dayOf(Math.floor(months / 12), (months % 12) + 1, 1)
}

/** True for a night, counted from today, on which the channel may sell the listing. */
function freeListing(
  { channel, roomId, listedRooms, sales = [] }: Listing,
  moment: Moment,
  facts: PropertyFacts,
  length: number,
): (night: number) => boolean {
  const isFree = freeOfOthers({ channel, roomId, listedRooms, sales }, moment, facts, length)
  const own = sales.filter((sale) => sale.roomId === roomId).map(asStay)
  const isOwn = countNights(own, moment.today, length)
  // What it sold on this very listing is never sent back: once it is gone there, its feed says so.
  return (night) => isOwn[night]! > 0 || isFree(night)
}

const asStay = ({ from, until }: ListingSale): Stay => ({ arrival: from, departure: until })

/** As `freeListing`, of a listing that the channel has not sold. */
function freeOfOthers(
  { channel, roomId, listedRooms, sales }: Required<Listing>,
  moment: Moment,
  facts: PropertyFacts,
  length: number,
): (night: number) => boolean {
  const room = facts.rooms.find(({ id }) => id === roomId)
  const roomType = facts.roomTypes.find(({ id }) => id === room?.roomTypeId)
  if (!roomType) return () => false
  const occupancies = facts.occupancies.filter(
    ({ holdUntil, madeAt = moment.instant }) =>
      holdUntil === null || holdUntil - madeAt >= shortestHold,
  )
  // Neither the horizon of a guest nor that of staff ends what a channel is sent.
  const numbers = { ...facts.numbers, 'horizon.days': length, 'horizon.free-days': length }
  const nights = roomNights(roomType, { ...facts, occupancies, numbers }, moment)
  const place = nights.rooms.findIndex(({ id }) => id === roomId)
  if (place < 0) return () => false

  const listed = nights.rooms.reduce(
    (bits, { id }, at) => (listedRooms.includes(id) ? bits | (1 << at) : bits),
    1 << place,
  )
  const before = (1 << place) - 1
  // Sales that are known by their listing leave the order of listings; of others only their count is known.
  const soldOn = nights.rooms.map(({ id }) =>
    countNights(sales.filter((sale) => sale.roomId === id).map(asStay), moment.today, length),
  )
  const known = new Set(sales.map(({ bookingId }) => bookingId))
  const ofChannel = (stay: Occupancy) =>
    stay.source === channel &&
    !known.has(stay.bookingId) &&
    stay.roomTypeId === roomType.id &&
    keepsItsNights(stay, roomType, moment, facts.readings['family.temporary'])
  const sold = countNights(occupancies.filter(ofChannel), moment.today, length)
  const reading = closedSeasonReading(roomType, facts.readings)
  const seasons = closedSeasons(moment.today, moment.today + length, reading, facts.numbers)
  const season = countNights(seasons, moment.today, length)

  return (night) => {
    const free = freeRooms(nights, night)
    if (season[night]! > 0 || free <= 0) return false
    const left = soldOn.reduce(
      (bits, of, at) => (of[night]! > 0 ? bits & ~(1 << at) : bits),
      listed,
    )
    if (countRooms(left) - sold[night]! <= free) return true
    const open = nights.open[night]! & left
    const rank =
      open & (1 << place)
        ? countRooms(open & before)
        : countRooms(open) + countRooms(left & ~open & before)
    return rank < free
  }
}

/** How many of these stays have each night, counted from a day on. */
function countNights(stays: readonly Stay[], from: EpochDay, length: number): Uint8Array {
  const count = new Uint8Array(length)
  for (const { arrival, departure } of stays) {
    const end = Math.min(departure - from, length)
    for (let night = Math.max(arrival - from, 0); night < end; night++) count[night]!++
  }
  return count
}
