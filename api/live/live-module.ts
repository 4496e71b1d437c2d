import {
  type BeforeApplicationShutdown,
  Inject,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { LiveController } from './live-controller.ts'
import { LiveEvents } from './live-events.ts'

/**
 * Screens that refresh themselves: what any process says on the channel `changed`, as server-sent
 * events.
 */
@Module({
  controllers: [LiveController],
  providers: [LiveEvents],
  exports: [LiveEvents],
})
export class LiveModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    @Inject(LiveEvents) private readonly events: LiveEvents,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.events.start(this.environment.databaseUrl)
  }

  /** Before the server closes, so that open streams end and do not hold it up. */
  beforeApplicationShutdown(): Promise<void> {
    return this.events.stop()
  }
}
