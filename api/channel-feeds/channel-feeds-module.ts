import { Module } from '@nestjs/common'
import { BookingsModule } from '../bookings/bookings-module.ts'
import { ChannelsModule } from '../channels/channels-module.ts'
import { FeedReader } from '../channels/feed-reader.ts'
import { MailModule } from '../mail/mail-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { FeedBlockPlan } from './feed-block-plan.ts'
import { FeedBlockActs } from './feed-block-acts.ts'
import { FeedEdits } from './feed-edits.ts'
import { FeedReads } from './feed-reads.ts'
import { ChannelFeedsController, FeedBlocksController } from './feed-routes.ts'
import { ReadBeforeSale } from './read-before-sale.ts'
import { SettleBlocks } from './settle-blocks.ts'

/** What other sites sold of the rooms, as their feeds say. */
@Module({
  imports: [BookingsModule, ChannelsModule, MailModule, QuotesModule],
  controllers: [ChannelFeedsController, FeedBlocksController],
  providers: [
    FeedReader,
    SettleBlocks,
    FeedBlockPlan,
    FeedReads,
    ReadBeforeSale,
    FeedEdits,
    FeedBlockActs,
  ],
  exports: [FeedReads],
})
export class ChannelFeedsModule {}
