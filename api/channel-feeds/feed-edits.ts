import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type BlockMeaning, blockMeanings, meaningOf } from '../../rules/channels/decide-feed.ts'
import { blockNames } from '../../rules/channels/feed-block.ts'
import { message, type Text } from '../../rules/texts/message.ts'
import { CHANNEL_CALENDARS, channelCalendarToken } from '../../screens/channel-calendar-address.ts'
import {
  type ChannelLinkView,
  ChannelLinks,
  removeBlocks,
  UNKNOWN_LINK,
} from '../channels/channel-links.ts'
import { Notifier } from '../database/notifier.ts'
import { typedText } from '../edits/kept-shape.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, notFound, plainError, wrongField } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { FEED_WITHIN_MS, FeedReads } from './feed-reads.ts'
import { SettleBlocks } from './settle-blocks.ts'

/** Body of `PUT /api/back-office/channel-links/:id/feed`. */
export const feedOrderShape = z.object({
  url: typedText.meta({ description: 'What the channel gave; webcal: is read as https:.' }),
  meaning: z
    .enum(blockMeanings)
    .optional()
    .meta({ description: 'Left out: as it was, at first `stay`.' }),
})
type FeedOrder = z.output<typeof feedOrderShape>

const refused = (text: Text) => ({ ok: false, error: plainError('not-ready', text) }) as const
const unknown = notFound(UNKNOWN_LINK)
const WITHOUT_FEED = notFound(message('channelFeed.none'))

/** What a block without a booking becomes: a stay waits for its room. */
const BECOMES = { stay: 'double', closure: 'closure', ignore: 'ignored' }

