import { workerFailures } from '../api/telemetry/metrics.ts'

/** How often it is looked whether a payment is due to be asked for, ms. */
const LOOK_EVERY_MS = 2_000

/** What asks for the payments that are due; answers whether the provider was reached. */
export interface Watch {
  look(): Promise<boolean>
}

/** Has payments without news asked for, one look after the other, for as long as a worker works. */
export class PaymentWatcher {
  private looking: Promise<void> | null = null
  private timer: NodeJS.Timeout | null = null
  private lastFailure = ''

  constructor(
    private readonly watch: Watch,
    private readonly say: (line: string) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => (this.looking = null))
    }, LOOK_EVERY_MS)
  }

  /** Ends after the look that is under way. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer)
    await this.looking
  }

  private async look(): Promise<void> {
    try {
      if (await this.watch.look()) this.lastFailure = ''
      else this.complain('the payment provider cannot be reached')
    } catch (error) {
      this.complain(String(error))
    }
  }

  /** The same trouble is said once, not with every look. */
  private complain(failure: string): void {
    workerFailures.inc({ what: 'watch' })
    if (failure !== this.lastFailure) this.say(`worker: payments are not watched. ${failure}`)
    this.lastFailure = failure
  }
}
