import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { z } from 'zod'
import { hasStayed } from '../../rules/bookings/attendance.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { AskReason, BlockState } from '../../rules/channels/decide-feed.ts'
import { message } from '../../rules/texts/message.ts'
import { BOOKING, dayAt, lockRoomTypes } from '../bookings/acts/acted-booking.ts'
import { cancel, refundOffer } from '../bookings/acts/cancel.ts'
import type { StayRecord } from '../bookings/stay-record.ts'
import type { ChannelLinkView } from '../channels/channel-links.ts'
import { type Answer, changedMeanwhile, notFound, plainError, Refused } from '../errors/refused.ts'
import { clientOf } from '../facts/client-of.ts'
import { Orders } from '../orders/orders.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { FeedEdits } from './feed-edits.ts'
import { isBilled } from './keep-reading.ts'

/** Body of `POST /api/back-office/feed-blocks/:id`: what a block is, or what is to be done of what it asks. */
export const blockOrderShape = z.union([
  z.object({ means: z.enum(['stay', 'closure', 'ignored']) }),
  z.object({
    follow: z.boolean().meta({
      description: 'False: its booking stays as it is, and nothing more is asked.',
    }),
  }),
])
type BlockOrder = z.output<typeof blockOrderShape>

/** A block as staff act on it. */
interface ActedBlock {
  id: number
  linkId: number
  state: BlockState
  asks: `${'moved' | 'gone'}-${AskReason}` | null
  moves: boolean
  bookingId: string | null
  /** Its booking came of the channel's feed: staff did not type it. */
  isMade: boolean
  isBilled: boolean
}

const BLOCK = `SELECT k.id, k.link_id AS "linkId", k.state, k.asks, k.moves, k.booking_id AS "bookingId", coalesce(b.made_by = 'channel', false) AS "isMade", ${isBilled('b')} AS "isBilled"
  FROM feed_blocks k JOIN channel_feeds f ON f.link_id = k.link_id LEFT JOIN bookings b ON b.id = k.booking_id WHERE k.id = $1 AND k.state <> 'gone'`

/** What an act makes of a block. */
interface Decided {
  /** Its booking is cancelled first. */
  cancels: boolean
  /** Null: nothing is left of it. */
  becomes: (Pick<ActedBlock, 'state' | 'moves' | 'bookingId'> & { accepted?: boolean }) | null
}

const refusal = (key: 'toAnswer' | 'answered' | 'begun' | 'billed' | 'paid' | 'notMoved') =>
  new Refused(plainError('not-ready', message(`channelFeed.${key}`)))
const GONE = notFound(message('channelFeed.blockGone'))
const MEANWHILE = () => new Refused(changedMeanwhile(message('channelFeed.meanwhile')))

/** What staff say of one block of a channel's feed. Bookings and closures follow it at once. */
@Injectable()
export class FeedBlockActs {
  constructor(
    private readonly pool: Pool,
    private readonly orders: Orders,
    private readonly feeds: FeedEdits,
  ) {}

  /**
   * Makes another thing of a block, or answers what it asks. What it is already, it stays. Refused where
   * that would end a stay that no channel ends either.
   *
   * @returns its link
   */
  async act(staff: StaffMember, id: number, order: BlockOrder): Promise<Answer<ChannelLinkView>> {
    const block = await loadBlock(this.pool, id)
    if (!block) return GONE
    const written = decide(block, order)?.cancels
      ? await this.cancel(staff, block, order)
      : await this.write(staff, block, order)
    if (!written.ok) return written
    const view = await this.feeds.settled(written)
    const now = 'follow' in order && order.follow && (await loadBlock(this.pool, id))
    return now && now.asks !== null ? { ok: false, error: refusal('notMoved').error } : view
  }

  private write(
    staff: StaffMember,
    { id, linkId }: ActedBlock,
    order: BlockOrder,
  ): Promise<Answer<ChannelLinkView>> {
    return this.feeds.write(staff, linkId, async (manager) => {
      const client = await clientOf(manager)
      const now = await lockBlock(client, id)
      if (!now) return GONE
      const decided = decide(now, order)
      if (decided?.cancels) throw MEANWHILE()
      if (decided) await change(client, id, decided.becomes)
      return { ok: true, value: linkId }
    })
  }

