import type { BookingPreview } from '../../rules/bookings/preview-booking.ts'
import type { StaffRoomTypeView, StaffRoomView } from '../../api/rooms/room-views.ts'
import type { ByHandMethod } from '../../api/folios/folio-entry.ts'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import { type ArrangementId, arrangementOf } from '../../rules/family-room/arrangements.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import type { Worded } from '../../rules/texts/words.ts'

/** The property chooses the room: a value of its own, because a select's empty one is "not chosen". */
export const ANY_ROOM = 0

/** What is filled in on /agenda/toevoegen; null is not chosen yet. */
export interface EntryValues {
  roomTypeId: number | null
  /** `ANY_ROOM`: the property chooses. */
  roomId: number
  source: string | null
  /** The answer to "Heeft de klant al betaald", asked for the own website. */
  paid: 'yes' | 'no' | null
  /** How it was paid, where it was. */
  method: ByHandMethod | null
  name: string | null
  email: string | null
  phone: string | null
  city: string | null
  /** Of the family room. */
  arrangement: ArrangementId | null
  arrival: Day | null
  departure: Day | null
  persons: number | null
  /** One for each child; null where no age was chosen yet. */
  childAges: (number | null)[]
  residents: number
  extras: { id: string; pieces: number; days: number }[]
  notes: string | null
  /** In which the guest is written to. */
  language: string
  overruleReason: string | null
}

/** What a form begins with that nothing is known of. */
export const emptyEntry: EntryValues = {
  roomTypeId: null,
  roomId: ANY_ROOM,
  source: null,
  paid: null,
  method: null,
  name: '',
  email: '',
  phone: '',
  city: '',
  arrangement: null,
  arrival: null,
  departure: null,
  persons: null,
  childAges: [],
  residents: 0,
  extras: [],
  notes: '',
  language: HOUSE_LANGUAGE,
  overruleReason: '',
}

/**
 * What the form begins with: the room and the days that were chosen in the agenda,
 * `?kamer=3&van=2026-11-23&tot=2026-11-25`. What makes no sense counts as absent, so that any
 * address opens; days that are past or none are left out.
 */
export function entryOfAddress(
  query: URLSearchParams,
  { rooms, types, today }: { rooms: StaffRoomView[]; types: StaffRoomTypeView[]; today: Day },
): EntryValues {
  const room = rooms.find(({ id, active }) => active && String(id) === query.get('kamer'))
  const type = types.find(({ id }) => id === room?.roomTypeId)
  const arrival = parseDay(query.get('van') ?? '')
  const departure = parseDay(query.get('tot') ?? '')
  const areDays =
    arrival !== null && departure !== null && arrival < departure && query.get('van')! >= today
  const arrangement = areDays ? arrangementOf(arrival, departure) : undefined
  return {
    ...emptyEntry,
    ...(room && { roomTypeId: room.roomTypeId, roomId: room.id }),
    ...(areDays && { arrival: query.get('van'), departure: query.get('tot') }),
    ...(type?.kind === 'family' && arrangement && { arrangement: arrangement.id }),
  }
}

/** Whether the stay that is shown can be placed: nothing refuses it. */
export function acceptedStay(preview: Worded<BookingPreview> | undefined) {
  return preview?.stay?.ok ? preview.stay : null
}
