import { fillText } from '../../rules/texts/fill-text.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { FamilyRoomCard } from '../rooms/FamilyRoomCard.tsx'
import { LoadedRooms } from '../rooms/LoadedRooms.tsx'
import { roomPath, type StayChoice, stayIn } from '../stay/stay-choice.ts'
import { personWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'

/** In place of results for more guests than a room takes: the family room, with what was chosen. */
export function ForFamilyRoom({ choice }: { choice: StayChoice }) {
  const words = useWords()
  const persons = personWords(words, choice.persons!)
  return (
    <section className="section section--results" aria-label={words.siteSearch.results}>
      <div className="wrap stack stack--wide">
        <LoadedRooms>
          {(list) => {
            const room = list.find(({ kind }) => kind === 'family')
            if (!room)
              return (
                <>
                  <p role="status">{fillText(words.siteSearch.inMoreRooms, { persons })}</p>
                  <div className="buttons">
                    <CallUs />
                  </div>
                </>
              )
            return (
              <>
                <p role="status">{fillText(words.siteSearch.inFamilyRoom, { persons })}</p>
                <ul className="rooms">
                  <FamilyRoomCard
                    room={room}
                    to={roomPath(stayIn(room, choice))}
                    headingLevel={2}
                  />
                </ul>
              </>
            )
          }}
        </LoadedRooms>
      </div>
    </section>
  )
}
