import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { arrangements } from '../../rules/family-room/arrangements.ts'
import { Link } from '../page/Link.tsx'
import { useProperty } from '../property/PropertyContext.tsx'
import { roomPath, type StayChoice } from '../stay/stay-choice.ts'
import { type StayAction, stayReducer } from '../stay/stay-reducer.ts'
import { useTextOf, useWords } from '../texts/words.ts'
import { ArrangementPrice } from './ArrangementPrice.tsx'
import { arrangementDays } from './arrangement-words.ts'

/**
 * How the family room can be had (G §4): each arrangement with its days, its nights and its price
 * for 4. They are links, which need no script; the one chosen opens the calendar for its weekday.
 */
export function ArrangementChoice(props: {
  room: Pick<RoomTypeView, 'arrangements'>
  choice: StayChoice
  act(action: StayAction): void
}) {
  const words = useWords()
  const textOf = useTextOf()
  const allIn = useProperty().readings['price.from'] === 'all-in'
  const offered = props.room.arrangements.flatMap(({ id, price }) => {
    const arrangement = arrangements.find((known) => known.id === id)
    return arrangement ? [{ arrangement, price }] : []
  })
  const choose = (action: StayAction) => {
    props.act(action)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    document
      .querySelector('.calendar')
      ?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  }
  return (
    <div className="stack stack--close">
      <ul className="arrangements" aria-label={words.siteRooms.howLongLabel}>
        {offered.map(({ arrangement, price }) => {
          const action: StayAction = { type: 'arrangement-chosen', arrangement }
          return (
            <li key={arrangement.id}>
              <Link
                className="arrangement"
                to={`${roomPath(stayReducer(props.choice, action))}#when-title`}
                aria-current={props.choice.arrangement === arrangement || undefined}
                onFollow={() => choose(action)}
              >
                <strong>{textOf(arrangement.name)}</strong>
                <small>{arrangementDays(words, arrangement)}</small>
                <ArrangementPrice price={price} />
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="small soft">
        {allIn ? words.siteRooms.arrangementsAllIn : words.siteRooms.arrangements}
      </p>
    </div>
  )
}
