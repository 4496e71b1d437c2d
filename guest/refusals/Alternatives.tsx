import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { nightWords, personWords, stayWords } from '../stay/words.ts'

/** The nearest stays that would be accepted, at most three; one tap takes one. */
export function Alternatives<Stay extends StaySuggestion & { name?: string | undefined }>(props: {
  title: string
  stays: Stay[]
  /** Side by side where there is room. */
  row?: boolean
  onTake(stay: Stay): void
}) {
  if (props.stays.length === 0) return null
  return (
    <div className="stack stack--close">
      <p className="legend">{props.title}</p>
      <ul className={props.row ? 'alternatives alternatives--row' : 'alternatives'}>
        {props.stays.slice(0, 3).map((stay) => (
          <li key={`${stay.name} ${stay.arrival} ${stay.departure}`}>
            <button type="button" className="alternative" onClick={() => props.onTake(stay)}>
              <strong>{stay.name ?? stayWords(stay)}</strong>
              <small>
                {stay.name && `${stayWords(stay)}, `}
                {nightWords(stay.nights)}, {personWords(stay.persons)}
              </small>
              <span className="price">{formatEuro(stay.totalCents)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
