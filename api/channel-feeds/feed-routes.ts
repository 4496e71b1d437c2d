import { Body, Delete, Put } from '@nestjs/common'
import { textId } from '../../rules/texts/message.ts'
import {
  type ChannelLinkView,
  channelLinkViewShape,
  UNKNOWN_LINK,
} from '../channels/channel-links.ts'
import { delivered } from '../errors/refused.ts'
import { Acts, Answers, BackOffice, Id, rowId } from '../requests/routes.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { blockOrderShape, FeedBlockActs } from './feed-block-acts.ts'
import { FeedEdits, feedOrderShape } from './feed-edits.ts'

const id = rowId(UNKNOWN_LINK)

/** The feed of a link: `/api/back-office/channel-links/:id/…`; each answers the link. */
@BackOffice('channel-links')
export class ChannelFeedsController {
  constructor(private readonly feeds: FeedEdits) {}

  @Put(':id/feed')
  @Answers(channelLinkViewShape)
  async set(
    @Id(id) linkId: number,
    @ActingStaff() staff: StaffMember,
    @Body({ schema: feedOrderShape }) order: Parameters<FeedEdits['set']>[2],
  ): Promise<ChannelLinkView> {
    return delivered(await this.feeds.set(staff, linkId, order))
  }

  @Delete(':id/feed')
  @Answers(channelLinkViewShape)
  async remove(
    @Id(id) linkId: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<ChannelLinkView> {
    return delivered(await this.feeds.remove(staff, linkId))
  }

  @Acts(':id/read', channelLinkViewShape)
  async read(@Id(id) linkId: number): Promise<ChannelLinkView> {
    return delivered(await this.feeds.read(linkId))
  }

  @Acts(':id/confirm', channelLinkViewShape)
  async confirm(
    @Id(id) linkId: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<ChannelLinkView> {
    return delivered(await this.feeds.confirm(staff, linkId))
  }

  @Acts(':id/empty', channelLinkViewShape)
  async empty(@Id(id) linkId: number, @ActingStaff() staff: StaffMember): Promise<ChannelLinkView> {
    return delivered(await this.feeds.empty(staff, linkId))
  }
}

const blockId = rowId(textId('channelFeed.blockGone'))

/** `POST /api/back-office/feed-blocks/:id`: what staff say of a block of a feed; answers its link. */
@BackOffice('feed-blocks')
export class FeedBlocksController {
  constructor(private readonly blocks: FeedBlockActs) {}

  @Acts(':id', channelLinkViewShape)
  async act(
    @Id(blockId) id: number,
    @ActingStaff() staff: StaffMember,
    @Body({ schema: blockOrderShape }) order: Parameters<FeedBlockActs['act']>[2],
  ): Promise<ChannelLinkView> {
    return delivered(await this.blocks.act(staff, id, order))
  }
}
