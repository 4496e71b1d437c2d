import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GuestForm, FormTexts } from '../../rules/forms/guest-forms.ts'
import { messageSeconds } from '../../rules/messages/message-seconds.ts'
import type { ApiFailure } from '../calls/api-failure.ts'
import { formTicketRead } from '../calls/reads.ts'
import { send } from '../calls/send.ts'

/** The API takes no form that was opened a shorter time ago, ms: who is quicker waits for it. */
const SOONEST_MS = 3_100

/** How often a page that was open too long asks for a new ticket by itself. */
const MOST_TRIES = 3

export interface Sending {
  isBusy: boolean
  /** Why the last one was not taken; null before the first and after a good one. */
  failure: ApiFailure | null
  /** Sends a form; null when it was stored, else why not. */
  send(texts: FormTexts): Promise<ApiFailure | null>
  /** Forgets the failure: something was changed. */
  forget(): void
}

/**
 * The way of a form to the API. Sent again after a lost answer it is still one message: the API
 * knows it by its ticket and its answers. Gives up after 40 s (G §9, reading `messages.seconds`).
 *
 * @param trap what stands in the field that no person meets
 */
export function useSending(form: GuestForm, trap: () => string): Sending {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])

  async function attempt(texts: FormTexts, signal: AbortSignal): Promise<ApiFailure | null> {
    for (let tries = 1; ; tries++) {
      const read = await queries
        .fetchQuery(formTicketRead())
        .catch((failed: unknown) => failed as ApiFailure)
      if (!('ticket' in read)) return read
      const opened = queries.getQueryState(formTicketRead().queryKey)?.dataUpdatedAt ?? 0
      await pause(Math.min(SOONEST_MS, opened + SOONEST_MS - Date.now()))
      const body = { ...texts, ticket: read.ticket, website: trap() }
      const sent = await send(`/api/forms/${form}`, body, {}, signal)
      // The next message is another one, also with the same words.
      if (sent.ok) queries.removeQueries({ queryKey: formTicketRead().queryKey })
      if (sent.ok) return null
      const reason = sent.failure.error?.reason
      const isOurs = reason === 'form-too-soon' || reason === 'form-not-taken'
      if (!isOurs || tries === MOST_TRIES || signal.aborted) return sent.failure
      if (reason === 'form-not-taken')
        queries.removeQueries({ queryKey: formTicketRead().queryKey })
      else await pause(SOONEST_MS)
    }
  }

  return {
    isBusy,
    failure,
    async send(texts) {
      setBusy(true)
      setFailure(null)
      const failed = await attempt(texts, AbortSignal.timeout(messageSeconds.contactForm * 1_000))
      if (isThere.current) {
        setBusy(false)
        setFailure(failed)
      }
      return failed
    },
    forget: () => setFailure(null),
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
