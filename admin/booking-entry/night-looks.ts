import type { NightLook, NightRun } from '../../rules/availability/night-runs.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'

/** How a night looks; null where it is past or not on sale yet. */
export function lookOf(runs: readonly NightRun[], night: EpochDay): NightLook | null {
  return runs.find(({ from, until }) => from <= night && night < until)?.look ?? null
}

/** Whether staff can sell the night, with a reason or without. */
export function isOpen(look: NightLook | null): boolean {
  return look === 'free' || look === 'season'
}

/** The last morning on which a stay from this arrival can end: that of the first night that is not open. */
export function lastDeparture(runs: readonly NightRun[], arrival: EpochDay): EpochDay {
  let night = arrival
  for (;;) {
    const run = runs.find(({ from, until }) => from <= night && night < until)
    if (!run || !isOpen(run.look)) return night
    night = run.until
  }
}
