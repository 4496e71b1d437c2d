import {
  type HeldPayment,
  type HeldRefund,
  chargedBackCents,
  newId,
  remainingCents,
} from './memory.ts'

/** What happens at Mollie without us: by the payer, the owner in Mollie's own pages, a bank. */
export class Levers {
  /** Whether its calls go lost on the way. */
  callsGoLost = false
  /** The addresses that were called, with the answers. */
  readonly called: { id: string; url: string; status: number | null }[] = []

  /**
   * @param hosts where a public address such as `https://huis.example` is reached, as DNS would say
   */
  constructor(
    readonly payments: Map<string, HeldPayment>,
    private readonly hosts: ReadonlyMap<string, string>,
    private readonly now: () => Date,
  ) {}

  /** @param cents what came; left out, what was asked */
  pay(id: string, cents?: number): Promise<void> {
    return this.end(id, 'paid', cents)
  }

  /** The payer chooses on the hosted page what to pay with. */
  choose(id: string, method: string): void {
    Object.assign(this.one(id), { method, chosenAt: this.now() })
  }

  fail(id: string): Promise<void> {
    return this.end(id, 'failed')
  }

  cancel(id: string): Promise<void> {
    return this.end(id, 'canceled')
  }

  expire(id: string): Promise<void> {
    return this.end(id, 'expired')
  }

  /** The owner pays a part back, or all that is left; answers the id of the refund. */
  async refund(id: string, cents?: number): Promise<string> {
    const payment = this.one(id)
    const refund: HeldRefund = {
      id: newId('re'),
      paymentId: id,
      cents: cents ?? remainingCents(payment),
      description: 'In Mollie’s own pages',
      metadata: null,
      status: 'refunded',
      createdAt: this.now(),
    }
    payment.refunds.push(refund)
    await this.call(id)
    return refund.id
  }

  /** A refund does not reach the payer's account, or is canceled there: its sum is free again. */
  async refundFails(
    id: string,
    refundId: string,
    status: 'failed' | 'canceled' = 'failed',
  ): Promise<void> {
    this.one(id).refunds.find((refund) => refund.id === refundId)!.status = status
    await this.call(id)
  }

  /** The payer's bank takes back a part, or all of it. */
  async chargeBack(id: string, cents?: number): Promise<void> {
    const payment = this.one(id)
    payment.chargebacks.push({
      id: newId('chb'),
      paymentId: id,
      cents: cents ?? payment.cents - chargedBackCents(payment),
      createdAt: this.now(),
      reversedAt: null,
    })
    await this.call(id)
  }

  /** The bank undoes all that it took back. */
  async reverse(id: string): Promise<void> {
    for (const back of this.one(id).chargebacks) back.reversedAt ??= this.now()
    await this.call(id)
  }

  /** Calls the webhook: only the id, form-urlencoded (field notes). */
  async call(id: string): Promise<void> {
    const { webhookUrl } = this.one(id)
    if (webhookUrl === null || this.callsGoLost) return
    const { origin, pathname } = new URL(webhookUrl)
    const host = this.hosts.get(origin)
    const answer = host
      ? await fetch(host + pathname, { method: 'POST', body: new URLSearchParams({ id }) })
      : null
    await answer?.body?.cancel()
    this.called.push({ id, url: webhookUrl, status: answer?.status ?? null })
  }

  private async end(
    id: string,
    status: 'paid' | 'failed' | 'canceled' | 'expired',
    cents?: number,
  ): Promise<void> {
    const payment = this.one(id)
    if (payment.status !== 'open') return
    Object.assign(payment, { status, endedAt: this.now(), cents: cents ?? payment.cents })
    payment.method ??= 'ideal'
    await this.call(id)
  }

  private one(id: string): HeldPayment {
    const payment = this.payments.get(id)
    if (!payment) throw new RangeError(`Mollie has no payment ${id}`)
    return payment
  }
}
