import { useCallback, useState } from 'react'
import { SENT } from '../../screens/form-pages.ts'
import { useGo, usePlace } from '../page/router.tsx'
import { useWords } from '../texts/words.ts'
import { PassingSuccess } from './PassingSuccess.tsx'
import { SendForm } from './SendForm.tsx'
import { contactParts } from './contact-parts.ts'

/**
 * The form of /contact and /zakelijk: sent, thanked for 3 s and emptied (G §4); what fails is said
 * and can be sent again as it stands (reading `failures`).
 */
export function MessageForm({ form }: { form: 'contact' | 'business' }) {
  const words = useWords()
  const { pathname, search } = usePlace()
  const go = useGo()
  // Where it was sent without script, the address says so.
  const [isSent, setSent] = useState(() => new URLSearchParams(search).has(SENT))
  const gone = useCallback(() => {
    setSent(false)
    go(pathname, { replace: true })
  }, [go, pathname])
  return (
    <div className="panel">
      <div className="beam" />
      <SendForm
        form={form}
        path={pathname}
        parts={contactParts(words, form)}
        submit={words.siteForms.sendMessage}
        busy={words.siteForms.sendingMessage}
        notSent={words.contactForm.notSent}
        errors="summary"
        onSent={(clear) => {
          clear()
          setSent(true)
        }}
      >
        <div role="status">
          {isSent && <PassingSuccess title={words.contactForm.sent} onGone={gone} />}
        </div>
      </SendForm>
    </div>
  )
}
