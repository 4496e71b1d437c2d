import { randomUUID } from 'node:crypto'
import { staffBookingPayment } from '../../rules/bookings/booking-payment.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { familyPriceOf } from '../../rules/old-site/family-price.ts'
import type { OldBooking } from '../../rules/old-site/old-house.ts'
import { soldQuote } from '../../rules/old-site/sold-quote.ts'
import { importedQuote } from '../../rules/quotes/imported-quote.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { isChannel, noSource } from '../../rules/sources/source.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { type Carrying, count } from './carrying.ts'
import { freshNumbers } from './fresh-numbers.ts'
import { bookingInWords } from './fingerprints.ts'
import type { CarriedRooms } from './import-room-types.ts'
import { keyInstant } from './key-instant.ts'
import { type WrittenBooking, writeBookings } from './write-bookings.ts'

/** The old calendar's hour of arrival: a booking of which nobody knows when it was made. */
const NOON = 12 * 60

/** A booking of the export with what is written of it. */
export interface CarriedBooking {
  old: OldBooking
  row: WrittenBooking
  quote: Quote
}

/**
 * Brings the bookings that are not here yet, each with its folio: what it was sold for, and that it
 * was paid. First those that have a room, then the others, which get the first room of their type
 * that is free.
 *
 * @returns those for which there is no room: a person decides
 */
export async function importBookings(
  carrying: Carrying,
  carried: CarriedRooms,
  { facts, sources }: KnownProperty,
  termsId: string,
): Promise<CarriedBooking[]> {
  const { house, rows } = carrying
  const fresh = house.bookings.filter(({ path }) => rows.idOf(path) === undefined)
  const numberOf = await freshNumbers(carrying, 'bookings', fresh)
  const all = fresh.flatMap((old): CarriedBooking[] => {
    const roomTypeId = carried.types.get(old.roomTypeId)
    const roomType = facts.roomTypes.find(({ id }) => id === roomTypeId)
    if (!roomType) {
      unknownType(carrying, old)
      return []
    }
    const { priceList, readings } = facts
    const quote =
      soldQuote(old, roomType, priceList, readings) ??
      withoutPrice(
        carrying,
        old,
        importedQuote({ ...old, roomType, screen: 'bills' }, 0, priceList, readings),
      )
    if (roomType.kind === 'family' && old.priceCents !== null) sayDoubt(carrying, old, quote)
    const isKnown = sources.some(({ id }) => id === old.source)
    if (!isKnown) tellNoSource(carrying, old)
    const from = { ...old, source: isKnown ? old.source : noSource }
    const row = rowOf(from, roomType.id, numberOf(old), quote, carrying)
    return [{ old, row, quote }]
  })
  const isWaiting = ({ old }: CarriedBooking) => old.waits !== null && !old.cancelled
  const able = all.filter((one) => !isWaiting(one))
  const withRoom = able.filter(({ old, row }) => {
    const room = old.roomNumber === null ? undefined : carried.rooms.get(old.roomNumber)
    if (room) {
      if (room.roomTypeId !== row.roomTypeId)
        tellOtherType(carrying, old, facts, room, row.isPinned)
      Object.assign(row, { roomId: room.id, roomTypeId: room.roomTypeId })
    }
    const isOver = row.state === 'cancelled' || row.state === 'expired'
    if (!room && isOver && old.roomNumber !== null) tellNoRoom(carrying, old)
    return room !== undefined || isOver
  })
  // One whose room does not exist here waits for a person.
  const withoutRoom = able.filter((one) => !withRoom.includes(one) && one.old.roomNumber === null)
  const written = await writeBookings(carrying, withRoom, termsId)
  for (const one of withoutRoom.toSorted((a, b) => a.old.arrival - b.old.arrival)) {
    one.row.roomId = await freeRoom(carrying, one)
    if (one.row.roomId === null) continue
    for (const id of await writeBookings(carrying, [one], termsId)) written.add(id)
  }
  const brought = all.filter(({ row }) => written.has(row.id))
  count(carrying, 'bookings', house.bookings.length, {
    brought: brought.length,
    before: house.bookings.length - fresh.length,
    cents: brought.reduce((sum, { row }) => sum + row.totalCents, 0),
  })
  for (const { old, row } of brought) {
    rows.add(old.path, 'bookings', row.id)
    if (row.state === 'held') notPaid(carrying, old)
    tellCancelledPaid(carrying, old, row.soldCents)
  }
  return all.filter((one) => isWaiting(one) || !written.has(one.row.id))
}

function rowOf(
  old: OldBooking,
  roomTypeId: number,
  number: string,
  quote: Quote,
  { now, today }: Carrying,
): WrittenBooking {
  const { source, paid, arrival, departure } = old
  const arrives = instantInAmsterdam(arrival, NOON)
  const madeAt = keyInstant(old.key, now.getTime()) ?? Math.min(arrives, now.getTime())
  const isTemporary = old.area === 'temporary' && !paid && !old.cancelled
  const state = old.cancelled
    ? 'cancelled'
    : !isTemporary
      ? 'confirmed'
      : departure <= today
        ? 'expired'
        : 'held'
  const stands = state === 'confirmed' || state === 'held'
  return {
    id: randomUUID(),
    number,
    state,
    source,
    payment: staffBookingPayment(source, paid),
    roomTypeId,
    roomId: null,
    isPinned: old.roomNumber !== null && stands,
    stay: `[${formatDay(arrival)},${formatDay(departure)})`,
    persons: Math.max(1, old.persons),
    name: old.name,
    email: old.email.trim(),
    phone: old.phone,
    notes: old.notes,
    soldCents: quote.totalCents,
    totalCents: stands ? quote.totalCents : 0,
    paidBy: paid && stands ? (isChannel(source) ? 'channel' : 'bank') : null,
    // The old site let none lapse, and nobody is mailed that one did: staff decide.
    holdUntil: state === 'held' ? new Date(instantInAmsterdam(departure, NOON)) : null,
    createdAt: new Date(madeAt),
    isAhead: stands && departure >= today,
    quote,
  }
}

