import type { AvailabilityView } from '../../api/availability/availability-shapes.ts'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { type EpochDay, formatDay, parseDay, weekday } from '../../rules/calendar/day.ts'

/** The first Tuesday at least four weeks ahead that is in no closed season. */
export async function tuesdayAhead(site: string): Promise<EpochDay> {
  const { today } = (await (await fetch(`${site}/api/property`)).json()) as PropertyView
  let day = parseDay(today)! + 28
  while (weekday(day) !== 2) day++
  // Around New Year the property is closed.
  return /-(12-2[2-9]|12-3|01-0[1-6])/.test(formatDay(day)) ? day + 21 : day
}

/**
 * Two nights of a later week in which these rooms are free, whoever booked before: no minimum and no
 * closed season forbids them.
 */
export async function aStay(
  site: string,
  rooms: readonly string[] = ['knusse-kamer', 'ruime-knusse-kamer'],
): Promise<{ arrival: string; departure: string }> {
  const first = await tuesdayAhead(site)
  for (let day = first; day < first + 26 * 7; day += 7) {
    const stay = { arrival: formatDay(day), departure: formatDay(day + 2) }
    const query = new URLSearchParams({ ...stay, guests: '2' })
    const answer = await fetch(`${site}/api/availability?${query}`)
    const free = ((await answer.json()) as AvailabilityView).offers.map(({ slug }) => slug)
    if (rooms.every((room) => free.includes(room))) return stay
  }
  throw new Error('no Tuesday of half a year has these rooms free')
}
