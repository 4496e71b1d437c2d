/**
 * The hours a guest can choose to arrive in, from the check-in hours of that weekday: `15:00–18:00`
 * gives three choices, the first 'tussen 15.00 en 16.00 uur'. Hours that cannot be read give none.
 */
export function arrivalTimes(checkIn: string): string[] {
  const [from, until] = checkIn.split(/[–-]/).map(minutesOf)
  if (from === undefined || until === undefined || !(from < until)) return []
  const times: string[] = []
  for (let start = from; start < until; start += 60)
    times.push(`tussen ${words(start)} en ${words(Math.min(start + 60, until))} uur`)
  return times
}

const minutesOf = (time: string) => {
  const [hours, minutes] = time.trim().split(':').map(Number)
  return (hours ?? Number.NaN) * 60 + (minutes ?? 0)
}

const words = (minutes: number) =>
  `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`
