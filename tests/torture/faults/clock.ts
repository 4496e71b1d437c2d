import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const DAY = 86_400_000

/** The clock of the house passes a moment while the writers are at work. */
const passes = (name: string, momentAfter: (now: Date) => number, forMs: number): Fault => ({
  name,
  async run(house) {
    const now = house.now().getTime()
    house.shiftClock(momentAfter(new Date(now)) - forMs / 2 - Date.now())
    await wait(forMs)
    return { 'days ahead': Math.round((house.now().getTime() - now) / DAY) }
  },
})

/** At one o'clock UTC on the last Sunday of a month, everywhere in the European Union. */
function nextChange(now: Date, month: number): number {
  for (let year = now.getUTCFullYear(); ; year++) {
    const last = new Date(Date.UTC(year, month, 31, 1))
    // March and October have 31 days.
    last.setUTCDate(31 - last.getUTCDay())
    // Well after now: the clock of a house does not go back.
    if (last.getTime() > now.getTime() + DAY) return last.getTime()
  }
}

function nextMidnight(now: Date): number {
  const hours = (at: number) =>
    Number(
      new Intl.DateTimeFormat('nl-NL', {
        hour: 'numeric',
        hourCycle: 'h23',
        timeZone: 'Europe/Amsterdam',
      }).format(at),
    )
  // Whole hours UTC: one of the next twenty-five is midnight in the house.
  let at = Math.ceil((now.getTime() + 60_000) / 3_600_000) * 3_600_000
  while (hours(at) !== 0) at += 3_600_000
  return at
}

export const clockFaults = (forMs: number): Fault[] => [
  passes('midnight in the house', nextMidnight, forMs),
  passes('the clock goes to winter time', (now) => nextChange(now, 9), forMs),
  passes('the clock goes to summer time', (now) => nextChange(now, 2), forMs),
]
