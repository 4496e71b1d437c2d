import type { PropertyView } from '../../api/facts/property-shape.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { dayYearWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/**
 * Says so when the clock of the property was moved (tests and demos only), so that nobody wonders
 * about the dates.
 */
export function ClockBanner({ property }: { property: PropertyView }) {
  const known = useWords()
  const { sitePage: words } = known
  if (!property.clockMoved) return null
  return (
    <aside className="banner" aria-label={words.notice}>
      <div className="wrap">
        {fillText(words.clockMoved, { day: dayYearWords(known, property.today) })}
      </div>
    </aside>
  )
}
