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

/** A story's own stream; null for the property's, which the tabs of a browser share. */
export const LiveSourceContext = createContext<MakeSource | null>(null)
