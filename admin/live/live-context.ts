import { createContext, useContext } from 'react'
import type { MakeSource } from './open-live-stream.ts'

/** `lost`: no stream for longer than a hiccup; what is on screen is as it was at `lostAt`. */
export interface LiveState {
  status: 'connecting' | 'live' | 'lost'
  lostAt: Date | null
}

export const LiveContext = createContext<LiveState & { retry(): void }>({
  status: 'connecting',
  lostAt: null,
  retry() {},
})

export const useLive = () => useContext(LiveContext)

/** Where the stream comes from: `GET /api/back-office/live`, or a story's own. */
export const LiveSourceContext = createContext<MakeSource>(
  () => new EventSource('/api/back-office/live'),
)
