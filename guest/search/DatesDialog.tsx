import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useReducer, useRef } from 'react'
import type { Day } from '../../rules/calendar/day.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { isDeparting } from '../calendar/day-meaning.ts'
import { Legend } from '../calendar/Legend.tsx'
import { StayCalendar } from '../calendar/StayCalendar.tsx'
import { calendarRead, roomTypesRead } from '../calls/reads.ts'
import { useReads } from '../calls/use-reads.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { StayChoice } from '../stay/stay-choice.ts'
import { stayReducer } from '../stay/stay-reducer.ts'
import { dayWords } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { openDays } from './open-days.ts'
import { propertyDays } from './property-days.ts'

/**
 * The date picker of the search form: arrival, then departure, then it closes by itself. Opened at
 * the departure it keeps the arrival. The browser's own dialog keeps the focus inside, closes by
 * Escape and gives the focus back.
 */
export function DatesDialog(props: {
  choice: StayChoice
  from: 'arrival' | 'departure'
  /** The days chosen, or null when it was closed without. */
  onDone(stay: { arrival: Day; departure: Day | null } | null): void
}) {
  const known = useWords()
  const { siteSearch: words } = known
  const property = useProperty()
  const dialog = useRef<HTMLDialogElement>(null)
  const days = useDays(props.choice.persons)
  const [draft, act] = useReducer(stayReducer, {
    ...props.choice,
    arrival: props.from === 'departure' ? props.choice.arrival : null,
    departure: null,
  })
  // Before the picker puts the focus on a day, and before it leaves the page: only then does the
  // focus go back where it came from.
  useLayoutEffect(() => {
    const opened = dialog.current!
    opened.showModal()
    return () => opened.close()
  }, [])
  const arrivedAnew = draft.arrival !== null && draft.arrival !== props.choice.arrival
  const shown = draft.arrival === null ? props.choice : draft
  const choose = (day: Day) => {
    const next = stayReducer(draft, { type: 'day-chosen', day })
    act({ type: 'day-chosen', day })
    if (next.arrival !== null && next.departure !== null)
      props.onDone({ arrival: next.arrival, departure: next.departure })
  }
  return (
    <dialog
      className="dates"
      ref={dialog}
      aria-labelledby="dates-title"
      // Closed halfway, the arrival stays chosen.
      onClose={() =>
        props.onDone(arrivedAnew ? { arrival: draft.arrival!, departure: null } : null)
      }
      closedby="any"
    >
      <div className="beam" />
      <div className="dates__body">
        <div className="dates__head">
          <h2 id="dates-title" aria-live="polite">
            {draft.arrival === null
              ? words.chooseArrival
              : fillText(words.chooseDeparture, { day: dayWords(known, draft.arrival) })}
          </h2>
          <button
            className="close"
            type="button"
            aria-label={words.closeCalendar}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </div>
        <StayCalendar
          today={property.today}
          days={days}
          arrival={shown.arrival}
          departure={isDeparting(draft) ? null : shown.departure}
          refused={false}
          autoFocus
          // Too few nights are chosen all the same: the form says what is asked (G §5).
          onDay={(day, { pickable, leaving, state }) => {
            if (pickable || (leaving && state === 'free')) choose(day)
          }}
        />
        <Legend
          mostNights={2}
          cutOff={[...days.values()].some(({ state }) => state === 'cut-off')}
        />
        <p className="soft small for-keys">{words.keys}</p>
      </div>
    </dialog>
  )
}

/**
 * Which days some room for so many is free. Until the rooms' calendars are there, and where they do
 * not come, every day is open: the results say what is free.
 */
function useDays(persons: number | null) {
  const { today, readings, numbers } = useProperty()
  const rooms = (useQuery(roomTypesRead()).data ?? []).filter(
    ({ kind, maxPersons, neverOffered }) =>
      kind === 'ordinary' && maxPersons >= (persons ?? 1) && !neverOffered,
  )
  const answers = useReads(rooms.map(({ slug }) => calendarRead(slug)))
  const calendars = answers.flatMap(({ data }) => (data ? [data.days] : []))
  const isWhole = answers.length > 0 && calendars.length === answers.length
  return isWhole ? propertyDays(calendars) : openDays(today, readings, numbers)
}
