import { Module } from '@nestjs/common'
import { DeliveryDistancesModule } from '../delivery-distances/delivery-distances-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { SettingsModule } from '../settings/settings-module.ts'
import { AddressProofController } from './address-proof-controller.ts'
import { AddressProof } from './address-proof.ts'
import { FirstStepsController } from './first-steps-controller.ts'
import { FirstSteps } from './first-steps.ts'
import { TryAddress } from './try-address.ts'
import { TryMail } from './try-mail.ts'
import { TryPayments } from './try-payments.ts'

/** The guide of a new house. */
@Module({
  imports: [FactsModule, SettingsModule, PaymentsModule, MailModule, DeliveryDistancesModule],
  controllers: [FirstStepsController, AddressProofController],
  providers: [FirstSteps, AddressProof, TryAddress, TryPayments, TryMail],
})
export class FirstStepsModule {}
