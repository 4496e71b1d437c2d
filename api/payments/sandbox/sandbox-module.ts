import {
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common'
import { Pool } from 'pg'
import { Clock } from '../../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../../environment/environment.ts'
import { PublicAddress } from '../../environment/public-address.ts'
import { CheckoutController } from './checkout-controller.ts'
import { SandboxApiController } from './sandbox-api-controller.ts'
import { SandboxListsController } from './sandbox-lists-controller.ts'
import { SandboxPayments } from './sandbox-payments.ts'
import { Sandbox } from './sandbox.ts'
import { WebhookCaller } from './webhook-caller.ts'
import { log } from '../../telemetry/log.ts'

/**
 * The sandbox provider, served beside the property where no key of Mollie is given. It shares the
 * server and the clock with the property, nothing else.
 */
@Module({
  controllers: [SandboxApiController, SandboxListsController, CheckoutController],
  providers: [
    {
      provide: SandboxPayments,
      inject: [Pool],
      useFactory: (pool: Pool) => new SandboxPayments(pool),
    },
    {
      provide: Sandbox,
      inject: [ENVIRONMENT, PublicAddress, Pool, Clock, SandboxPayments],
      useFactory: (
        { paymentSessionMinutes }: Environment,
        address: PublicAddress,
        pool: Pool,
        clock: Clock,
        payments: SandboxPayments,
      ) =>
        new Sandbox(
          {
            root: () => `${address.url}/sandbox`,
            sessionMinutes: paymentSessionMinutes,
          },
          payments,
          new WebhookCaller(pool, (message) => log.warn(`sandbox: ${message}`)),
          () => new Date(clock.now()),
        ),
    },
  ],
})
export class SandboxModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(Sandbox) private readonly sandbox: Sandbox) {}

  onApplicationBootstrap(): void {
    this.sandbox.start()
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sandbox.stop()
  }
}
