import type { EpochDay } from '../calendar/day.ts'
import { formatAmount } from '../money/format-euro.ts'
import { parseEuro } from '../money/parse-euro.ts'
import { parsePercentage } from '../money/parse-percentage.ts'
import { mostRooms } from '../rooms/active-rooms.ts'
import { type Message, message } from '../texts/message.ts'
import { checkOptionalText, checkText } from './check-text.ts'
import type { FieldError } from './field-error.ts'
import { wrongFields } from './wrong-fields.ts'

/** More than sleep in any room of a small guest house. */
export const mostPersonsOfRoom = 12
/** Cents: more than a night in one ever cost. */
export const mostRoomCents = 1_000_000
/** Longer than a stay that can be booked online. */
export const mostMinimumNights = 28
/** The highest number on a door. */
export const mostRoomNumber = 9_999

/** A room type as staff type it (BO §2, §3). */
export interface RoomTypeForm {
  name: string
  description: string
  /** A percentage, such as `9`. */
  vat: string
  /** Of the municipality; empty where it gave none. */
  registrationNumber: string
}

/**
 * Checks a room type before it is written: what is wrong at which field, in the order of the form;
 * empty when it can be written.
 */
export function checkRoomType(form: RoomTypeForm): FieldError<keyof RoomTypeForm>[] {
  return wrongFields([
    ['name', checkText(form.name, 'name', message('roomSettings.nameMissing'))],
    ['description', checkOptionalText(form.description, 'description')],
    ['vat', parsePercentage(form.vat) === null ? message('roomSettings.vat') : null],
    ['registrationNumber', checkOptionalText(form.registrationNumber, 'name')],
  ])
}

/** A room with a door as staff type it. */
export interface RoomForm {
  /** On its door, such as `4`. */
  number: string
  label: string
}

/** The number on a door as staff type it; null where it is none. */
export function parseRoomNumber(text: string): number | null {
  return wholeNumber(text, mostRoomNumber)
}

/** Checks a room before it is written, as `checkRoomType` does. */
export function checkRoom({ number, label }: RoomForm): FieldError<keyof RoomForm>[] {
  const missing = message('roomSettings.numberMissing', { max: mostRoomNumber })
  return wrongFields([
    ['number', parseRoomNumber(number) === null ? missing : null],
    ['label', checkOptionalText(label, 'name')],
  ])
}

/** A price as staff type it (BO §3 prices). */
export interface RoomPriceForm {
  /** Such as `2`. */
  persons: string
  /** A night, such as `89,00`. */
  amount: string
}

/** Checks a price before it is written, as `checkRoomType` does. */
export function checkRoomPrice({
  persons,
  amount,
}: RoomPriceForm): FieldError<keyof RoomPriceForm>[] {
  return wrongFields([
    ['persons', checkPersonPrice(countIn(persons), 0)],
    ['amount', checkPersonPrice(1, parseEuro(amount) ?? Number.NaN)],
  ])
}

/** A minimum number of nights as staff type it (BO §3 minDates). */
export interface MinimumNightForm {
  day: EpochDay | null
  /** Such as `2`. */
  nights: string
}

/** Checks a minimum before it is written, as `checkRoomType` does. */
export function checkMinimumNights({
  day,
  nights,
}: MinimumNightForm): FieldError<keyof MinimumNightForm>[] {
  return wrongFields([
    ['day', checkMinimumNightRule(day, 1)],
    ['nights', checkMinimumNightRule(0, countIn(nights))],
  ])
}

/**
 * A facility needs words (BO §5). Null when it holds, else the sentence to show; so for all five.
 */
export function checkFacility(name: string): Message | null {
  return checkText(name, 'line', message('roomSettings.facilityMissing'))
}

/**
 * A price needs a person count other than 0 (BO §5), and whole cents of 0 or more: a night never
 * costs less than nothing. Both have an end: what lies beyond was mistyped.
 */
export function checkPersonPrice(persons: number, cents: number): Message | null {
  if (!isPositive(persons)) return message('roomSettings.personsMissing')
  if (persons > mostPersonsOfRoom)
    return message('roomSettings.tooManyPersons', { max: mostPersonsOfRoom })
  if (!Number.isSafeInteger(cents) || cents < 0) return message('roomSettings.priceMissing')
  return cents <= mostRoomCents
    ? null
    : message('roomSettings.priceTooHigh', { max: formatAmount(mostRoomCents) })
}

/** A minimum-night rule needs a date and a number of nights other than 0 (BO §5). */
export function checkMinimumNightRule(day: EpochDay | null, nights: number): Message | null {
  if (day === null) return message('roomSettings.dateMissing')
  if (!isPositive(nights)) return message('roomSettings.nightsMissing')
  return nights <= mostMinimumNights
    ? null
    : message('roomSettings.tooManyNights', { max: mostMinimumNights })
}

/** An upload needs a file (BO §5); `bytes` is its size, null when none was chosen. */
export function checkRoomImage(bytes: number | null): Message | null {
  return bytes !== null && bytes > 0 ? null : message('roomSettings.imageMissing')
}

/** The active rooms of a type, one that is added counted: at most as many as can be sold. */
export function checkRoomCount(rooms: number): Message | null {
  return rooms <= mostRooms ? null : message('roomSettings.tooManyRooms', { max: mostRooms })
}

const isPositive = (count: number): boolean => Number.isSafeInteger(count) && count > 0

/** A whole number of 0 or more as it is typed; NaN where it is none. */
function countIn(typed: string): number {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN
}

/** A whole number of 1 or more as it is typed; null where it is none, or beyond `most`. */
function wholeNumber(typed: string, most: number): number | null {
  const count = countIn(typed)
  return count >= 1 && count <= most ? count : null
}
