import type { EpochDay } from '../calendar/day.ts'
import { mostRooms } from '../rooms/active-rooms.ts'
import { fillText } from '../texts/fill-text.ts'
import { roomSettingsTexts } from '../texts/room-settings.ts'
import { checkText } from './check-text.ts'

/**
 * A facility needs words (BO §5). Null when it holds, else the sentence to show; so for all five.
 */
export function checkFacility(name: string): string | null {
  return checkText(name, 'line', roomSettingsTexts.facilityMissing)
}

/**
 * A price needs a person count other than 0 (BO §5), and whole cents of 0 or more: a night never
 * costs less than nothing.
 */
export function checkPersonPrice(persons: number, cents: number): string | null {
  if (!isPositive(persons)) return roomSettingsTexts.personsMissing
  return Number.isSafeInteger(cents) && cents >= 0 ? null : roomSettingsTexts.priceMissing
}

/** A minimum-night rule needs a date and a number of nights other than 0 (BO §5). */
export function checkMinimumNightRule(day: EpochDay | null, nights: number): string | null {
  if (day === null) return roomSettingsTexts.dateMissing
  return isPositive(nights) ? null : roomSettingsTexts.nightsMissing
}

/** An upload needs a file (BO §5); `bytes` is its size, null when none was chosen. */
export function checkRoomImage(bytes: number | null): string | null {
  return bytes !== null && bytes > 0 ? null : roomSettingsTexts.imageMissing
}

/** The active rooms of a type, one that is added counted: at most as many as can be sold. */
export function checkRoomCount(rooms: number): string | null {
  return rooms <= mostRooms ? null : fillText(roomSettingsTexts.tooManyRooms, { max: mostRooms })
}

const isPositive = (count: number): boolean => Number.isSafeInteger(count) && count > 0
