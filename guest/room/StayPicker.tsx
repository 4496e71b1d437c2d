import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { CalendarView } from '../../api/availability/availability-shapes.ts'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { textOf } from '../../rules/texts/words.ts'
import { LazyCalendar } from '../calendar/LazyCalendar.tsx'
import { Legend } from '../calendar/Legend.tsx'
import type { SendsDays } from '../calendar/calendar-context.ts'
import type { DayMeaning } from '../calendar/day-meaning.ts'
import { calendarRead } from '../calls/reads.ts'
import { usePlace, useAddress } from '../page/router.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import {
  dayFrom,
  hasDates,
  isInFamilyRoom,
  pressedDays,
  roomPage,
  TURNED_MONTH,
} from '../stay/stay-choice.ts'
import { type StayAction, stayReducer } from '../stay/stay-reducer.ts'
import { useStay } from '../stay/use-stay.ts'
import { useWords } from '../texts/words.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { ChosenDates } from './ChosenDates.tsx'
import { NeverOffered } from './NeverOffered.tsx'
import { PayBar } from './PayBar.tsx'
import { StaySide } from './StaySide.tsx'
import { actionOfDay } from './action-of-day.ts'
import { useStayVerdict } from './use-stay-verdict.ts'

/**
 * Dates, then persons, then the total: the calendar at the left, what follows from it at the right.
 * Both are plain forms to this very page until the script is there: a press on a day or a number of
 * persons counts from the first moment, and without script too.
 */
export function StayPicker({ room }: { room: RoomTypeView }) {
  const { siteRooms: words } = useWords()
  return (
    <section className="section section--sunk" aria-labelledby="when-title">
      <div className="wrap">
        <div className="section__head">
          <h2 id="when-title">
            {room.kind === 'family' ? words.chooseArrivalDay : words.chooseDates}
          </h2>
        </div>
        {room.neverOffered ? (
          <NeverOffered room={room} />
        ) : (
          // Kept from the start: who is led to the calendar must be able to scroll that far.
          <div className="calendar-room">
            <LoadedPicker room={room} />
          </div>
        )}
      </div>
    </section>
  )
}

function LoadedPicker({ room }: { room: RoomTypeView }) {
  const { siteRooms: words } = useWords()
  return (
    <Loaded
      query={useQuery(calendarRead(room.slug))}
      what={words.theCalendar}
      waiting={
        <div className="stack">
          <Waiting>{words.fetchingDays}</Waiting>
          <PanelBones />
        </div>
      }
    >
      {(view) => <Picker room={room} calendar={view} />}
    </Loaded>
  )
}

/**
 * The pay bar of the same choice, outside the section: it stays at the foot of the screen along the
 * whole page.
 */
export function StayPayBar({ room }: { room: RoomTypeView }) {
  const [choice] = useStay()
  return <PayBar choice={choice} verdict={useStayVerdict(room, choice)} />
}

function Picker({ room, calendar }: { room: RoomTypeView; calendar: CalendarView }) {
  const words = useWords()
  const [choice, act] = useStay()
  const verdict = useStayVerdict(room, choice)
  const [note, setNote] = useState<string | null>(null)
  const days = useMemo(() => new Map(calendar.days.map((day) => [day.day, day])), [calendar.days])
  const mostNights = useMemo(
    () => calendar.days.reduce((most, day) => Math.max(most, day.minNights), 1),
    [calendar.days],
  )
  const cutOff = calendar.days.some(({ state }) => state === 'cut-off')
  const change = (action: StayAction) => {
    setNote(null)
    act(action)
  }
  const lastDay = calendar.days.at(-1)?.day ?? calendar.today
  const onDay = (day: Day, meaning: DayMeaning) => {
    const answer = actionOfDay(words, day, meaning, lastDay, choice.arrangement)
    if ('note' in answer) setNote(textOf(words, answer.note))
    else change(answer.action)
  }
  const sends: SendsDays = useCallback(
    (day, meaning) => {
      const answer = actionOfDay(words, day, meaning, lastDay, choice.arrangement)
      return 'note' in answer ? null : pressedDays(stayReducer(choice, answer.action))
    },
    [words, choice, lastDay],
  )
  const address = useAddress()
  const openAt = dayFrom(new URLSearchParams(usePlace().search).get(TURNED_MONTH))
  return (
    <div className="booking">
      <div className="panel">
        <div className="beam" />
        <div className="panel__body">
          <ChosenDates choice={choice} refused={verdict.kind === 'refused'} note={note} />
          <form action={address(`${roomPage(choice)}#when-title`)}>
            <LazyCalendar
              today={calendar.today}
              days={days}
              arrival={choice.arrival}
              departure={choice.departure}
              refused={verdict.kind === 'refused' && hasDates(choice)}
              arrangement={choice.arrangement}
              onDay={onDay}
              sends={sends}
              openAt={openAt}
            />
            <ChoiceFields choice={choice} />
          </form>
          <Legend mostNights={mostNights} cutOff={cutOff} arrivalsOnly={isInFamilyRoom(choice)} />
        </div>
      </div>
      <StaySide room={room} choice={choice} verdict={verdict} act={change} />
    </div>
  )
}
