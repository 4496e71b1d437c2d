import type { EventStay } from '../../api/subjects/events.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import type { useText } from '../texts/use-text.ts'

type Text = ReturnType<typeof useText>

/** What a change of a stay changed, from and to: dates, room, persons; nothing of what stayed. */
export function stayChangeWords(
  { from, to }: { from: EventStay; to: EventStay },
  text: Text,
): string[] {
  const told = [datesOf, (stay: EventStay) => roomOf(stay, text), personsOf(text)]
  return told.flatMap((words) =>
    words(from) === words(to) ? [] : [`${words(from)} → ${words(to)}`],
  )
}

function datesOf({ arrival, departure }: EventStay): string {
  return staffStay(parseDay(arrival) ?? 0, parseDay(departure) ?? 0)
}

function roomOf({ roomTypeName: type, roomNumber }: EventStay, text: Text): string {
  return roomNumber === null ? type : text('timeline.stay.room', { type, number: roomNumber })
}

function personsOf(text: Text) {
  return ({ persons }: EventStay) => text('timeline.stay.persons', { smart_count: persons })
}
