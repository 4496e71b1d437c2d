import { CUT_OFF_WORDS } from '../calendar/day-words.ts'

const shapes = [
  ['day--free', 'vrij, kies je aankomst'],
  ['day--no', 'vrij, geen aankomst'],
  ['day--taken', 'bezet'],
  ['day--closed', 'gesloten'],
  ['day--past', 'voorbij of nog niet te boeken'],
] as const

/** What the shapes of the days mean. */
export function Legend({ cutOff }: { cutOff: boolean }) {
  const shown = cutOff ? [...shapes, ['day--cut', CUT_OFF_WORDS] as const] : shapes
  return (
    <ul className="legend-list" aria-label="Uitleg bij de kalender">
      {shown.map(([look, name]) => (
        <li key={look}>
          <span className={`day ${look}`} aria-hidden="true">
            <span>8</span>
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
