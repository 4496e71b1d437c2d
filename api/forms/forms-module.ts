import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { DeliveryDistancesModule } from '../delivery-distances/delivery-distances-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { FormMessageEntity } from './form-message-entity.ts'
import { FormMessagePlaces } from './form-message-places.ts'
import { FormMessagePlan } from './form-message-plan.ts'
import { FormMessages } from './form-messages.ts'
import { FormMessagesController } from './form-messages-controller.ts'
import { KeptFormMessages } from './kept-form-messages.ts'
import { FormsController } from './forms-controller.ts'

/** Forms of the guest site: stored, mailed, kept by staff. */
@Module({
  imports: [
    FactsModule,
    DeliveryDistancesModule,
    MailModule,
    TypeOrmModule.forFeature([FormMessageEntity]),
  ],
  controllers: [FormsController, FormMessagesController],
  providers: [KeptFormMessages, FormMessages, FormMessagePlan, FormMessagePlaces],
  exports: [FormMessages],
})
export class FormsModule {}
