import type { LiveEvent } from '../../api/database/live-event.ts'

export interface LiveStreamHandlers {
  onOpen(): void
  onLost(): void
  onChanged(event: LiveEvent): void
  /** The server says that it is still there. */
  onHeartbeat?(): void
}

export interface LiveStream {
  /** Tries at once instead of waiting for the next attempt. */
  retry(): void
  close(): void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000
/**
 * The server says something every 20 s; a stream that is silent for twice that is dead, though
 * nobody closed it.
 */
export const SILENCE_MS = 45_000

/** Makes a stream; a story gives one of its own. */
export type MakeSource = () => Pick<
  EventSource,
  'close' | 'addEventListener' | 'onopen' | 'onerror'
>

/**
 * Listens to `GET /api/back-office/live`. A browser repeats a dropped stream by itself but gives up after an
 * answer that is not 200 (a server that is restarting), so the stream is made anew here, waiting a
 * little longer each time.
 */
export function openLiveStream(handlers: LiveStreamHandlers, makeSource: MakeSource): LiveStream {
  let source: ReturnType<MakeSource> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT_MS

  function heard(): void {
    clearTimeout(silence)
    silence = setTimeout(
      () => source?.onerror?.call(source as EventSource, new Event('error')),
      SILENCE_MS,
    )
  }

  function connect(): void {
    clearTimeout(timer)
    source?.close()
    const mine = (source = makeSource())
    mine.onopen = () => {
      wait = FIRST_WAIT_MS
      heard()
      handlers.onOpen()
    }
    mine.onerror = () => {
      if (mine !== source) return
      mine.close()
      clearTimeout(silence)
      handlers.onLost()
      timer = setTimeout(connect, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    mine.addEventListener('heartbeat', () => {
      heard()
      handlers.onHeartbeat?.()
    })
    mine.addEventListener('changed', (message) => {
      heard()
      handlers.onChanged(JSON.parse((message as MessageEvent<string>).data) as LiveEvent)
    })
  }

  connect()
  return {
    retry: connect,
    close() {
      clearTimeout(timer)
      clearTimeout(silence)
      source?.close()
      source = null
    },
  }
}
