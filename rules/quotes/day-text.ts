import { type Day, type EpochDay, formatDay } from '../calendar/day.ts'

const known = new Map<EpochDay, Day>()

/** The text of a day, made once: a quote names the same few hundred days over and over. */
export function dayText(day: EpochDay): Day {
  let text = known.get(day)
  if (text === undefined) {
    // A bound, not a policy: eleven years of days, then it starts again.
    if (known.size >= 4096) known.clear()
    text = formatDay(day)
    known.set(day, text)
  }
  return text
}
