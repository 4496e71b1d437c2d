import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { assignAgain } from '../../rules/availability/assign-again.ts'
import { roomNights } from '../../rules/availability/room-nights.ts'
import { sellableUntil } from '../../rules/availability/sellable-until.ts'
import { withoutBooking } from '../../rules/availability/without-booking.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { formatDay, type Moment, parseDay, type Stay } from '../../rules/calendar/day.ts'
import { Acceptance } from '../bookings/acceptance.ts'
import { BOOKING, lockRoomTypes, notChangeable } from '../bookings/acts/acted-booking.ts'
import { cancel } from '../bookings/acts/cancel.ts'
import { eventStay } from '../bookings/decide-stay-change.ts'
import { holdBookingsStill, makeRoom } from '../bookings/room-rearrangement.ts'
import { bookingSubject, nightsOf, saveStay } from '../bookings/stay-record.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { epochDay } from '../database/house-days.ts'
import { answerOf } from '../errors/refused.ts'
import { loadProperty } from '../facts/load-property.ts'
import { addEntry } from '../folios/folios.ts'
import { Orders } from '../orders/orders.ts'
import { SaleTerms, storeTerms } from '../quotes/sale-terms.ts'
import { lockRoomType } from '../rooms/room-type-lock.ts'
import { addEvent, tellOutbox } from '../subjects/events.ts'
import { errorToLog, log } from '../telemetry/log.ts'
import { decideStay, type WaitingStay } from './decide-stay.ts'
import { FEED_BLOCK, HOUSE_IS_MAILED } from './feed-block-plan.ts'
import { isBilled } from './keep-reading.ts'

const WAITING = `SELECT k.id, l.channel, t.slug AS "roomType", t.id AS "roomTypeId", ${epochDay('lower(k.nights)')} AS arrival, ${epochDay('upper(k.nights)')} AS departure
  FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN rooms r ON r.id = l.room_id JOIN room_types t ON t.id = r.room_type_id
  WHERE k.state = 'double' AND k.booking_id IS NULL AND upper(k.nights) > $1::date`

/** Rooms of a type (`$1`) with a booking on any of the nights `$2`, as their constraint has it. */
const TAKEN_BEFORE = `SELECT b.room_id AS "roomId" FROM bookings b JOIN rooms r ON r.id = b.room_id
  WHERE r.room_type_id = $1 AND b.state IN ('held', 'confirmed') AND b.stay && $2::daterange`

/** A block whose booking is not as the channel has it any more. */
interface OtherStay extends Stay {
  id: number
  bookingId: string
  state: 'stay' | 'double' | 'gone'
  /** The name of its source, who acts. */
  by: string
}

const OTHERS = `SELECT k.id, k.booking_id AS "bookingId", k.state, s.name AS by, ${epochDay('lower(k.nights)')} AS arrival, ${epochDay('upper(k.nights)')} AS departure
  FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN sources s ON s.id = l.channel
  WHERE k.booking_id IS NOT NULL AND (k.state = 'gone' OR k.moves) AND k.state <> 'unconfirmed' AND k.asks IS NULL ORDER BY k.state = 'gone' DESC, k.id`

/** A closed run of nights that is not as the channel has it. */
interface OtherClosure {
  id: number
  roomId: number
  roomTypeId: number
}

const CLOSURES = `SELECT k.id, r.id AS "roomId", r.room_type_id AS "roomTypeId" FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN rooms r ON r.id = l.room_id
  WHERE (k.state = 'closure' AND (k.closure_id IS NULL OR k.moves)) OR (k.state <> 'closure' AND k.closure_id IS NOT NULL) ORDER BY k.id`

/**
 * Has bookings and closures follow the blocks of feeds: each in a transaction of its own, as the acts of
 * staff and the bookings of guests, which first locks the block and sees whether it is still as it was
 * read. What fails is left as it is for the next time, and staff see that.
 */
