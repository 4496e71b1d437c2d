import { useEffect, useRef, useState } from 'react'
import { FaultCode } from './FaultCode.tsx'
import { fillText } from '../../rules/texts/fill-text.ts'
import { guestRouteAt } from '../../screens/guest-screens.ts'
import { type ApiFailure, faultOf } from '../calls/api-failure.ts'
import { useOffline } from '../controls/use-offline.ts'
import { usePlace } from '../page/router.tsx'
import { Sentence } from '../texts/Sentence.tsx'
import { useWords } from '../texts/words.ts'
import { NoAnswer } from './NoAnswer.tsx'
import { formOf } from '../../rules/texts/in-language.ts'

/** A failed read tries again by itself after this long. */
const againAfterSeconds = 20

/**
 * The server does not answer, or with a fault. First what did not happen, then what can be done; it
 * tries again by itself, also as soon as the connection is back, and the count is not read aloud:
 * it would talk every second.
 */
export function DownScreen(props: { what: string; failure: ApiFailure; again(): void }) {
  const known = useWords()
  const words = known.sitePage
  const { what, again } = props
  const seconds = useCountdown(again)
  const offline = useOffline()
  const fault = faultOf(props.failure)
  // Who looks at their order may well have booked and paid.
  const isOfOrder = guestRouteAt(usePlace().pathname)?.isPrivate
  return (
    <NoAnswer
      status={fault ? words.wentWrong : words.noConnection}
      title={fillText(words.cannotShow, { what })}
      again={again}
    >
      {offline ? (
        words.goesOnOnline
      ) : (
        <Sentence
          text={words.triesAgain}
          values={{
            when: (
              <span aria-hidden="true">
                <Sentence
                  text={formOf(known, words, 'inSeconds', seconds)}
                  values={{ n: <span className="num">{seconds}</span> }}
                />
              </span>
            ),
          }}
        />
      )}{' '}
      {isOfOrder ? words.orderUnchanged : words.nothingBooked} <FaultCode code={fault} />
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
