import { useQuery } from '@tanstack/react-query'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { quoteRead, roomTypesRead } from '../calls/reads.ts'
import { PageHead } from '../page/PageHead.tsx'
import { Redirect, usePlace } from '../page/router.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { NotFoundScreen } from '../states/NotFoundScreen.tsx'
import {
  checkoutPath,
  type ChosenStay,
  isComplete,
  isInFamilyRoom,
  roomOf,
  roomPath,
  stayAt,
  stayIn,
  stayToAddress,
} from '../stay/stay-choice.ts'
import { useTextOf, useWords } from '../texts/words.ts'
import { Checkout } from './Checkout.tsx'
import { StayLost } from './StayLost.tsx'
import { type StepId, stepFromAddress, steps } from './steps.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'

/**
 * The checkout of the stay in the address, of either kind of room: Gegevens, Details, Betalen. An
 * unfinished choice goes back to its room.
 */
export function CheckoutScreen() {
  const textOf = useTextOf()
  const { siteCheckout: words } = useWords()
  const { pathname, search } = usePlace()
  const address = new URLSearchParams(search)
  const stay = stayAt(pathname, address)
  const step = stepFromAddress(address)
  if (!isComplete(stay)) {
    const isNowhere = stay.room === '' && !isInFamilyRoom(stay)
    return <Redirect to={isNowhere ? guestScreens.rooms.path : roomPath(stay)} />
  }
  return (
    <>
      <PageHead
        title={fillText(words.pageTitle, {
          step: textOf(steps.find(({ id }) => id === step)!.name),
        })}
        description={words.description}
        canonical={null}
      />
      <ChosenRoom stay={stay}>
        {(room) => <QuotedStay room={room} stay={{ ...stay, room: room.slug }} step={step} />}
      </ChosenRoom>
    </>
  )
}

function PanelWaiting() {
  const { siteCheckout: words } = useWords()
  return (
    <>
      <Waiting>{words.preparing}</Waiting>
      <PanelBones />
    </>
  )
}

function ChosenRoom({
  stay,
  children,
}: {
  stay: ChosenStay
  children(room: RoomTypeView): React.ReactNode
}) {
  const { siteThanks, siteRooms } = useWords()
  const rooms = useQuery(roomTypesRead())
  return (
    <Loaded
      query={rooms}
      what={siteThanks.yourBooking}
      waiting={
        <div className="wrap checkout-page">
          <PanelWaiting />
        </div>
      }
    >
      {(list) => {
        const room = roomOf(list, stay)
        if (room?.kind === 'family' && !isInFamilyRoom(stay))
          return <Redirect to={checkoutPath(stayIn(room, stay))} />
        return room ? (
          children(room)
        ) : (
          <NotFoundScreen title={siteRooms.unknownRoomTitle}>
            {siteRooms.unknownRoom}
          </NotFoundScreen>
        )
      }}
    </Loaded>
  )
}

function QuotedStay({ room, stay, step }: { room: RoomTypeView; stay: ChosenStay; step: StepId }) {
  const { siteCheckout: words, siteThanks } = useWords()
  const { room: slug, arrival, departure, persons } = stay
  const quote = useQuery(quoteRead({ room: slug, arrival, departure, persons }))
  // Stays while another stay comes: the link that was pressed to take it is gone by then.
  const heading = useFocusOnChange(stayToAddress(stay))
  return (
    <div className="wrap checkout-page">
      <h1 tabIndex={-1} ref={heading}>
        {words.heading}
      </h1>
      <Loaded query={quote} what={siteThanks.yourBooking} waiting={<PanelWaiting />}>
        {(view) =>
          view.ok ? (
            <Checkout
              key={stayToAddress(stay)}
              room={room}
              stay={stay}
              quote={view.quote}
              conditions={view.conditions}
              asks={view.asks}
              step={step}
            />
          ) : (
            <StayLost
              room={room}
              stay={stay}
              refusals={view.refusals}
              suggestions={view.suggestions}
              step={step}
            />
          )
        }
      </Loaded>
    </div>
  )
}
