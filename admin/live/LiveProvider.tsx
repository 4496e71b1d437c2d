import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import type { LiveEvent } from '../../api/live/live-event.ts'
import { createHandGuard } from './hand-guard.ts'
import { LiveContext, type LiveState } from './live-context.ts'
import { openLiveStream, type LiveStream } from './open-live-stream.ts'
import { queriesOf } from './queries-of.ts'

/** A hiccup shorter than this is no news. */
const GRACE_MS = 1_500
/** Changes that come together are read together: one acceptance tells of a booking and of its payment. */
const BATCH_MS = 60

/** Keeps every screen up to date without a reload, and tells when it cannot. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>({ status: 'connecting', lostAt: null })
  const queryClient = useQueryClient()
  const notify = useNotify()
  const stream = useRef<LiveStream | null>(null)

  useEffect(() => {
    const hand = createHandGuard()
    const changed = new Set<LiveEvent['noun']>()
    let batch: ReturnType<typeof setTimeout> | undefined
    let grace: ReturnType<typeof setTimeout> | undefined
    let lostAt: Date | null = null

    const readAgain = () => {
      const keys = queriesOf(changed)
      changed.clear()
      for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
    }
    const onLost = () => {
      lostAt ??= new Date()
      const since = lostAt
      clearTimeout(grace)
      grace = setTimeout(() => setState({ status: 'lost', lostAt: since }), GRACE_MS)
    }
    const onOpen = () => {
      clearTimeout(grace)
      const wasLost = lostAt !== null
      lostAt = null
      setState((before) => {
        if (before.status === 'lost') notify('live.back', { type: 'success' })
        return { status: 'live', lostAt: null }
      })
      // What changed in between told nobody.
      if (wasLost) hand.whenFree(() => void queryClient.invalidateQueries())
    }
    stream.current = openLiveStream({
      onOpen,
      onLost,
      onChanged({ noun }) {
        changed.add(noun)
        clearTimeout(batch)
        batch = setTimeout(() => hand.whenFree(readAgain), BATCH_MS)
      },
    })
    const retry = () => stream.current?.retry()
    window.addEventListener('online', retry)
    window.addEventListener('offline', onLost)
    return () => {
      window.removeEventListener('online', retry)
      window.removeEventListener('offline', onLost)
      clearTimeout(batch)
      clearTimeout(grace)
      hand.stop()
      stream.current?.close()
    }
  }, [queryClient, notify])

  const value = useMemo(() => ({ ...state, retry: () => stream.current?.retry() }), [state])
  return <LiveContext.Provider value={value}>{children}</LiveContext.Provider>
}
