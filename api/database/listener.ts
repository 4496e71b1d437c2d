import { Client } from 'pg'

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

/** Listens on the given channels until closed. Resolves once the first connection listens. */
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
      keepAlive: true,
    })
    const lost = () => {
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
    for (const channel of Object.keys(channels))
      await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`)
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

  await connect()
  return {
    async close() {
      closed = true
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
