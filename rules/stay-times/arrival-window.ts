/** When guests expect to arrive, in minutes after midnight: `[from, until)`. */
export interface ArrivalWindow {
  from: number
  until: number
}

/**
 * The hours a guest can choose to arrive in, from the check-in hours of that weekday: `15:00–18:00`
 * gives three windows, the first from 900 until 960. Hours that cannot be read give none.
 */
export function arrivalWindows(checkIn: string): ArrivalWindow[] {
  const [first = Number.NaN, last = Number.NaN] = checkIn.split(/[–-]/).map(minutesOf)
  const windows: ArrivalWindow[] = []
  for (let from = first; from < last; from += 60)
    windows.push({ from, until: Math.min(from + 60, last) })
  return windows
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? Number.NaN) * 60 + (minutes ?? 0)
}
