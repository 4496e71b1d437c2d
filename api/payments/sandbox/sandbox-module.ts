import { Module } from '@nestjs/common'
import { CheckoutController } from './checkout-controller.ts'
import { SandboxApiController } from './sandbox-api-controller.ts'
import { Sandbox } from './sandbox.ts'
import { WebhookCaller } from './webhook-caller.ts'

/**
 * The sandbox provider, served beside the property where no key of Mollie is given. It shares the
 * server and the clock with the property, nothing else.
 */
@Module({
  controllers: [SandboxApiController, CheckoutController],
  providers: [Sandbox, WebhookCaller],
})
export class SandboxModule {}
