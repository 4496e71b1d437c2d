import type { SandboxBack, SandboxPayment, SandboxStatus } from './sandbox-payment.ts'
import type { AskedOnce, GoingBack, SandboxOrder, SandboxPayments } from './sandbox-payments.ts'
import type { WebhookCaller } from './webhook-caller.ts'

/** How the sandbox is set up. */
export interface SandboxSettings {
  /**
   * The public address of the sandbox, such as `http://localhost:3000/sandbox`: the hosted page
   * lives below it.
   */
  root(): string
  /** How long a guest may take to pay, minutes by the property's clock. An iDEAL session lives 15. */
  sessionMinutes: number
}

/** How often calls that failed and sessions that ran out are looked for, ms. */
const ROUND_MS = 1_000

/**
 * The sandbox provider: what Mollie's test mode does, without Mollie. Knows nothing of bookings.
 */
export class Sandbox {
  private timer: NodeJS.Timeout | undefined
  private readonly rounds = new Set<Promise<void>>()

  constructor(
    readonly settings: SandboxSettings,
    private readonly payments: SandboxPayments,
    private readonly caller: WebhookCaller,
    private readonly now: () => Date,
  ) {}

  create(order: SandboxOrder, once: AskedOnce | null): Promise<SandboxPayment | null> {
    const now = this.now()
    return this.payments.create(
      order,
      once,
      now,
      new Date(now.getTime() + this.settings.sessionMinutes * 60_000),
    )
  }

  find(id: string): Promise<SandboxPayment | null> {
    return this.payments.find(id, this.now())
  }

  /**
   * Money goes back: asked for by the shop, or done at the provider, by its owner or the payer's
   * bank. As with Mollie the webhook says so either way.
   */
  async goBack(
    id: string,
    back: GoingBack,
    once: AskedOnce | null = null,
  ): Promise<SandboxBack | 'too-much' | 'key-used'> {
    const wentBack = await this.payments.goBack(id, back, once, this.now())
    if (typeof wentBack === 'object') this.lookRound()
    return wentBack
  }

  /** The payer's bank gives back all that it took of a payment. */
  async reverse(id: string): Promise<void> {
    await this.payments.reverse(id, this.now())
    this.lookRound()
  }

  /**
   * The guest's choice on the hosted page. The webhook goes out on its own: the guest does not wait
   * for it, as with Mollie.
   *
   * @param method what they pay with, where they had not chosen before
   */
  async choose(id: string, status: Exclude<SandboxStatus, 'open'>, method: string): Promise<void> {
    await this.payments.find(id, this.now())
    await this.payments.choose(id, method)
    await this.payments.end(id, status, this.now())
    this.lookRound()
  }

  /** Starts looking for sessions that ran out and webhooks to call. */
  start(): void {
    this.timer = setInterval(() => this.lookRound(), ROUND_MS)
    this.timer.unref()
  }

  /** Resolves when nothing is under way any more: the database may be closed then. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.rounds)
  }

  private lookRound(): void {
    const round = this.round().finally(() => this.rounds.delete(round))
    this.rounds.add(round)
  }

  private async round(): Promise<void> {
    try {
      await this.payments.expire(this.now())
      await this.caller.callDue()
    } catch {
      // The database is away: the next round comes in a second, and nothing is lost.
    }
  }
}
