import type { LiveEvent } from '../../api/database/live-event.ts'
import {
  type LiveStream,
  type LiveStreamHandlers,
  type MakeSource,
  SILENCE_MS,
  openLiveStream,
} from './open-live-stream.ts'
import { createRecentEvents } from './recent-events.ts'

const NAME = 'kamersleutel-live'

/** What tabs tell each other. Only the tab that leads has a stream; it speaks for all. */
type Message =
  /** A new tab asks how it stands. */
  | { say: 'hello'; from: string }
  /** The stream opened, for all; or was open when `to` came, which may have missed `recent`. */
  | { say: 'open'; to?: string; recent?: LiveEvent[] }
  | { say: 'lost'; to?: string }
  | { say: 'changed'; event: LiveEvent }
  | { say: 'heartbeat' }
  /** Somebody pressed "Opnieuw proberen" in a tab that does not lead. */
  | { say: 'retry' }

/** What of the browser the tabs meet by; a test gives its own. */
export interface Sharing {
  locks: Pick<LockManager, 'request'>
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
}

/** Null where a browser cannot share: then each tab has a stream of its own. */
export function browserSharing(): Sharing | null {
  if (typeof BroadcastChannel === 'undefined' || !('locks' in navigator)) return null
  return { locks: navigator.locks, channel: new BroadcastChannel(NAME) }
}

/**
 * As `openLiveStream`, one stream for all tabs of a browser: who has the lock leads. A tab that
 * closes lets go of it, and the next one leads; a leader that is not heard for long has it taken
 * from it. Whenever the stream is another one, every tab is told that it was lost and opened, so
 * that it reads again what it may have missed.
 */
export function openSharedStream(
  handlers: LiveStreamHandlers,
  makeSource: MakeSource,
  sharing = browserSharing(),
): LiveStream {
  if (sharing === null) return openLiveStream(handlers, makeSource)
  const { locks, channel } = sharing
  const me = Math.random().toString(36).slice(2)
  const recent = createRecentEvents()
  let own: LiveStream | null = null
  let isLive = false
  let isLost = false
  let closed = false
  let letGo: (() => void) | null = null
  let silence: ReturnType<typeof setTimeout> | undefined
  const waiting = new AbortController()

  const tell: (message: Message) => void = channel.postMessage.bind(channel)

  function opened(): void {
    if (isLive) handlers.onLost()
    isLive = true
    isLost = false
    handlers.onOpen()
  }
  function lost(): void {
    isLive = false
    isLost = true
    handlers.onLost()
  }

  /** Resolves when another tab is to lead. */
  function lead(): Promise<void> {
    clearTimeout(silence)
    own = openLiveStream(
      {
        onOpen() {
          tell({ say: 'open' })
          opened()
        },
        onLost() {
          tell({ say: 'lost' })
          lost()
        },
        onChanged(event) {
          recent.add(event)
          tell({ say: 'changed', event })
          handlers.onChanged(event)
        },
        onHeartbeat: () => tell({ say: 'heartbeat' }),
      },
      makeSource,
    )
    return new Promise((resolve) => (letGo = resolve))
  }

  function stopLeading(): void {
    own?.close()
    own = null
    letGo?.()
    letGo = null
  }

  /** Waits for its turn to lead, or takes it. */
  function queue(options: LockOptions): void {
    locks.request(NAME, options, lead).catch(() => {
      // Taken away by a tab that did not hear this one: that one leads now.
      stopLeading()
      if (!closed) queue({ signal: waiting.signal })
    })
  }

  function heard(): void {
    clearTimeout(silence)
    silence = setTimeout(() => own === null && !closed && queue({ steal: true }), 2 * SILENCE_MS)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (own !== null) {
      if (data.say === 'hello' && isLive) tell({ say: 'open', to: data.from, recent: recent.all() })
      if (data.say === 'hello' && isLost) tell({ say: 'lost', to: data.from })
      if (data.say === 'retry' && isLost) own.retry()
      return
    }
    if (data.say === 'hello' || data.say === 'retry') return
    heard()
    if (data.say === 'lost' && (data.to ?? me) === me) lost()
    if (data.say === 'changed') handlers.onChanged(data.event)
    if (data.say === 'open' && data.to === undefined) opened()
    if (data.say === 'open' && data.to === me && !isLive) {
      opened()
      data.recent?.forEach((event) => handlers.onChanged(event))
    }
  }
  queue({ signal: waiting.signal })
  heard()
  tell({ say: 'hello', from: me })

  return {
    retry: () => (own ? own.retry() : tell({ say: 'retry' })),
    close() {
      closed = true
      clearTimeout(silence)
      waiting.abort()
      stopLeading()
      channel.onmessage = null
      channel.close()
    },
  }
}
