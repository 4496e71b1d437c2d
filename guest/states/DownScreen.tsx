import { useEffect, useRef, useState } from 'react'
import { guestRouteAt } from '../../screens/guest-screens.ts'
import { type ApiFailure, faultOf } from '../calls/api-failure.ts'
import { useOffline } from '../controls/use-offline.ts'
import { usePlace } from '../page/router.tsx'
import { NoAnswer } from './NoAnswer.tsx'

/** A failed read tries again by itself after this long. */
const againAfterSeconds = 20

/**
 * The server does not answer, or with a fault. First what did not happen, then what can be done; it tries again by
 * itself, also as soon as the connection is back, and the count is not read aloud: it would talk
 * every second.
 */
export function DownScreen(props: { what: string; failure: ApiFailure; again(): void }) {
  const { what, again } = props
  const seconds = useCountdown(again)
  const offline = useOffline()
  const fault = faultOf(props.failure)
  // Who looks at their order may well have booked and paid.
  const isOfOrder = guestRouteAt(usePlace().pathname)?.isPrivate
  return (
    <NoAnswer
      status={fault ? 'Er ging iets mis' : 'Geen verbinding'}
      title={`We kunnen ${what} nu niet laten zien`}
      again={again}
    >
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
      {isOfOrder
        ? 'Aan wat je boekte of betaalde verandert dit niets.'
        : 'Er is niets geboekt en niets betaald.'}{' '}
      {fault}
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
