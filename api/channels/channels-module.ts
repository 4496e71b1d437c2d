import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { ChannelCalendarController, ChannelCalendars } from './channel-calendars.ts'
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
    ChannelCalendarController,
  ],
  providers: [ChannelLinks, ChannelCalendars],
  exports: [ChannelCalendars, ChannelLinks],
})
export class ChannelsModule {}
