import { useWords } from '../texts/words.ts'

const shapes = [
  ['day--free', 'freeChooseArrival'],
  ['day--no', 'freeNoArrival'],
  ['day--taken', 'dayTaken'],
  ['day--closed', 'dayClosed'],
  ['day--past', 'pastOrNotYet'],
] as const

/** What the shapes of the days mean. */
export function Legend({ cutOff }: { cutOff: boolean }) {
  const { siteRooms: words } = useWords()
  const shown = cutOff ? [...shapes, ['day--cut', 'dayTooLate'] as const] : shapes
  return (
    <ul className="legend-list" aria-label={words.legend}>
      {shown.map(([look, name]) => (
        <li key={look}>
          <span className={`day ${look}`} aria-hidden="true">
            <span>8</span>
          </span>
          {words[name]}
        </li>
      ))}
    </ul>
  )
}
