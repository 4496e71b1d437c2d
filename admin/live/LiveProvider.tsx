import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useAuthProvider, useNotify } from 'react-admin'
import type { LiveEvent } from '../../api/database/live-event.ts'
import { isSigningOut } from '../staff/auth-provider.ts'
import { isSignedOut } from '../staff/session-door.ts'
import { useSessionDoor } from '../staff/session-door-context.ts'
import { createHandGuard } from './hand-guard.ts'
import { LiveContext, LiveSourceContext, type LiveState } from './live-context.ts'
import { openLiveStream, type LiveStream } from './open-live-stream.ts'
import { openSharedStream } from './open-shared-stream.ts'
import { queriesOf } from './queries-of.ts'

/** A hiccup shorter than this is no news. */
const GRACE_MS = 1_500
/**
 * Changes that come together are read together: one acceptance tells of a booking and of its
 * payment.
 */
const BATCH_MS = 60

/** Keeps every screen up to date without a reload, and tells when it cannot. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<LiveState>({ status: 'connecting', lostAt: null })
  const queryClient = useQueryClient()
  const makeSource = useContext(LiveSourceContext)
  const stream = useRef<LiveStream | null>(null)
  const door = useSessionDoor()
  const auth = useAuthProvider()
  // It changes with every navigation; the stream must outlive it.
  const notify = useNotify()
  const tell = useRef(notify)
  tell.current = notify

  useEffect(() => {
    const hand = createHandGuard()
    const changed = new Set<LiveEvent['noun']>()
    let batch: ReturnType<typeof setTimeout> | undefined
    let grace: ReturnType<typeof setTimeout> | undefined
    let lostAt: Date | null = null
    let told = false
    /** The password is asked for: the stream waits for it. */
    let atDoor = false

    const readAgain = () => {
      const nouns = [...changed]
      changed.clear()
      // Anything may have changed.
      if (nouns.includes(null)) return void queryClient.invalidateQueries()
      for (const key of queriesOf(nouns.filter((noun) => noun !== null)))
        void queryClient.invalidateQueries({ queryKey: [key] })
    }
    const askForPassword = async () => {
      if (atDoor) return
      atDoor = true
      // The house answers: it is no connection that is missing.
      clearTimeout(grace)
      told = false
      setState({ status: 'connecting', lostAt: null })
      await door.signedInAgain()
      atDoor = false
      stream.current?.retry()
    }
    const onLost = () => {
      if (atDoor) return
      // A stream does not say why it ended: it may be the session.
      auth?.checkAuth({ anew: true }).catch((problem: unknown) => {
        if (isSignedOut(problem) && !isSigningOut()) void askForPassword()
      })
      if (lostAt !== null) return
      const since = (lostAt = new Date())
      grace = setTimeout(() => {
        told = true
        setState({ status: 'lost', lostAt: since })
      }, GRACE_MS)
    }
    const onOpen = () => {
      clearTimeout(grace)
      atDoor = false
      // What changed in between told nobody.
      if (lostAt !== null) hand.whenFree(() => void queryClient.invalidateQueries())
      if (told) tell.current('live.back', { type: 'success' })
      lostAt = null
      told = false
      setState({ status: 'live', lostAt: null })
    }
    const onChanged = ({ noun }: LiveEvent) => {
      changed.add(noun)
      clearTimeout(batch)
      batch = setTimeout(() => hand.whenFree(readAgain), BATCH_MS)
    }
    const handlers = { onOpen, onLost, onChanged }
    stream.current = makeSource
      ? openLiveStream(handlers, makeSource)
      : openSharedStream(handlers, () => new EventSource('/api/back-office/live'))
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
  }, [queryClient, makeSource, door, auth])

  const value = useMemo(() => ({ ...state, retry: () => stream.current?.retry() }), [state])
  return <LiveContext.Provider value={value}>{children}</LiveContext.Provider>
}
