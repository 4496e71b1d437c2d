import { Client } from 'pg'
import { listenerLimits } from './time-limits.ts'

/** What a listener does with what it hears. */
export interface ListenerOptions {
  /** Called for each notification of the channel, with its payload. */
  channels: Record<string, (payload: string) => void>
  /**
   * Called after every (re)connection: what was said in between was not heard, so look for
   * yourself.
   */
  onConnected?: () => void
}

/** A connection of its own that hears `NOTIFY`. It comes back by itself when it is lost. */
export interface Listener {
  close(): Promise<void>
}

/** How long to wait before connecting again, ms. */
const AGAIN_AFTER = 500

/**
 * How often a connection has to show that it still hears, ms: where nothing is said, one that was
 * lost on the way looks the same.
 */
const PROVEN_EVERY = 10_000

/**
 * Listens on the given channels until closed. Resolves once the first connection listens; one that
 * does not come about is tried again as one that is lost.
 */
export async function listen(
  url: string,
  { channels, onConnected }: ListenerOptions,
): Promise<Listener> {
  let closed = false
  let client: Client | null = null
  let retry: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: url,
      application_name: 'kamersleutel-listener',
      ...listenerLimits,
    })
    let proofs: NodeJS.Timeout | undefined
    const lost = () => {
      clearInterval(proofs)
      fresh.removeAllListeners('notification')
      if (client === fresh) client = null
      if (!closed) again()
    }
    // A lost connection says both `error` and `end`; the first one starts the way back.
    fresh.once('end', lost)
    fresh.on('error', () => {})
    fresh.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
    await fresh.connect()
    client = fresh
    await fresh
      .query(
        Object.keys(channels)
          .map((one) => `LISTEN ${fresh.escapeIdentifier(one)}`)
          .join(';'),
      )
      .catch(async (error: unknown) => {
        await fresh.end()
        throw error
      })
    proofs = setInterval(() => void fresh.query('SELECT 1').catch(() => fresh.end()), PROVEN_EVERY)
    proofs.unref()
    if (closed) await fresh.end()
    else onConnected?.()
  }

  function again(): void {
    if (retry) return
    retry = setTimeout(() => {
      retry = null
      connect().catch(() => closed || again())
    }, AGAIN_AFTER)
    retry.unref()
  }

  await connect().catch(again)
  return {
    async close() {
      closed = true
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
