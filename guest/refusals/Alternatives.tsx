import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import type { Text } from '../../rules/texts/message.ts'
import { Link } from '../page/Link.tsx'
import { useOwnWords } from '../property/PropertyContext.tsx'
import { nightWords, personWords, stayWords } from '../stay/words.ts'
import { useTextOf, useWords } from '../texts/words.ts'

/**
 * The nearest stays that would be accepted, at most three; one tap takes one, also before the
 * script is there.
 */
export function Alternatives<Stay extends StaySuggestion & { name?: Text | undefined }>({
  title,
  stays,
  row = false,
  to,
  onTake,
}: {
  title: string
  stays: Stay[]
  /** Side by side where there is room. */
  row?: boolean
  /** The address that holds the stay. */
  to(stay: Stay): string
  /** What taking one does where its address is of this very page. */
  onTake?: (stay: Stay) => void
}) {
  const textOf = useTextOf()
  const own = useOwnWords()
  const words = useWords()
  if (stays.length === 0) return null
  return (
    <div className="stack stack--close">
      <p className="legend">{title}</p>
      <ul className={row ? 'alternatives alternatives--row' : 'alternatives'}>
        {stays.slice(0, 3).map((stay) => (
          <li key={to(stay)}>
            <Link className="alternative" to={to(stay)} onFollow={onTake && (() => onTake(stay))}>
              <strong>{own(textOf(stay.name ?? stayWords(words, stay)))}</strong>
              <small>
                {stay.name && `${stayWords(words, stay)}, `}
                {nightWords(words, stay.nights)}, {personWords(words, stay.persons)}
              </small>
              <span className="price">{sumInWords(words, stay.totalCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
