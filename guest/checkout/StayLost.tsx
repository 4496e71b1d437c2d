import { useQuery } from '@tanstack/react-query'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { StayRefusal, StaySuggestion } from '../../rules/availability/stay-refusal.ts'
import { isGuestCount, searchGuests } from '../../rules/forms/guest-limits.ts'
import type { Worded } from '../../rules/texts/words.ts'
import { availabilityRead, roomTypesRead } from '../calls/reads.ts'
import { Message } from '../controls/Message.tsx'
import { useHydrated } from '../controls/use-hydrated.ts'
import { namedByArrangement } from '../family-room/named-by-arrangement.ts'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { useOwnWords } from '../property/PropertyContext.tsx'
import { CallUs } from '../property/ReachUs.tsx'
import { Alternatives } from '../refusals/Alternatives.tsx'
import { RefusalMessage } from '../refusals/RefusalMessage.tsx'
import {
  type ChosenStay,
  checkoutPath,
  roomPath,
  searchPath,
  stayIn,
  stayToAddress,
} from '../stay/stay-choice.ts'
import { stayWords } from '../stay/words.ts'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'
import { AlreadyBooked } from './AlreadyBooked.tsx'
import { heldBooking } from './attempt.ts'
import { loadDraft } from './draft.ts'
import type { StepId } from './steps.ts'

/**
 * The stay cannot be booked any more. First what did not happen, then what can be done: another
 * room on the same days, then the nearest days of this room; one tap goes on where the guest was,
 * with everything they filled in.
 */
export function StayLost(props: {
  room: RoomTypeView
  stay: ChosenStay
  refusals: Worded<StayRefusal>[]
  suggestions: StaySuggestion[]
  step: StepId
}) {
  const known = useWords()
  const own = useOwnWords()
  const { siteCheckout: words } = known
  const { room, stay, refusals } = props
  const hydrated = useHydrated()
  const stays = [
    ...useOtherRooms(stay),
    ...namedByArrangement(props.suggestions, stay).map((each) => ({
      name: room.name,
      ...each,
      room,
    })),
  ]
  const hasTyped = hydrated && Object.values(loadDraft().guest).some((text) => text !== '')
  const held = hydrated ? heldBooking(stayToAddress(stay)) : null
  const taken = refusals.some(({ reason }) => reason === 'taken')
  if (held !== null && taken) return <AlreadyBooked stay={stay} room={room} bookingId={held} />
  return (
    <div className="panel">
      <div className="beam" />
      <div className="panel__body">
        {taken ? (
          <Message kind="notice" role="alert" title={words.justTaken}>
            <p>
              <Sentence
                text={words.roomTaken}
                values={{ room: own(room.name), stay: stayWords(known, stay) }}
              />{' '}
              {hasTyped ? words.nothingPaidDetailsStay : words.nothingPaid}
            </p>
            <p className="small">{refusals.find(({ reason }) => reason === 'taken')!.text}</p>
          </Message>
        ) : (
          <RefusalMessage refusals={refusals} stay={stay} persons={stay.persons} />
        )}
        <Alternatives
          title={words.stillPossible}
          stays={stays}
          row
          to={(each) => `${checkoutPath(stayIn(each.room, each))}&stap=${props.step}`}
        />
        <div className="buttons">
          <Link className="more" to={roomPath({ ...stay, arrival: null, departure: null })}>
            {words.otherDates} <Icon name="arrow" />
          </Link>
          {isGuestCount(stay.persons, searchGuests) ? (
            <Link className="more" to={searchPath(stay)}>
              {words.otherRooms} <Icon name="arrow" />
            </Link>
          ) : (
            <CallUs />
          )}
        </div>
      </div>
    </div>
  )
}

/** Other rooms that take the same days and guests. */
function useOtherRooms(stay: ChosenStay) {
  const { arrival, departure, persons } = stay
  const rooms = useQuery(roomTypesRead()).data ?? []
  const offers =
    useQuery({
      ...availabilityRead({ arrival, departure, guests: persons }),
      enabled: isGuestCount(persons, searchGuests),
    }).data?.offers ?? []
  return offers.flatMap(({ slug, quote }) => {
    const room = rooms.find((each) => each.slug === slug && slug !== stay.room)
    return room
      ? [
          {
            room,
            name: room.name,
            arrival,
            departure,
            nights: quote.nights,
            persons,
            totalCents: quote.totalCents,
          },
        ]
      : []
  })
}
