import type { PropertyView } from '../../api/facts/property-shape.ts'
import { dayYearWords } from '../stay/words.ts'

/**
 * Says so when the clock of the property was moved (tests and demos only), so that nobody wonders
 * about the dates.
 */
export function ClockBanner({ property }: { property: PropertyView }) {
  if (!property.clockMoved) return null
  return (
    <aside className="banner" aria-label="Mededeling">
      <div className="wrap">
        De klok van dit huis is verzet: het is hier {dayYearWords(property.today)}.
      </div>
    </aside>
  )
}
