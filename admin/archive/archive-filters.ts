import type { Day } from '../../rules/calendar/day.ts'

/** What the archive is narrowed by; `from` and `until` are the ends of one year. */
export interface ArchiveFilters {
  q?: string
  state?: 'confirmed' | 'cancelled' | 'expired'
  from?: Day
  until?: Day
}

/** The bookings with a night in a year; null: of any year. */
export function withYear(filters: ArchiveFilters, year: number | null): ArchiveFilters {
  const { from: _from, until: _until, ...others } = filters
  return year === null ? others : { ...others, from: `${year}-01-01`, until: `${year + 1}-01-01` }
}

/** The year that the filters ask for; null where they ask for none. */
export function yearOf({ from }: ArchiveFilters): number | null {
  return from ? Number(from.slice(0, 4)) : null
}

/**
 * The years to choose from, the latest first: from that of the first booking to the one after
 * today's, of which something may have been cancelled.
 */
export function archiveYears(firstArrival: Day, today: Day): number[] {
  const first = Number(firstArrival.slice(0, 4))
  const last = Number(today.slice(0, 4)) + 1
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => last - index)
}