@Injectable()
export class SettleBlocks {
  constructor(
    private readonly pool: Pool,
    private readonly acceptance: Acceptance,
    private readonly orders: Orders,
    private readonly terms: SaleTerms,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Withdraws what is gone, moves what moved, closes what is closed, then gives a room to what waits for
   * one, the first that was read first; others move for it by the same rules as for any guest. A stay that
   * cannot have one waits on.
   */
  async settle(moment: Pick<Moment, 'today' | 'instant'>): Promise<void> {
    const failed: number[] = []
    const settleEach = async <Block extends { id: number }>(
      blocks: readonly Block[],
      settleOne: (block: Block) => Promise<void>,
    ) => {
      for (const block of blocks)
        await settleOne(block).catch((error: unknown) => {
          failed.push(block.id)
          log.error({ feedBlock: block.id, ...errorToLog(error) }, 'a block was not settled')
        })
    }
    const others = await this.pool.query<OtherStay>(OTHERS)
    await settleEach(others.rows, (stay) =>
      stay.state === 'gone' ? this.withdraw(stay) : this.move(stay, moment),
    )
    const closures = await this.pool.query<OtherClosure>(CLOSURES)
    await settleEach(closures.rows, (closure) => this.close(closure))
    const today = formatDay(moment.today)
    const waiting = await this.pool.query<WaitingStay>(
      `${WAITING} ORDER BY k.first_read_at, k.id`,
      [today],
    )
    await settleEach(waiting.rows, (stay) => this.place(stay, today))
    await this.pool.query(
      'UPDATE feed_blocks SET failed = NOT failed WHERE failed <> (id = ANY ($1))',
      [failed],
    )
    await this.announce(
      [...others.rows, ...waiting.rows].map(({ id }) => id),
      moment,
    )
  }

  /** Cancels the booking of a sale that is gone. One that staff ended before is left as it is. */
  private async withdraw({ id, bookingId, by }: OtherStay): Promise<void> {
    const refused = await this.orders.act(BOOKING, bookingId, {
      before: (client) => lockRoomTypes(client, bookingId),
      isNews: true,
      do: async (client, order, moment) => {
        if (!(await lockBlock(client, id, `state = 'gone'`))) return
        const isStanding = BOOKING.allows!(order, 'cancel')
        if (isStanding && (await asksNow(client, id, 'gone', moment.at))) return
        const data = { requestId: `feed-block-${id}`, reason: '', refundCents: 0, mailGuest: false }
        const writer = { by, staffId: null, requestId: data.requestId, version: undefined }
        if (isStanding) await cancel(client, { ...moment, ...writer, order, data })
        await client.query('DELETE FROM feed_blocks WHERE id = $1', [id])
      },
    })
    // Guests whom staff saw arrive before their day.
    if (refused)
      await this.pool.query(
        `UPDATE feed_blocks SET state = 'stay', asks = 'gone-begun' WHERE id = $1 AND state = 'gone'`,
        [id],
      )
  }

  /** Gives a booking the nights that its sale moved to, and a room; without one it is booked double. */
  private async move(
    { id, bookingId, by, arrival, departure }: OtherStay,
    { today }: Pick<Moment, 'today'>,
  ): Promise<void> {
    const refused = await this.orders.act(BOOKING, bookingId, {
      before: async (client) => {
        const types = await lockRoomTypes(client, bookingId)
        await holdBookingsStill(client, types, Math.min(arrival, today), bookingId)
      },
      isNews: true,
      do: async (client, order, { at, changed }) => {
        const writer = { by, staffId: null, at }
        const read = nightsOf(arrival, departure)
        const isRead = `moves AND state <> 'gone' AND nights = $2::daterange`
        if (!(await lockBlock(client, id, isRead, [read]))) return
        if (!BOOKING.allows!(order, 'change-stay')) return settled(client, id)
        if (await asksNow(client, id, 'moved', at)) return
        // Who came, came on that day; who left or stayed away is not moved.
        const { attendance } = order
        const isHere = attendance === 'arrived' && arrival === order.arrival
        if (attendance !== 'expected' && !isHere) throw notChangeable()
        const moment = momentInAmsterdam(at.getTime())
        const { roomTypeId, roomId } = order
        const { known } = await loadProperty(client, Math.min(arrival, moment.today - 1))
        const facts = sellableUntil(departure, known.facts, moment)
        const to = { arrival, departure, roomTypeId, roomId: order.pinned ? roomId : null }
        const others = withoutBooking(facts, { bookingId }, to, moment)
        const roomType = facts.roomTypes.find((one) => one.id === roomTypeId)
        const room =
          roomType && assignAgain(to, order, roomNights(roomType, others, moment), others)
        if (!room) {
          await client.query(`UPDATE feed_blocks SET state = 'double' WHERE id = $1`, [id])
          return
        }
        await client.query('UPDATE bookings SET room_id = NULL WHERE id = $1', [bookingId])
        await makeRoom(client, room, known.facts, writer)
        const stay = nightsOf(arrival, departure)
        await saveStay(client, order, { stay, room_id: room.roomId }, writer)
        const sold = this.terms.of(known.facts)
        await storeTerms(client, sold, at)
        const nights = { arrival: formatDay(arrival), departure: formatDay(departure) }
        const quote = { ...order.quotes.at(-1)!, ...nights, nights: departure - arrival }
        const entry = {
          folioId: bookingId,
          kind: 'changed',
          note: 'stay-changed',
          cents: 0,
        } as const
        await addEntry(client, { ...entry, at, by, quote, termsId: sold.id })
        const from = eventStay(order, order, known.facts)
        const after = {
          roomTypeId,
          arrival,
          departure,
          persons: order.persons,
          roomId: room.roomId,
        }
        const stays = { from, to: eventStay(after, order, known.facts) }
        await addEvent(client, bookingSubject(bookingId), {
          kind: 'stay-changed',
          at,
          by,
          data: { cents: 0, stays },
        })
        await settled(client, id)
        for (const move of room.moves) changed('bookings', move.bookingId)
      },
    })
    if (refused)
      await this.pool.query(
        `UPDATE feed_blocks SET asks = 'moved-begun' WHERE id = $1 AND booking_id = $2 AND moves AND state <> 'gone'`,
        [id, bookingId],
      )
  }

  /** Closes the listing's room as the channel has it, or opens it again. */
  private async close({ id, roomId, roomTypeId }: OtherClosure): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await lockRoomType(client, roomTypeId)
      if (!(await lockBlock(client, id))) return
      await client.query(
        `DELETE FROM closures c USING feed_blocks k WHERE k.id = $1 AND k.state <> 'closure' AND c.id = k.closure_id`,
        [id],
      )
      await client.query(`DELETE FROM feed_blocks WHERE id = $1 AND state = 'gone'`, [id])
      await client.query(
        `UPDATE closures c SET nights = k.nights FROM feed_blocks k WHERE k.id = $1 AND c.id = k.closure_id AND k.moves`,
        [id],
      )
      await client.query(
        `WITH made AS (INSERT INTO closures (room_id, nights, reason, planned_by)
           SELECT $2, k.nights, s.name, s.name FROM feed_blocks k JOIN channel_links l ON l.id = k.link_id JOIN sources s ON s.id = l.channel
           WHERE k.id = $1 AND k.state = 'closure' AND k.closure_id IS NULL RETURNING id)
         UPDATE feed_blocks k SET closure_id = coalesce((SELECT id FROM made), k.closure_id), moves = false WHERE k.id = $1`,
        [id, roomId],
      )
    })
    this.notifier.publish('closures', null)
  }

  /**
   * Has the house mailed of each of these that is booked double after all, once. Without an address it
   * is mailed by the first round that finds one; the dashboard has them meanwhile.
   */
  private async announce(ids: number[], { instant }: Pick<Moment, 'instant'>): Promise<void> {
    if (ids.length === 0) return
    const isNew = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `UPDATE feed_blocks SET announced_at = $2 WHERE id = ANY ($1) AND state = 'double' AND announced_at IS NULL AND ${HOUSE_IS_MAILED} RETURNING subject_id AS id`,
        [ids, new Date(instant)],
      )
      for (const { id } of rows) await tellOutbox(client, { kind: FEED_BLOCK, id }, 'booked-double')
      return rows.length > 0
    })
    if (isNew) this.notifier.say('outbox')
  }

  /** Makes a booking of a stay that waits, where a room is free for it. */
  private async place({ id, roomTypeId }: WaitingStay, today: string): Promise<void> {
    const inOne = async (client: PoolClient) => {
      await lockRoomType(client, roomTypeId)
      const { rows } = await client.query<WaitingStay>(`${WAITING} AND k.id = $2 FOR UPDATE OF k`, [
        today,
        id,
      ])
      const [stay] = rows
      if (!stay) return null
      const taken = await client.query<{ roomId: number }>(TAKEN_BEFORE, [
        roomTypeId,
        nightsOf(stay.arrival, Math.max(stay.arrival, parseDay(today)!)),
      ])
      const others = new Set(taken.rows.map(({ roomId }) => roomId))
      const made = await this.acceptance.acceptIn(client, {
        roomType: stay.roomType,
        decide: (known, moment) => decideStay(stay, others, known, moment),
      })
      await client.query(`UPDATE feed_blocks SET state = 'stay', booking_id = $2 WHERE id = $1`, [
        id,
        made.booking.id,
      ])
      return made
    }
    const made = await answerOf(() => triedAgain(() => inTransaction(this.pool, inOne), isDeadlock))
    if (made.ok && made.value) this.acceptance.publish(made.value)
  }
}