  /** Locks as an act on the booking does, then the link as each read of its feed, then the block. */
  private async cancel(
    { name: by, staffId }: StaffMember,
    { id, linkId, bookingId }: ActedBlock,
    order: BlockOrder,
  ): Promise<Answer<ChannelLinkView>> {
    const error = await this.orders.act(BOOKING, bookingId!, {
      before: async (client) => {
        await lockRoomTypes(client, bookingId!)
        await client.query('SELECT FROM channel_links WHERE id = $1 FOR NO KEY UPDATE', [linkId])
      },
      isNews: true,
      do: async (client, booking, moment) => {
        const now = await lockBlock(client, id)
        if (!now) throw new Refused(GONE.error)
        const decided = decide(now, order)
        if (!decided) return
        if (!decided.cancels || now.bookingId !== bookingId) throw MEANWHILE()
        // One that staff ended before is left as it is.
        if (BOOKING.allows!(booking, 'cancel')) {
          refuseStanding(now, booking, dayAt(moment.at))
          const data = {
            requestId: `feed-block-${id}`,
            reason: '',
            refundCents: 0,
            mailGuest: false,
          }
          const writer = { by, staffId, requestId: data.requestId, version: undefined }
          await cancel(client, { ...moment, ...writer, order: booking, data })
        }
        await client.query(
          `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true), set_config('kamersleutel.at', $3, true)`,
          [by, staffId, moment.at.toISOString()],
        )
        await change(client, id, decided.becomes)
        moment.changed('channel-links', String(linkId))
      },
    })
    return error ? { ok: false, error } : this.feeds.view(linkId)
  }
}

async function loadBlock(on: Pool | PoolClient, id: number): Promise<ActedBlock | null> {
  const { rows } = await on.query<ActedBlock>(BLOCK, [id])
  return rows[0] ?? null
}

/** Two statements: who waited for a row reads what is joined to it as it was before. */
async function lockBlock(client: PoolClient, id: number): Promise<ActedBlock | null> {
  await client.query('SELECT FROM feed_blocks WHERE id = $1 FOR UPDATE', [id])
  return loadBlock(client, id)
}

/**
 * What an act makes of a block; null where it is that already.
 *
 * @throws Refused what fits no block as it is
 */
function decide(block: ActedBlock, order: BlockOrder): Decided | null {
  const { state, asks, moves, bookingId } = block
  if ('follow' in order) {
    if (asks === null) throw refusal('answered')
    if (asks.startsWith('gone')) return { cancels: order.follow, becomes: null }
    const { follow } = order
    return {
      cancels: false,
      becomes: { state: 'stay', moves: follow, accepted: follow, bookingId },
    }
  }
  if (asks !== null) throw refusal('toAnswer')
  if (order.means === (state === 'double' ? 'stay' : state)) return null
  if (order.means === 'stay') {
    // Without a booking it waits for its room, as any other.
    const stay = bookingId === null ? 'double' : 'stay'
    return { cancels: false, becomes: { state: stay, moves, bookingId } }
  }
  const cancels = block.isMade && state !== 'unconfirmed'
  return { cancels, becomes: { state: order.means, moves: false, bookingId: null } }
}

/** Refuses to cancel what staff did not see gone, once it has begun or has a bill; and whatever was paid. */
function refuseStanding(block: ActedBlock, booking: StayRecord, today: EpochDay): void {
  if (block.asks === null) {
    if (hasStayed(booking.attendance) || booking.arrival <= today) throw refusal('begun')
  }
  const { paidCents } = refundOffer(booking, today)
  // Money without a price is no money for the stay: it would go back by itself.
  if (paidCents > 0 || booking.balanceCents < 0) throw refusal('paid')
  if (block.asks === null && block.isBilled) throw refusal('billed')
}

async function change(client: PoolClient, id: number, to: Decided['becomes']): Promise<void> {
  if (to === null) await client.query('DELETE FROM feed_blocks WHERE id = $1', [id])
  else
    await client.query(
      `UPDATE feed_blocks SET state = $2, moves = $3, booking_id = $4, accepted = $5, asks = NULL WHERE id = $1`,
      [id, to.state, to.moves, to.bookingId, to.accepted ?? false],
    )
}
