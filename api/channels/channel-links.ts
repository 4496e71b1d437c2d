import { Get, Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { isChannel } from '../../rules/sources/source.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { message, textId } from '../../rules/texts/message.ts'
import { channelCalendarPath } from '../../screens/channel-calendar-address.ts'
import { instantText } from '../database/house-days.ts'
import { Notifier } from '../database/notifier.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Keeper } from '../edits/kept-noun.ts'
import { typedText } from '../edits/kept-shape.ts'
import { type Edit, type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { type Answer, delivered, notFound, wrongField } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import {
  channelFeedView,
  channelFeedViewShape,
  FEED_COLUMN,
  type StoredFeedView,
} from './channel-feed-view.ts'
import { idIn } from '../lists/list-filters.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { type ListPage, listNumber } from '../lists/list-question.ts'
import { Acts, Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { storedInteger } from '../requests/stored-values.ts'

/** What is said of a link that is not there. */
export const UNKNOWN_LINK = 'Deze koppeling bestaat niet.'
const unknown = notFound(UNKNOWN_LINK)

/** Body of `POST /api/back-office/channel-links`. */
const channelLinkShape = z.object({
  channel: typedText.meta({ description: 'A source that sells elsewhere, such as `airbnb`.' }),
  roomId: storedInteger(textId('channel.roomMissing')),
})
type ChannelLinkOrder = z.output<typeof channelLinkShape>

/** A link of `GET /api/back-office/channel-links`: what a channel reads of one room, and we of it. */
export const channelLinkViewShape = z.object({
  id: z.int(),
  channel: z.string(),
  channelName: z.string(),
  roomId: z.int(),
  roomNumber: z.int(),
  roomTypeName: z.string(),
  sold: z.boolean().meta({ description: 'False: the room is switched off, and all is blocked.' }),
  url: z
    .url()
    .meta({ description: 'What staff paste at the channel. Whoever has it can read it.' }),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  lastFetchedAt: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
  silent: z
    .boolean()
    .meta({ description: 'It was not read in the last 24 hours, nor made in them.' }),
  feed: channelFeedViewShape,
  version: z.int(),
})
export type ChannelLinkView = z.output<typeof channelLinkViewShape>
type ChannelLinkRow = Omit<ChannelLinkView, 'url'> & { token: string }
type StoredLink = Omit<ChannelLinkRow, 'feed'> & { feed: StoredFeedView }

const channelShape = z.object({ id: z.string(), name: z.string() })
/** A channel by its id and what people call it. */
export type ChannelName = z.output<typeof channelShape>

/** A link that was not read for a day, or not since it was made, as SQL. `$1` is the clock's instant. */
export const isSilent = (link: string) =>
  `coalesce(${link}.last_fetched_at, ${link}.made_at) < $1::timestamptz - interval '24 hours'`

const channelLinkList = listOf(
  {
    from: 'channel_links',
    as: 'l',
    beside:
      'JOIN rooms r ON r.id = l.room_id JOIN room_types t ON t.id = r.room_type_id JOIN sources s ON s.id = l.channel',
    columns: `l.id, l.channel, s.name AS "channelName", l.room_id AS "roomId", r.number AS "roomNumber", t.name AS "roomTypeName",
      r.active AND t.active AS sold, l.token, ${instantText('l.made_at')} AS "madeAt", l.made_by AS "madeBy",
      ${instantText('l.last_fetched_at')} AS "lastFetchedAt", ${isSilent('l')} AS silent, ${FEED_COLUMN} AS feed,
      (SELECT coalesce(max(id), 0)::int FROM changes WHERE noun = 'channel_links' AND row_key = l.id::text) AS version`,
    view: (row: StoredLink, words: Words): ChannelLinkRow => ({
      ...row,
      feed: channelFeedView(row.feed, words),
    }),
    sorts: { id: 'l.id', channel: ['s.sort', 'r.number'] },
    filters: { id: idIn(listNumber, 'l.id') },
  },
  ['channel', 'ASC'],
)
type ChannelLinkQuestion = z.output<typeof channelLinkList.question>

const says = { noun: 'channel-links', id: (id: number) => String(id) } as const

/** The links that channels read, as staff keep them. */
@Injectable()
export class ChannelLinks implements Keeper<
  ChannelLinkQuestion,
  ChannelLinkOrder,
  never,
  ChannelLinkView,
  number
> {
  constructor(
    private readonly lists: Lists,
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    private readonly facts: FactsCache,
    private readonly notifier: Notifier,
  ) {}

  async page(question: ChannelLinkQuestion): Promise<ListPage<ChannelLinkView>> {
    const { rows, ...page } = await this.lists.page<ChannelLinkRow>(channelLinkList, question)
    return { ...page, rows: rows.map(this.view) }
  }

  /** Null when there is no such link. */
  async one(id: number): Promise<ChannelLinkView | null> {
    const row = await this.lists.one<ChannelLinkRow>(channelLinkList, id)
    return row && this.view(row)
  }

  /** The sources that sell elsewhere: what a link can be made for. */
  async channels(): Promise<ChannelName[]> {
    const { sources } = await this.facts.fresh()
    return sources
      .filter(({ id, active }) => active && isChannel(id))
      .map(({ id, name }) => ({ id, name }))
  }

  /** Makes a link of a room for a channel. Refused: a room that the channel has a link of. */
  async add(
    staff: Editor,
    { channel, roomId }: ChannelLinkOrder,
  ): Promise<Answer<ChannelLinkView>> {
    if (!(await this.channels()).some(({ id }) => id === channel))
      return wrongField('channel', message('channel.channelMissing'))
    return this.write(staff, { noun: 'channel_links', key: null }, async (manager) => {
      const rooms: unknown[] = await manager.query('SELECT FROM rooms WHERE id = $1', [roomId])
      if (rooms.length === 0) return wrongField('roomId', message('channel.roomMissing'))
      const [made]: { id: number }[] = await manager.query(
        `INSERT INTO channel_links (channel, room_id, made_at, made_by) VALUES ($1, $2, $3, $4)
         ON CONFLICT ON CONSTRAINT channel_link_of_room DO NOTHING RETURNING id`,
        [channel, roomId, new Date(this.clock.now()), staff.name],
      )
      return made ? { ok: true, value: made.id } : wrongField('roomId', message('channel.twice'))
    })
  }

  /** Gives a link another address; the old one leads nowhere from then on. */
  renew(staff: Editor, id: number): Promise<Answer<ChannelLinkView>> {
    return this.write(staff, { noun: 'channel_links', key: String(id) }, async (manager) => {
      const [rows]: [unknown[], number] = await manager.query(
        `UPDATE channel_links SET token = DEFAULT, made_at = $2, made_by = $3, last_fetched_at = NULL
         WHERE id = $1 RETURNING id`,
        [id, new Date(this.clock.now()), staff.name],
      )
      return rows.length > 0 ? { ok: true, value: id } : unknown
    })
  }

  /** Takes a link away with what its channel closed, and answers it as it was. */
  async remove(
    staff: Editor,
    version: number | undefined,
    id: number,
  ): Promise<Answer<ChannelLinkView>> {
    const was = await this.one(id)
    if (!was) return unknown
    const edit = { noun: 'channel_links', key: String(id), version }
    const removed = await this.edits.write<number>(staff, edit, says, async (manager) => {
      await removeBlocks(manager, id)
      const [rows]: [unknown[], number] = await manager.query(
        'DELETE FROM channel_links WHERE id = $1 RETURNING id',
        [id],
      )
      return rows.length > 0 ? { ok: true, value: id } : unknown
    })
    if (!removed.ok) return removed
    if (was.feed) this.notifier.publish('closures', null)
    return { ok: true, value: was }
  }

  private async write(
    staff: Editor,
    edit: Edit,
    work: (manager: EntityManager) => Promise<Answer<number>>,
  ): Promise<Answer<ChannelLinkView>> {
    const written = await this.edits.write<number>(staff, edit, says, work)
    if (!written.ok) return written
    const value = await this.one(written.value)
    return value ? { ok: true, value } : unknown
  }

  private readonly view = ({ token, ...row }: ChannelLinkRow): ChannelLinkView => ({
    ...row,
    url: this.address.url + channelCalendarPath(token),
  })
}

/** Removes the blocks of a link with what they closed: each block before its closure, as a round does. */
export async function removeBlocks(manager: EntityManager, linkId: number): Promise<void> {
  await manager.query(
    `WITH removed AS (DELETE FROM feed_blocks WHERE link_id = $1 RETURNING closure_id)
     DELETE FROM closures WHERE id IN (SELECT closure_id FROM removed)`,
    [linkId],
  )
}

const id = rowId(UNKNOWN_LINK)

/** The routes of the links that channels read. */
export const channelLinksController = keptController(
  {
    name: 'ChannelLinks',
    resource: 'channel-links',
    unknown: UNKNOWN_LINK,
    keys: { id },
    view: channelLinkViewShape,
    list: channelLinkList.question,
    order: channelLinkShape,
  },
  ChannelLinks,
)

/** `POST /api/back-office/channel-links/:id/renew`: another address of a link. */
@BackOffice('channel-links')
export class ChannelLinkRenewal {
  constructor(private readonly links: ChannelLinks) {}

  @Acts(':id/renew', channelLinkViewShape)
  async renew(@Id(id) linkId: number, @ActingStaff() staff: StaffMember): Promise<ChannelLinkView> {
    return delivered(await this.links.renew(staff, linkId))
  }
}

/** `GET /api/back-office/channels`: what a link can be made for. */
@BackOffice('channels')
export class ChannelsController {
  constructor(private readonly links: ChannelLinks) {}

  @Get()
  @Answers(z.array(channelShape))
  all(): Promise<ChannelName[]> {
    return this.links.channels()
  }
}
