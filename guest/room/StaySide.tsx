import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { After } from '../controls/After.tsx'
import { Message } from '../controls/Message.tsx'
import { useInSight } from '../controls/use-in-sight.ts'
import { namedByArrangement } from '../family-room/named-by-arrangement.ts'
import { Alternatives } from '../refusals/Alternatives.tsx'
import { RefusalMessage } from '../refusals/RefusalMessage.tsx'
import { LineBones, Waiting } from '../states/Bones.tsx'
import {
  hasDates,
  isInFamilyRoom,
  roomPage,
  roomPath,
  type StayChoice,
} from '../stay/stay-choice.ts'
import { type StayAction, stayReducer } from '../stay/stay-reducer.ts'
import { useWords } from '../texts/words.ts'
import { BookButton } from './BookButton.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { PersonChoice } from './PersonChoice.tsx'
import { StayTotal } from './StayTotal.tsx'
import type { StayVerdict } from './use-stay-verdict.ts'
import { useAddress } from '../page/router.tsx'

/** What follows from the dates: the persons and the total, or why it cannot be and what can. */
export function StaySide(props: {
  room: RoomTypeView
  choice: StayChoice
  verdict: StayVerdict
  act(action: StayAction): void
}) {
  const { siteRooms: words } = useWords()
  const address = useAddress()
  const { kind } = props.verdict
  const { arrival, departure } = props.choice
  const answered = kind === 'no-dates' ? null : `${kind} ${arrival} ${departure}`
  const side = useInSight<HTMLDivElement>(kind === 'waiting' ? undefined : answered)
  return (
    <div
      className="booking__side panel"
      role="group"
      aria-label={words.yourStay}
      tabIndex={-1}
      ref={side}
    >
      <div className="beam" />
      <form
        className="panel__body"
        action={address(`${roomPage(props.choice)}#when-title`)}
        onSubmit={(event) => event.preventDefault()}
      >
        {/* Once another stay is taken the link that had the focus is gone. */}
        <Consequence {...props} onTaken={() => side.current?.focus()} />
        <BookButton choice={props.choice} verdict={props.verdict} />
        <ChoiceFields choice={{ ...props.choice, persons: null }} />
      </form>
    </div>
  )
}

/** Asked without persons, a suggestion names the fewest: that is no choice of the guest's yet. */
function taking({ arrival, departure, persons }: StaySuggestion, choice: StayChoice): StayAction {
  return choice.persons === null
    ? { type: 'dates-chosen', arrival, departure }
    : { type: 'stay-taken', arrival, departure, persons }
}

function Consequence({
  room,
  choice,
  verdict,
  act,
  onTaken,
}: Parameters<typeof StaySide>[0] & { onTaken(): void }) {
  const { sitePage, siteRooms: words } = useWords()
  switch (verdict.kind) {
    case 'no-dates':
      return <p className="soft">{isInFamilyRoom(choice) ? words.noArrangement : words.noDates}</p>
    case 'waiting':
      return (
        <After>
          <Waiting>{words.fetchingPrice}</Waiting>
          <LineBones />
        </After>
      )
    case 'failed':
      return (
        <Message kind="danger" role="alert" title={words.noPriceTitle}>
          <p>{words.noPrice}</p>
          <div className="buttons">
            <button className="button button--quiet" type="button" onClick={verdict.again}>
              {sitePage.tryAgain}
            </button>
          </div>
        </Message>
      )
    case 'refused':
      return (
        <>
          {hasDates(choice) && (
            <RefusalMessage refusals={verdict.refusals} stay={choice} persons={choice.persons} />
          )}
          <Alternatives
            title={words.staysThatFit}
            stays={namedByArrangement(verdict.suggestions, choice)}
            to={(stay) => `${roomPath(stayReducer(choice, taking(stay, choice)))}#when-title`}
            onTake={(stay) => {
              act(taking(stay, choice))
              onTaken()
            }}
          />
        </>
      )
    case 'accepted':
      return (
        <>
          <PersonChoice
            room={room}
            chosen={choice.persons}
            quotes={verdict.quotes}
            onChoose={(persons) => act({ type: 'persons-chosen', persons })}
          />
          <StayTotal quote={verdict.quotes.get(choice.persons ?? 0)} />
        </>
      )
  }
}
