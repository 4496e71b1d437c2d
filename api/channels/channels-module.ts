import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { ChannelFeedController, ChannelFeeds } from './channel-feeds.ts'
import {
  ChannelLinkRenewal,
  ChannelLinks,
  ChannelsController,
  channelLinksController,
} from './channel-links.ts'

/** What other sites that sell the rooms are told of them. */
@Module({
  imports: [FactsModule],
  controllers: [
    channelLinksController,
    ChannelLinkRenewal,
    ChannelsController,
    ChannelFeedController,
  ],
  providers: [ChannelLinks, ChannelFeeds],
  exports: [ChannelFeeds],
})
export class ChannelsModule {}
