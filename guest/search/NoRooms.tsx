import type { AvailabilityView } from '../../api/availability/availability-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { partyWords, stayYearWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/** Closed shutters: the literal sentence, what was asked, and the telephone it speaks of. */
export function NoRooms({
  view,
}: {
  view: Pick<AvailabilityView, 'arrival' | 'departure' | 'guests' | 'suggestions'>
}) {
  const words = useWords()
  return (
    <div className="scene-card scene-card--side" role="status">
      <img src="/art/gesloten-luiken.svg" alt="" width="600" height="400" />
      <div className="scene-card__body">
        <h2>{words.search.noRooms}</h2>
        <p className="soft">
          {fillText(words.siteSearch.searchedInVain, {
            stay: stayYearWords(words, view),
            guests: partyWords(words, view.guests),
          })}{' '}
          {view.suggestions.length > 0 && words.siteSearch.nearestBelow}
        </p>
        <div className="buttons">
          <CallUs main />
        </div>
      </div>
    </div>
  )
}
