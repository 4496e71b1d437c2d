import { Module } from '@nestjs/common'
import { BookingsModule } from '../bookings/bookings-module.ts'
import { ChannelsModule } from '../channels/channels-module.ts'
import { FeedReader } from '../channels/feed-reader.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { FeedReads } from './feed-reads.ts'
import { ReadBeforeSale } from './read-before-sale.ts'
import { SettleBlocks } from './settle-blocks.ts'

/** What other sites sold of the rooms, as their feeds say. */
@Module({
  imports: [BookingsModule, ChannelsModule, QuotesModule],
  providers: [FeedReader, SettleBlocks, FeedReads, ReadBeforeSale],
  exports: [FeedReads],
})
export class ChannelFeedsModule {}
