import { type ReactNode, useState } from 'react'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { useHydrated } from '../controls/use-hydrated.ts'
import { useWords } from '../texts/words.ts'
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { usePayment } from './use-payment.ts'
import { usePaymentMethods } from './use-payment-methods.ts'

/**
 * Pays what is open of something that a guest ordered: what it is, the ways to pay, what one agrees
 * to. It only leads to the provider: nothing here marks anything paid (reading `payment.proof`).
 */
export function PaymentForm({
  owed,
  terms,
  onChange,
  children,
}: {
  owed: {
    /** Where an attempt to pay it is asked for. */
    payments: string
    cents: number
    /** The way to the provider for who has no script; null where there is none now. */
    paymentUrl: string | null
  }
  terms: ReactNode
  /** It is to be read again. */
  onChange(): void
  /** What is to pay, and under which conditions. */
  children: ReactNode
}) {
  const known = useWords()
  const { sitePayment: words } = known
  const [wanted, setWanted] = useState<string | null>(null)
  const method = usePaymentMethods(wanted)
  const hydrated = useHydrated()
  const { busy, problem, pay } = usePayment(owed.payments, onChange)
  return (
    <form
      className="panel panel--narrow"
      onSubmit={(event) => {
        event.preventDefault()
        pay(method.chosen)
      }}
    >
      <div className="beam" />
      <div className="panel__body">
        {children}
        <div className="with-script">
          <PaymentMethodChoice {...method} onChoose={setWanted} />
        </div>
        {terms}
        <div className="stack stack--close">
          <PaymentProblem text={problem} />
          <button
            className="button button--wide with-script"
            type={hydrated ? 'submit' : 'button'}
            aria-busy={busy || undefined}
            aria-disabled={!hydrated || undefined}
          >
            {busy && <Spinner />}
            {busy ? words.busy : fillText(words.pay, { amount: sumInWords(known, owed.cents) })}
          </button>
          {owed.paymentUrl && (
            <noscript>
              <a className="button button--wide" href={owed.paymentUrl}>
                {words.toPaymentPage}
              </a>
            </noscript>
          )}
          <p className="small soft">{words.whereYouPay}</p>
        </div>
      </div>
    </form>
  )
}
