import type { PropertyView } from '../../api/facts/property-view.ts'
import { type EpochDay, formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'

/** The first Tuesday at least four weeks ahead that is in no closed season. */
export async function tuesdayAhead(site: string): Promise<EpochDay> {
  const { today } = (await (await fetch(`${site}/api/property`)).json()) as PropertyView
  let day = parseDay(today)! + 28
  while (weekday(day) !== 2) day++
  // Around New Year the property is closed.
  return /-(12-2[2-9]|12-3|01-0[1-6])/.test(formatDay(day)) ? day + 21 : day
}

/** Two nights from there on that no minimum, no closed season and no booking of the demo forbids. */
export async function aStay(site: string): Promise<{ arrival: string; departure: string }> {
  const day = await tuesdayAhead(site)
  return { arrival: formatDay(day), departure: formatDay(day + 2) }
}
