import type { Context } from '@temporalio/activity'
import type {
  ActivityExecuteInput,
  ActivityInboundCallsInterceptor,
  Next,
} from '@temporalio/worker'

/** How often a running activity says that its worker lives, ms. */
const SIGN_EVERY_MS = 1_000

/**
 * Gives a sign of life for as long as an activity runs, so that Temporal hands it to another worker
 * soon after this one was killed.
 */
export class KeepAlive implements ActivityInboundCallsInterceptor {
  constructor(private readonly context: Context) {}

  async execute(
    input: ActivityExecuteInput,
    next: Next<ActivityInboundCallsInterceptor, 'execute'>,
  ): Promise<unknown> {
    const signs = setInterval(() => this.context.heartbeat(), SIGN_EVERY_MS)
    try {
      return await next(input)
    } finally {
      clearInterval(signs)
    }
  }
}
