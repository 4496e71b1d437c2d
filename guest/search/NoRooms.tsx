import type { AvailabilityView } from '../../api/availability/availability-shapes.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { guestWords, stayYearWords } from '../stay/words.ts'
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
          Je zocht van {stayYearWords(view)} voor {guestWords(view.guests)}.
          {view.suggestions.length > 0 &&
            ' Hieronder staan de verblijven die het dichtst bij je datums liggen.'}
        </p>
        <div className="buttons">
          <CallUs main />
        </div>
      </div>
    </div>
  )
}