function withoutPrice({ remarks }: Carrying, { path }: OldBooking, quote: Quote): Quote {
  const sentence = 'De prijs van deze boeking staat niet in de export: ze is ingevoerd voor € 0,00.'
  remarks.push({ path, kind: 'undecided', sentence, before: null, after: '0,00' })
  return quote
}

function sayDoubt({ remarks }: Carrying, old: OldBooking, { totalCents }: Quote): void {
  const { isWhole, isDoubtful } = familyPriceOf(old, old.priceCents ?? 0)
  if (!isDoubtful) return
  const sentence = `De prijs van deze familieboeking is ongewoon. Hij is gelezen als die van ${isWhole ? 'het hele verblijf' : 'één nacht'}; de som is met schoonmaak en toeristenbelasting.`
  const [before, after] = [old.priceCents ?? 0, totalCents].map(formatEuro)
  remarks.push({ path: old.path, kind: 'undecided', sentence, before: before!, after: after! })
}

function tellOtherType(
  { remarks }: Carrying,
  { path, roomTypeId, roomNumber }: OldBooking,
  { roomTypes }: KnownProperty['facts'],
  room: { roomTypeId: number },
  stands: boolean,
): void {
  const sentence =
    'De kamer van deze boeking hoort bij een ander kamertype dan er verkocht is: de kamer telt, en de prijs blijft zoals verkocht.'
  const type = roomTypes.find(({ id }) => id === room.roomTypeId)?.name
  const [before, after] = [`type ${roomTypeId}`, `kamer ${roomNumber}, ${type}`]
  remarks.push({ path, kind: stands ? 'undecided' : 'repaired', sentence, before, after })
}

function tellNoRoom({ remarks }: Carrying, { path, roomNumber }: OldBooking): void {
  const sentence =
    'De kamer van deze boeking bestaat hier niet. Ze is geannuleerd of verlopen, en staat hier zonder kamer.'
  const before = `kamer ${roomNumber}`
  remarks.push({ path, kind: 'repaired', sentence, before, after: null })
}

function notPaid({ remarks }: Carrying, { path }: OldBooking): void {
  const sentence =
    'Deze familieboeking is niet betaald. Ze houdt haar kamer tot het vertrek en de gast krijgt geen mail: stuur de betaallink opnieuw, of annuleer haar.'
  remarks.push({ path, kind: 'undecided', sentence, before: null, after: null })
}
function tellNoSource({ remarks }: Carrying, { path, source }: OldBooking): void {
  const sentence = 'Deze bron is er hier niet: de boeking is ingevoerd als zelf ingevoerd.'
  remarks.push({ path, kind: 'undecided', sentence, before: source, after: noSource })
}

function unknownType({ remarks }: Carrying, old: OldBooking): void {
  const sentence =
    'Het kamertype van deze boeking is hier niet: ze is niet ingevoerd. Voer haar met de hand in.'
  const before = `type ${old.roomTypeId}, ${bookingInWords(old)}`
  remarks.push({ path: old.path, kind: 'unreadable', sentence, before, after: null })
}

/**
 * Tells of a booking that came as cancelled though it was paid to the house: it is on the books for
 * nothing, and whether the money went back only people know. A channel settles its own.
 */
function tellCancelledPaid({ remarks }: Carrying, old: OldBooking, soldCents: number): void {
  const { path, cancelled, paid, source, priceCents } = old
  if (!cancelled || !paid || isChannel(source) || priceCents === 0) return
  const sentence =
    'Deze boeking is geannuleerd en was betaald. Of het geld terugging, staat niet in de export: ze staat hier voor € 0,00, zonder ontvangst. Kijk in uw bankafschriften, en betaal zelf terug wat de gast nog krijgt.'
  const before = priceCents === null ? null : formatEuro(soldCents)
  remarks.push({ path, kind: 'undecided', sentence, before, after: formatEuro(0) })
}

/** The first room of the type in which nobody sleeps during the stay; null where there is none. */
async function freeRoom(
  { client, remarks }: Carrying,
  { old, row }: CarriedBooking,
): Promise<number | null> {
  const { rows } = await client.query<{ id: number; number: number }>(
    `SELECT r.id, r.number FROM rooms r WHERE r.room_type_id = $1 AND r.active AND NOT EXISTS (
       SELECT FROM bookings b WHERE b.room_id = r.id AND b.state IN ('held', 'confirmed') AND b.stay && $2::daterange)
     ORDER BY r.number LIMIT 1`,
    [row.roomTypeId, row.stay],
  )
  const room = rows[0]
  if (!room) return null
  const sentence = 'Deze boeking had geen kamernummer en krijgt een vrije kamer van haar type.'
  const after = `kamer ${room.number}`
  remarks.push({ path: old.path, kind: 'repaired', sentence, before: null, after })
  return room.id
}
