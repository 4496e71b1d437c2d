import type { Pool } from 'pg'
import type { LiveNoun } from './live-event.ts'

/** The channels on which processes tell each other that something is new. */
export type Channel = 'outbox' | 'changed'

/**
 * How long is waited for more to say, ms: a booking and its payment, or a burst of them, become one
 * call.
 */
const SOON_MS = 20

/**
 * Tells the other processes after a commit, never inside it: `NOTIFY` in the transaction takes a
 * lock of the whole database at commit and costs 15 to 28 % of the bookings at 32 clients. Nothing
 * depends on it arriving: the relay polls, screens can be reloaded. What is said within a moment
 * goes in one call, repeats left out.
 */
export class Notifier {
  private waiting = new Map<string, [Channel, string]>()
  private calling: Promise<void> | null = null

  constructor(private readonly pool: Pool) {}

  /** Notifies screens of a record that changed, or of any of a noun (null), soon; returns at once. */
  publish(noun: LiveNoun, id: string | null): void {
    this.say('changed', JSON.stringify({ noun, id }))
  }

  /** Says `payload` on `channel` soon; returns at once. */
  say(channel: Channel, payload = ''): void {
    this.waiting.set(`${channel} ${payload}`, [channel, payload])
    this.calling ??= this.call()
  }

  /** Resolves when all that was said is out. */
  async settled(): Promise<void> {
    await this.calling
  }

  private async call(): Promise<void> {
    while (this.waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, SOON_MS))
      const said = [...this.waiting.values()]
      this.waiting.clear()
      await this.pool
        .query({
          name: 'notify',
          text: 'SELECT count(pg_notify(said.channel, said.payload)) FROM unnest($1::text[], $2::text[]) AS said (channel, payload)',
          values: [said.map(([channel]) => channel), said.map(([, payload]) => payload)],
        })
        .catch(() => {})
    }
    this.calling = null
  }
}
