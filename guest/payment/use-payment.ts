import { useEffect, useState } from 'react'
import type { ApiFailure } from '../calls/api-failure.ts'
import { send } from '../calls/send.ts'
import { useWords } from '../texts/words.ts'

/**
 * Going to pay: an attempt is asked for, then the browser leaves for the provider's page.
 *
 * @param payments where an attempt is asked for
 * @param onRefused what to do where there is none: what was to pay may stand otherwise by now
 */
export function usePayment(payments: string, onRefused: () => void) {
  const { sitePayment } = useWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  // Back from the provider the browser may show this page as it was left.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const pay = async (method: string | null) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const sent = await send<{ paymentUrl: string | null }>(
      payments,
      method === null ? {} : { method },
    )
    if (sent.ok && sent.answer.paymentUrl) return location.assign(sent.answer.paymentUrl)
    setBusy(false)
    if (!sent.ok) setProblem(sentence(sent.failure.error) ?? sitePayment.noAnswer)
    onRefused()
  }
  return { busy, problem, pay: (method: string | null) => void pay(method) }
}

/** The API's own sentence; of a choice that it refused, what is wrong with the choice. */
function sentence(error: ApiFailure['error']): string | undefined {
  return error?.reason === 'invalid-input' ? error.fields[0]?.text : error?.text
}
