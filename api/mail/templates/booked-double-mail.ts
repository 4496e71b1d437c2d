import { assignRoom } from '../../../rules/availability/assign-room.ts'
import { sellableUntil } from '../../../rules/availability/sellable-until.ts'
import type { EpochDay } from '../../../rules/calendar/day.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { listInWords, stayInWords } from '../../../rules/texts/in-language.ts'
import { HOUSE_LANGUAGE } from '../../../rules/texts/languages.ts'
import { screens } from '../../../screens/screen-routes.ts'
import { epochDay } from '../../database/house-days.ts'
import { factRows, heading } from '../mail-content.ts'
import {
  type LoadedFacts,
  type MailFacts,
  type MailSource,
  type MailedSubject,
  mailsAbout,
} from '../mail-template.ts'

/** What the mail about a block of a channel's feed depends on. */
export interface FeedBlockRecord extends MailedSubject {
  /** It is a stay that has no room, of which the property wants to be told: it has an address. */
  isToAnnounce: boolean
}

/** What it tells. Of other guests only the numbers of their bookings, so that no mail keeps who they are. */
export interface BookedDoubleFacts extends MailFacts {
  channelName: string
  /** The channel's own number. */
  reference: string | null
  roomTypeName: string
  arrival: EpochDay
  departure: EpochDay
  /** The booking that it moved; null where it is a new one. */
  movedNumber: string | null
  /** Other room types that can have it on all its nights, as a guest who books now. */
  freeRoomTypes: string[]
  /** Bookings of the room type on its nights, of guests who are still to come. */
  numbers: string[]
}

/** A channel sold what has no room: told to the property, with what can be done. */
export const bookedDouble = mailsAbout<FeedBlockRecord, BookedDoubleFacts>(
  'feed-block',
  loadFacts,
  ({ channelName, roomTypeName, freeRoomTypes, movedNumber, numbers, words, ...stay }) => ({
    channel: channelName,
    roomType: roomTypeName,
    number: movedNumber ?? '',
    stay: stayInWords(words, stay.arrival, stay.departure),
    roomTypes: listInWords(words, freeRoomTypes),
    numbers: listInWords(words, numbers),
  }),
)({
  name: 'Dubbel geboekt (aan u)',
  toProperty: true,
  due: ({ isToAnnounce }, now) => (isToAnnounce ? now : null),
  area: 'mailBookedDouble',
  parts: [
    ({ movedNumber }) => (movedNumber === null ? 'sold' : 'moved'),
    ({ channelName, roomTypeName, reference, arrival, departure, words }) => {
      const texts = words.mailBookedDouble
      return factRows([
        { label: texts.channel, value: channelName },
        { label: texts.nights, value: stayInWords(words, arrival, departure) },
        { label: texts.roomType, value: roomTypeName },
        { label: fillText(texts.reference, { channel: channelName }), value: reference },
      ])
    },
    ({ words }) => heading(words.mailBookedDouble.what),
    ({ freeRoomTypes }) => (freeRoomTypes.length > 0 ? 'free' : 'noneFree'),
    ({ numbers }) => (numbers.length > 0 ? 'others' : null),
    'call',
    { button: 'see', url: ({ publicUrl }) => publicUrl + screens.channels.path },
  ],
})

/** A block as it is stored: which types are free, the rules say. */
interface Row extends Omit<BookedDoubleFacts, keyof MailFacts | 'freeRoomTypes'> {
  number: string
  roomTypeId: number
}

async function loadFacts(
  { pool, known, moment }: MailSource,
  id: string,
): Promise<LoadedFacts<BookedDoubleFacts> | null> {
  const { rows } = await pool.query<Row>(
    `SELECT s.name AS number, s.name AS "channelName", k.reference, t.name AS "roomTypeName", ${epochDay('lower(k.nights)')} AS arrival, ${epochDay('upper(k.nights)')} AS departure,
       (SELECT number FROM bookings WHERE id = k.booking_id) AS "movedNumber",
       t.id AS "roomTypeId", (SELECT coalesce(json_agg(b.number ORDER BY b.stay, b.number), '[]') FROM bookings b
        WHERE b.room_type_id = t.id AND (b.state = 'confirmed' OR (b.state = 'held' AND b.hold_until > $2)) AND b.stay && k.nights AND b.attendance = 'expected' AND b.id IS DISTINCT FROM k.booking_id) AS numbers
     FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN sources s ON s.id = l.channel JOIN rooms r ON r.id = l.room_id JOIN room_types t ON t.id = r.room_type_id
     WHERE k.subject_id = $1`,
    [id, new Date(moment.instant)],
  )
  if (!rows[0]) return null
  const { roomTypeId, ...block } = rows[0]
  const { departure } = block
  const arrival = Math.max(block.arrival, moment.today)
  const facts = sellableUntil(departure, known.facts, moment)
  const freeRoomTypes = facts.roomTypes
    .filter(({ id: other }) => other !== roomTypeId)
    .filter((type) => assignRoom({ arrival, departure, roomTypeId: type.id, moment }, facts))
    .map(({ name }) => name)
  return { ...block, freeRoomTypes, language: HOUSE_LANGUAGE, recipient: NOBODY }
}

/** It goes to the property. */
const NOBODY = { name: '', email: '' }
