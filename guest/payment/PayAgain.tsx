import { Spinner } from '../controls/Spinner.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { usePayment } from './use-payment.ts'

/** A new attempt to pay, in the way that was chosen before. */
export function PayAgain({
  payments,
  onChange,
  label = 'Opnieuw betalen',
}: {
  /** Where an attempt is asked for. */
  payments: string
  onChange(): void
  label?: string
}) {
  const { busy, problem, pay } = usePayment(payments, onChange)
  return (
    <>
      <PaymentProblem text={problem} />
      <button
        className="button"
        type="button"
        aria-busy={busy || undefined}
        onClick={() => pay(null)}
      >
        {busy && <Spinner />}
        {busy ? 'Even geduld' : label}
      </button>
    </>
  )
}
