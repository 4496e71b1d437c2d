import type { ClientBase } from 'pg'
import { type Fault, lasts } from './fault.ts'

const DAY = 86_400_000

/** The clock of the house passes a moment while the writers are at work. */
const passes = (name: string, momentAfter: (now: Date) => number, forMs: number): Fault => ({
  name,
  async run(house) {
    const from = house.now()
    const moment = momentAfter(from)
    const client = await house.connect()
    try {
      house.shiftClock(moment - forMs / 2 - Date.now())
      const jump = { from: from.toISOString(), to: house.now().toISOString() }
      house.note({ phase: 'made', kind: 'clock', id: name, said: jump })
      let events = 0
      await lasts(forMs, async () => (events = await eventsFrom(client, moment)) > 0)
      const days = Math.round((house.now().getTime() - from.getTime()) / DAY)
      return { 'days ahead': days, 'events after it': events }
    } finally {
      await client.end()
    }
  },
  hadEffect: (measured) => measured['events after it']! > 0,
})

/** What the house wrote from a moment on, by its own clock. */
async function eventsFrom(client: ClientBase, moment: number): Promise<number> {
  const { rows } = await client.query<{ events: number }>(
    'SELECT count(*)::int AS events FROM events WHERE at >= $1',
    [new Date(moment)],
  )
  return rows[0]!.events
}

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
