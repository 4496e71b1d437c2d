import type { OccupancyDayView, OccupancyView } from '../../api/availability/availability-shapes.ts'
import { type Day, formatDay, partsOf, weekday } from '../../rules/calendar/day.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { dayInWords } from '../../rules/texts/in-language.ts'
import { stateTexts } from '../calendar/day-words.ts'
import { useHydrated } from '../controls/use-hydrated.ts'
import { Link } from '../page/Link.tsx'
import { familyRoomPath, roomPath } from '../stay/stay-choice.ts'
import { dayOfWeekday, epochDay, spokenDay } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import { useDayKeys } from './use-day-keys.ts'
import { message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { useLangOf } from '../property/PropertyContext.tsx'

type Room = OccupancyView['roomTypes'][number]

const weekdays = [1, 2, 3, 4, 5, 6, 7].map(dayOfWeekday)

const looks = {
  past: 'day--past',
  free: 'day--no',
  'cut-off': 'day--cut',
  taken: 'day--taken',
  closed: 'day--closed',
  'beyond-horizon': 'day--past',
} as const satisfies Record<OccupancyDayView['state'], string>

/**
 * One room's month as a table of days. A day on which one can arrive is a link to the room with the
 * shortest stay chosen. Without script each is a stop of the Tab key; with it the arrows walk, and
 * a room is one stop.
 */
export function RoomMonth({ room, month, today }: { room: Room; month: string; today: Day }) {
  const words = useWords()
  const hydrated = useHydrated()
  const langOf = useLangOf()
  const keys = useDayKeys()
  const firstLink = room.days.find(({ nights }) => nights !== null)?.day
  const free = room.days.filter(({ state }) => state === 'free').length
  return (
    <section className="panel" aria-labelledby={`month-${room.slug}`}>
      <div className="beam" />
      <div className="panel__body">
        <div className="stack stack--close">
          <h3 id={`month-${room.slug}`}>
            <Link to={pathOf(room, null)} lang={langOf(room.name)}>
              {room.name}
            </Link>
          </h3>
          <p className="soft small">{freeWords(words, free)}</p>
        </div>
        <div className="month">
          <table ref={keys.table} onKeyDown={keys.onKeyDown}>
            <caption className="hidden-label">{`${room.name}, ${month}`}</caption>
            <thead>
              <tr>
                {weekdays.map((day) => (
                  <th key={day} scope="col">
                    <abbr title={dayInWords(words, 'weekday', day)}>
                      {dayInWords(words, 'shortWeekday', day)}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(room.days).map((week) => (
                <tr key={week.find(Boolean)!.day}>
                  {week.map((day, place) => (
                    <td key={day?.day ?? place}>
                      {day && (
                        <Night
                          day={day}
                          to={day.nights === null ? null : pathOf(room, day)}
                          isToday={day.day === today}
                          stop={!hydrated || day.day === firstLink}
                        />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

function Night(props: {
  day: OccupancyDayView
  to: string | null
  isToday: boolean
  stop: boolean
}) {
  const known = useWords()
  const { siteRooms: words } = known
  const { day, to, isToday, stop } = props
  const { state } = day
  const look = `day ${to ? 'day--free' : looks[state]}${isToday ? ' day--today' : ''}`
  const said = [
    spokenDay(known, day.day),
    isToday && words.dayToday,
    to ? words.freeComeHere : state === 'free' ? words.freeNoArrival : words[stateTexts[state]],
  ]
    .filter(Boolean)
    .join(', ')
  const number = <span aria-hidden="true">{partsOf(epochDay(day.day)).dayOfMonth}</span>
  if (to === null)
    return (
      <span className={`${look} day--still`}>
        {number}
        <span className="hidden-label">{said}</span>
      </span>
    )
  return (
    <Link className={look} to={to} tabIndex={stop ? 0 : -1} aria-label={said}>
      {number}
    </Link>
  )
}

/** The room's page, with the shortest stay from a day on chosen. */
function pathOf({ slug, kind }: Room, day: OccupancyDayView | null): string {
  const departure = day?.nights ? formatDay(epochDay(day.day) + day.nights) : null
  const choice = { room: slug, arrival: day?.day ?? null, departure, persons: null }
  return kind === 'family' ? familyRoomPath(choice) : roomPath(choice)
}

/** The days in weeks from Monday on; null where the month has not begun or is over. */
function weeksOf(days: readonly OccupancyDayView[]): (OccupancyDayView | null)[][] {
  const before = days[0] ? weekday(epochDay(days[0].day)) - 1 : 0
  const cells = [...Array.from({ length: before }, () => null), ...days]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => cells[week * 7 + place] ?? null),
  )
}

function freeWords(words: GuestWords, free: number): string {
  return free === 0
    ? words.siteRooms.noFreeNights
    : textOf(words, message('siteRooms.freeNights', { n: free }))
}
