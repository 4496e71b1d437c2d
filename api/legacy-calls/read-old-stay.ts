import { type EpochDay, parseDay } from '../../rules/calendar/day.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { OldPayment } from './old-payment.ts'

/** What an old page says of a stay; null for what it does not say, or not so that it can be read. */
export interface OldStay {
  roomType: Pick<RoomType, 'slug' | 'kind'> | null
  arrival: EpochDay | null
  departure: EpochDay | null
  persons: number | null
}

/** The names of the old numbers of room types (BO §3); 4 is the family room. */
const oldNames: Readonly<Record<string, string>> = {
  1: 'kleine knusse kamer',
  2: 'knusse kamer',
  3: 'ruime knusse kamer',
}
const OLD_FAMILY_ROOM = '4'

/**
 * The stay of an old checkout (G §7). Its days come as parts, the month from 0 (BO §3), or the first
 * as one text with the number of nights beside it.
 */
export function readOldStay(asked: OldPayment, roomTypes: readonly RoomType[]): OldStay {
  const arrival =
    dayOfParts(asked.startYear, asked.startMonth, asked.startDay) ??
    readOldDay(asked.fullstartdate) ??
    readOldDay(asked.date)
  const nights = wholeNumber(asked.totalNights)
  const departure =
    dayOfParts(asked.endYear, asked.endMonth, asked.endDay) ??
    (arrival !== null && nights !== null ? arrival + nights : null)
  return {
    roomType: roomTypeOf(asked.resourceId, roomTypes),
    arrival,
    departure: arrival !== null && departure !== null && departure > arrival ? departure : null,
    persons: wholeNumber(asked.amountPeople),
  }
}

/** A day as the old pages write it, `2026-03-02`, `2-3-2026` or `2/3/2026`; null where it is none. */
export function readOldDay(written: string): EpochDay | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(written) ?? []
  return day === '' ? parseDay(written.slice(0, 10)) : dayOf(year, Number(month), day)
}

/** A whole number from 1 to 99; null where it is none. */
export function wholeNumber(written: string): number | null {
  return /^[1-9]\d?$/.test(written) ? Number(written) : null
}

function dayOfParts(year: string, monthFromZero: string, day: string): EpochDay | null {
  return /^\d{1,2}$/.test(monthFromZero) ? dayOf(year, Number(monthFromZero) + 1, day) : null
}

function dayOf(year: string, month: number, day: string): EpochDay | null {
  return parseDay(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function roomTypeOf(number: string, roomTypes: readonly RoomType[]): RoomType | null {
  if (number === OLD_FAMILY_ROOM) return roomTypes.find(({ kind }) => kind === 'family') ?? null
  const name = Object.hasOwn(oldNames, number) ? oldNames[number] : null
  return roomTypes.find((one) => one.name.toLowerCase() === name) ?? null
}
