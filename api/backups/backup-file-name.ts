import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'

/** What each file of backups begins with. */
const OURS = 'kamersleutel-'
/** What a file of a backup ends with while it is written. */
const HALF = '.part'

/**
 * The name of a backup's file, by the day and the time on the house's clock, and by the house:
 * `kamersleutel-2026-11-23-033000-1a2b3c4d.tar.gz`.
 *
 * @param house its id; null where it has none
 */
export function backupFileName(at: Date, house: string | null): string {
  const { today, minuteOfDay } = momentInAmsterdam(at.getTime())
  const time = [Math.floor(minuteOfDay / 60), minuteOfDay % 60, at.getUTCSeconds()]
  const digits = time.map((part) => String(part).padStart(2, '0')).join('')
  return `${OURS}${formatDay(today)}-${digits}${house === null ? '' : `-${markOf(house)}`}.tar.gz`
}

/** The day of a backup of this house by its name; null for a file that is none. */
export function dayOfBackup(name: string, house: string): EpochDay | null {
  const [, day, mark] =
    /^kamersleutel-(\d{4}-\d\d-\d\d)-\d{6}-([0-9a-f]{8})(?:-\d+)?\.tar\.gz$/.exec(name) ?? []
  return day === undefined || mark !== markOf(house) ? null : parseDay(day)
}

/** The name of a file that is being written. */
export function halfName(house: string | null, what: string): string {
  return `${OURS}${house === null ? '' : `${markOf(house)}-`}${what}${HALF}`
}

/** Whether such a file is of this house. */
export function isHalfOf(house: string, name: string): boolean {
  return name.startsWith(`${OURS}${markOf(house)}-`) && name.endsWith(HALF)
}

/** Enough to tell houses apart in one folder. */
const markOf = (house: string): string => house.slice(0, 8)