/** Locks a block; false where there is none any more as `isRead` says (of `values`, from `$2` on). */
async function lockBlock(
  client: PoolClient,
  id: number,
  isRead = 'true',
  values: unknown[] = [],
): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM feed_blocks WHERE id = $1 AND ${isRead} FOR UPDATE`,
    [id, ...values],
  )
  return rowCount === 1
}

/**
 * Has staff decide on a locked block whose locked booking has begun or is billed by now: its feed was
 * read before, and on the list of a link that nobody had confirmed. False where nothing holds it, or
 * staff decided already.
 */
async function asksNow(
  client: PoolClient,
  id: number,
  why: 'gone' | 'moved',
  at: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE feed_blocks k SET state = CASE k.state WHEN 'gone' THEN 'stay' ELSE k.state END, asks = $2::text || CASE WHEN ${isBilled('b')} THEN '-billed' ELSE '-begun' END
     FROM bookings b WHERE k.id = $1 AND b.id = k.booking_id AND NOT k.accepted AND (${isBilled('b')} OR lower(b.stay) <= $3::date)`,
    [id, why, formatDay(momentInAmsterdam(at.getTime()).today)],
  )
  return rowCount === 1
}

async function settled(client: PoolClient, id: number): Promise<void> {
  await client.query(
    `UPDATE feed_blocks SET state = 'stay', moves = false, accepted = false WHERE id = $1`,
    [id],
  )
}
