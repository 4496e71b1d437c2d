import { formatDay } from '../../rules/calendar/day.ts'
import { dayOfBackup } from './backup-file-name.ts'

/** How many days, weeks (from Monday) and months with a backup keep one: the last that was made in it. */
export const KEPT = { days: 7, weeks: 4, months: 12 } as const

/**
 * Which files of a folder are backups of this house that need not be kept any longer. Counted are days on which
 * there is one: a machine that was off for months forgets nothing when it is on again.
 *
 * @param names of all files there; what is no backup of this house is never answered
 * @param house its id
 */
export function outdatedBackups(names: readonly string[], house: string): string[] {
  const backups = names
    .flatMap((name) => {
      const day = dayOfBackup(name, house)
      return day === null ? [] : [{ name, day }]
    })
    // The second of one moment has a number behind its name.
    .toSorted((a, b) => (bare(a.name) < bare(b.name) ? 1 : -1))
  const kept = new Set([
    ...lastOfEach(backups, ({ day }) => day, KEPT.days),
    // 1 January 1970 was a Thursday.
    ...lastOfEach(backups, ({ day }) => Math.floor((day + 3) / 7), KEPT.weeks),
    ...lastOfEach(backups, ({ day }) => formatDay(day).slice(0, 7), KEPT.months),
  ])
  return backups.filter((backup) => !kept.has(backup)).map(({ name }) => name)
}

/** The newest of each period, of so many periods. */
function lastOfEach<Backup>(
  newestFirst: readonly Backup[],
  periodOf: (backup: Backup) => unknown,
  periods: number,
): Backup[] {
  const found = new Map<unknown, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!found.has(period)) found.set(period, backup)
  }
  return [...found.values()].slice(0, periods)
}

const bare = (name: string): string => name.replace(/\.tar\.gz$/, '')
