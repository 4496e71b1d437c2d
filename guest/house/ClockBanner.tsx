import type { HouseView } from '../../api/facts/house-view.ts'
import { dayYearWords } from '../stay/words.ts'

/**
 * Says so when the clock of the house was moved (tests and demos only), so that nobody wonders
 * about the dates.
 */
export function ClockBanner({ house }: { house: HouseView }) {
  if (!house.clockMoved) return null
  return (
    <aside className="banner" aria-label="Mededeling">
      <div className="wrap">
        De klok van dit huis is verzet: het is hier {dayYearWords(house.today)}.
      </div>
    </aside>
  )
}
