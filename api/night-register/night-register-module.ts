import { Module } from '@nestjs/common'
import { NightRegisterController } from './night-register-controller.ts'
import { NightRegisterPurge } from './night-register-purge.ts'

/** Who slept here (art. 438 Sr): read per period, and purged when it is past its retention. */
@Module({
  controllers: [NightRegisterController],
  providers: [NightRegisterPurge],
})
export class NightRegisterModule {}
