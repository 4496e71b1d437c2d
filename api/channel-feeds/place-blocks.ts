import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { assignRoom } from '../../rules/availability/assign-room.ts'
import { type EpochDay, formatDay, type Moment } from '../../rules/calendar/day.ts'
import { bookingNumberForm } from '../../rules/numbering/booking-number.ts'
import { sourceNamed } from '../../rules/sources/source.ts'
import { HOUSE_LANGUAGE } from '../../rules/texts/languages.ts'
import { message } from '../../rules/texts/message.ts'
import { Acceptance } from '../bookings/acceptance.ts'
import type { DecidedBooking } from '../bookings/insert-booking.ts'
import { Notifier } from '../database/notifier.ts'
import { epochDay } from '../database/house-days.ts'
import { answerOf, plainError, Refused } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'

/** A stay that a channel sold and that has no room yet. */
interface WaitingStay {
  id: number
  bookingId: string
  channel: string
  roomType: string
  arrival: EpochDay
  departure: EpochDay
}

const WAITING = `SELECT k.id, l.channel, t.slug AS "roomType", ${epochDay('lower(k.nights)')} AS arrival, ${epochDay('upper(k.nights)')} AS departure
  FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN rooms r ON r.id = l.room_id JOIN room_types t ON t.id = r.room_type_id
  WHERE k.state = 'double' AND k.booking_id IS NULL AND upper(k.nights) > $1::date ORDER BY k.first_read_at, k.id`

const WITHOUT_ROOM = () => new Refused(plainError('unavailable', message('stay.occupied')))

/** Gives stays that channels sold a room, each in a transaction of its own, as those that guests make. */
@Injectable()
export class PlaceBlocks {
  constructor(
    private readonly pool: Pool,
    private readonly acceptance: Acceptance,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Makes a booking of each stay that waits for a room and can have one, the first that was read first;
   * others move for it by the same rules as for any guest. A stay that cannot have one waits on.
   *
   * @returns the blocks that have a booking now
   */
  async place({ today }: Pick<Moment, 'today'>): Promise<number[]> {
    const { rows } = await this.pool.query<Omit<WaitingStay, 'bookingId'>>(WAITING, [
      formatDay(today),
    ])
    const placed: number[] = []
    for (const row of rows)
      if (await this.placeOne({ ...row, bookingId: nameOf(row) })) placed.push(row.id)
    return placed
  }

  private async placeOne(stay: WaitingStay): Promise<boolean> {
    const { rowCount: isMade } = await this.pool.query('SELECT FROM bookings WHERE id = $1', [
      stay.bookingId,
    ])
    if (!isMade) {
      const made = await answerOf(() =>
        this.acceptance.accept({
          roomType: stay.roomType,
          decide: (known, moment) => decideStay(stay, known, moment),
        }),
      )
      if (!made.ok) return false
    }
    const { rowCount } = await this.pool.query(
      `UPDATE feed_blocks SET state = 'stay', booking_id = $2 WHERE id = $1 AND state = 'double' AND booking_id IS NULL`,
      [stay.id, stay.bookingId],
    )
    if (rowCount) this.notifier.publish('bookings', stay.bookingId)
    return rowCount === 1
  }
}

/** The booking of a block has always the same id: one that was made is found again, and made once. */
function nameOf({ id, arrival, departure }: Omit<WaitingStay, 'bookingId'>): string {
  const hex = createHash('sha256').update(`feed-block ${id} ${arrival} ${departure}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * The stay as a booking: in any room of the type, without price, guest or number of persons, which staff
 * fill in; paid to the channel, or to be paid here, as its source says. None of the rules that bind
 * guests or staff binds what is sold already, but that a room is free.
 *
 * @throws Refused where no room is
 */
function decideStay(
  { bookingId, channel, roomType: slug, arrival, departure }: WaitingStay,
  { facts, sources }: KnownProperty,
  moment: Moment,
): DecidedBooking {
  const roomType = facts.roomTypes.find((one) => one.slug === slug)
  if (!roomType) throw WITHOUT_ROOM()
  const length = departure - moment.today
  const numbers = { ...facts.numbers, 'horizon.days': length, 'horizon.free-days': length }
  const asked = { arrival: Math.max(arrival, moment.today), departure, moment }
  const room = assignRoom({ ...asked, roomTypeId: roomType.id }, { ...facts, numbers })
  if (!room) throw WITHOUT_ROOM()
  const { name, prepaid } = sourceNamed(sources, channel)
  const party = { adults: 1, childAges: [], residents: 0 }
  const quote = {
    roomTypeId: roomType.id,
    roomTypeName: roomType.name,
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: departure - arrival,
    persons: 1,
    lines: [],
    totalCents: 0,
  }
  const key = `feed-${bookingId}`
  return {
    id: bookingId,
    numberForm: bookingNumberForm(moment.today, facts.readings['number.booking']),
    order: {
      roomType: slug,
      roomId: null,
      arrival,
      departure,
      party,
      guest: {
        // Until staff type who it is.
        name: `Gast van ${name}`,
        firstName: null,
        lastName: null,
        email: '',
        phone: '',
        city: '',
        address: '',
        postcode: '',
        notes: '',
      },
      arrivalWindow: null,
      source: channel,
      language: HOUSE_LANGUAGE,
      method: null,
      paidBy: null,
      overruleReason: '',
      totalCents: null,
    },
    asker: { by: 'channel', name },
    roomTypeId: roomType.id,
    roomKind: roomType.kind,
    stay: { ok: true, ...room, quote, warnings: [] },
    payment: prepaid ? 'by-channel' : 'at-desk',
    hold: null,
    payLinkUntil: null,
    received: null,
    now: moment.instant,
    mostNights: facts.numbers['visitor.nights'],
    key: { text: key, requestHash: key },
  }
}