/** The feed of a link as staff set it: where it is, what its blocks mean, and what they say of its lists. */
@Injectable()
export class FeedEdits {
  constructor(
    private readonly pool: Pool,
    private readonly links: ChannelLinks,
    private readonly edits: StaffEdits,
    private readonly reads: FeedReads,
    private readonly blocks: SettleBlocks,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Sets where the feed of a link is, and what its blocks mean. At another address its list is confirmed
   * anew; what stands stands until then.
   */
  async set(
    staff: StaffMember,
    id: number,
    { url: typed, meaning }: FeedOrder,
  ): Promise<Answer<ChannelLinkView>> {
    const url = addressOf(typed)
    if (url === null) return wrongField('url', message('channelFeed.urlMissing'))
    return this.write(staff, id, async (manager) => {
      if (await this.isOwn(manager, url)) return wrongField('url', message('channelFeed.urlOwn'))
      const others: unknown[] = await manager.query(
        'SELECT FROM channel_feeds WHERE url = $1 AND link_id <> $2',
        [url.href, id],
      )
      if (others.length > 0) return wrongField('url', message('channelFeed.urlTwice'))
      await manager.query(
        'DELETE FROM feed_blocks k USING channel_feeds f WHERE f.link_id = $1 AND k.link_id = f.link_id AND f.url <> $2 AND k.state = $3',
        [id, url.href, 'unconfirmed'],
      )
      // With another meaning it is read whole: what was left alone by the old one is in no row.
      await manager.query(
        `INSERT INTO channel_feeds AS f (link_id, url, meaning) VALUES ($1, $2, coalesce($3, 'stay'))
         ON CONFLICT (link_id) DO UPDATE SET url = excluded.url, meaning = coalesce($3, f.meaning), etag = NULL, last_modified = NULL,
           confirmed = f.confirmed AND f.url = excluded.url, emptied = f.emptied AND f.url = excluded.url, may_be_empty = f.may_be_empty AND f.url = excluded.url,
           tried_at = CASE WHEN f.url = excluded.url THEN f.tried_at END, read_at = CASE WHEN f.url = excluded.url THEN f.read_at END,
           failure = CASE WHEN f.url = excluded.url THEN f.failure END, problems = CASE WHEN f.url = excluded.url THEN f.problems ELSE '[]' END,
           ignored = CASE WHEN f.url = excluded.url THEN f.ignored ELSE '[]' END`,
        [id, url.href, meaning ?? null],
      )
      return { ok: true, value: id }
    })
  }

  /** Reads no feed for a link any more: its stays stay as bookings, what it closed is open again. */
  async remove(staff: StaffMember, id: number): Promise<Answer<ChannelLinkView>> {
    const removed = await this.write(staff, id, async (manager) => {
      const [rows]: [unknown[], number] = await manager.query(
        'DELETE FROM channel_feeds WHERE link_id = $1 RETURNING link_id',
        [id],
      )
      if (rows.length === 0) return WITHOUT_FEED
      await removeBlocks(manager, id)
      return { ok: true, value: id }
    })
    if (removed.ok) this.notifier.publish('closures', null)
    return removed
  }

  /** Reads the feed of a link now, and follows it. One that cannot be read says why in the view. */
  async read(id: number): Promise<Answer<ChannelLinkView>> {
    const link = await this.links.one(id)
    if (!link) return unknown
    if (!link.feed) return WITHOUT_FEED
    await this.reads.read({ linkIds: [id], withinMs: FEED_WITHIN_MS })
    return this.view(id)
  }

  /** The first list of a feed counts: stays get their rooms, and new blocks count by themselves. */
  async confirm(staff: StaffMember, id: number): Promise<Answer<ChannelLinkView>> {
    const confirmed = await this.write(staff, id, async (manager) => {
      const [feed]: { isRead: boolean; meaning: BlockMeaning }[] = await manager.query(
        'SELECT read_at IS NOT NULL AS "isRead", meaning FROM channel_feeds WHERE link_id = $1',
        [id],
      )
      if (!feed) return WITHOUT_FEED
      if (!feed.isRead) return refused(message('channelFeed.notRead'))
      await manager.query('UPDATE channel_feeds SET confirmed = true WHERE link_id = $1', [id])
      const becomes = blockNames.map((name) => [name, BECOMES[meaningOf(name, feed.meaning)]])
      await manager.query(
        `UPDATE feed_blocks SET state = CASE WHEN booking_id IS NOT NULL THEN 'stay' ELSE $2::jsonb ->> name END WHERE link_id = $1 AND state = 'unconfirmed'`,
        [id, JSON.stringify(Object.fromEntries(becomes))],
      )
      return { ok: true, value: id }
    })
    return this.settled(confirmed)
  }

  /** A feed that became empty all at once is right: what it had vanishes as anything else does. */
  empty(staff: StaffMember, id: number): Promise<Answer<ChannelLinkView>> {
    return this.write(staff, id, async (manager) => {
      const [feed]: { emptied: boolean }[] = await manager.query(
        'SELECT emptied FROM channel_feeds WHERE link_id = $1',
        [id],
      )
      if (!feed) return WITHOUT_FEED
      if (!feed.emptied) return refused(message('channelFeed.notEmpty'))
      await manager.query(
        'UPDATE channel_feeds SET may_be_empty = true, emptied = false, etag = NULL, last_modified = NULL WHERE link_id = $1',
        [id],
      )
      return { ok: true, value: id }
    })
  }

  /** Has bookings and closures follow at once, and answers the link as it is then. */
  async settled(written: Answer<ChannelLinkView>): Promise<Answer<ChannelLinkView>> {
    if (!written.ok) return written
    await this.blocks.settle(this.clock.moment())
    return this.view(written.value.id)
  }

  /** The link as it is now. */
  async view(id: number): Promise<Answer<ChannelLinkView>> {
    const value = await this.links.one(id)
    return value ? { ok: true, value } : unknown
  }

  /** Writes under the lock of the link's row, as each read of its feed does. */
  async write(
    staff: StaffMember,
    id: number,
    work: (manager: EntityManager) => Promise<Answer<number>>,
  ): Promise<Answer<ChannelLinkView>> {
    const edit = { noun: 'channel_feeds', key: String(id) }
    const says = { noun: 'channel-links', id: String } as const
    const written = await this.edits.write<number>(staff, edit, says, async (manager) => {
      const links: unknown[] = await manager.query(
        'SELECT FROM channel_links WHERE id = $1 FOR NO KEY UPDATE',
        [id],
      )
      return links.length > 0 ? work(manager) : unknown
    })
    return written.ok ? this.view(written.value) : written
  }

  /** True for what a channel reads of us, here or at an address that the house had. */
  private async isOwn(manager: EntityManager, { hostname, pathname }: URL): Promise<boolean> {
    if (!pathname.startsWith(CHANNEL_CALENDARS)) return false
    if (hostname === this.address.hostname) return true
    const token = channelCalendarToken(pathname.slice(CHANNEL_CALENDARS.length))
    const links: unknown[] = await manager.query('SELECT FROM channel_links WHERE token = $1', [
      token,
    ])
    return links.length > 0
  }
}

/** The https address that was pasted; null where it is none. */
function addressOf(typed: string): URL | null {
  const text = typed.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const isFeed = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isFeed ? url : null
}
