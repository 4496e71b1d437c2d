import { CallUs } from '../property/ReachUs.tsx'
import { FamilyRoomCard } from '../rooms/FamilyRoomCard.tsx'
import { LoadedRooms } from '../rooms/LoadedRooms.tsx'
import { roomPath, type StayChoice, stayIn } from '../stay/stay-choice.ts'
import { personWords } from '../stay/words.ts'

/** In place of results for more guests than a room takes: the family room, with what was chosen. */
export function ForFamilyRoom({ choice }: { choice: StayChoice }) {
  return (
    <section className="section section--results" aria-label="Resultaten">
      <div className="wrap stack stack--wide">
        <LoadedRooms>
          {(list) => {
            const room = list.find(({ kind }) => kind === 'family')
            if (!room)
              return (
                <>
                  <p role="status">
                    Met {personWords(choice.persons!)} passen jullie niet samen in een kamer. Zoek
                    meer kamers, of bel ons even.
                  </p>
                  <div className="buttons">
                    <CallUs />
                  </div>
                </>
              )
            return (
              <>
                <p role="status">
                  Met {personWords(choice.persons!)} slapen jullie samen in de familiekamer.
                </p>
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
