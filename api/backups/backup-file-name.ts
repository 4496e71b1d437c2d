import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'

/**
 * The name of a backup's file, by the day and the time on the house's clock:
 * `kamersleutel-2026-11-23-033000.tar.gz`.
 */
export function backupFileName(at: Date): string {
  const { today, minuteOfDay } = momentInAmsterdam(at.getTime())
  const time = [Math.floor(minuteOfDay / 60), minuteOfDay % 60, at.getUTCSeconds()]
  const digits = time.map((part) => String(part).padStart(2, '0')).join('')
  return `kamersleutel-${formatDay(today)}-${digits}.tar.gz`
}

/** The day of a backup by its name; null for a file that is none. */
export function dayOfBackup(name: string): EpochDay | null {
  const [, day] = /^kamersleutel-(\d{4}-\d\d-\d\d)-\d{6}(?:-\d+)?\.tar\.gz$/.exec(name) ?? []
  return day === undefined ? null : parseDay(day)
}
