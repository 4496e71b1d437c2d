import { useEffect, useRef, useState } from 'react'
import { useOffline } from '../controls/use-offline.ts'
import { NoAnswer } from './NoAnswer.tsx'

/** A failed read tries again by itself after this long. */
const againAfterSeconds = 20

/**
 * The server does not answer. First what did not happen, then what can be done; it tries again by
 * itself, also as soon as the connection is back, and the count is not read aloud: it would talk
 * every second.
 */
export function DownScreen({ what, again }: { what: string; again(): void }) {
  const seconds = useCountdown(again)
  const offline = useOffline()
  return (
    <NoAnswer status="Geen verbinding" title={`We kunnen ${what} nu niet laten zien`} again={again}>
      {offline ? (
        'Je hebt geen internet. Zodra je weer verbinding hebt, gaat deze pagina vanzelf verder.'
      ) : (
        <>
          Het ligt niet aan jou. We proberen het vanzelf opnieuw
          <span aria-hidden="true">
            {' '}
            over <span className="num">{seconds}</span> {seconds === 1 ? 'seconde' : 'seconden'}
          </span>
          .
        </>
      )}{' '}
      Er is niets geboekt en niets betaald.
    </NoAnswer>
  )
}

function useCountdown(again: () => void): number {
  const [left, setLeft] = useState(againAfterSeconds)
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    const timer = setInterval(
      () => setLeft((seconds) => (seconds <= 1 ? againAfterSeconds : seconds - 1)),
      1000,
    )
    const now = () => latest.current()
    const retry = setInterval(now, againAfterSeconds * 1000)
    addEventListener('online', now)
    return () => {
      removeEventListener('online', now)
      clearInterval(timer)
      clearInterval(retry)
    }
  }, [])
  return left
}
