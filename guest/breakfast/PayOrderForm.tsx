import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { nameInGreeting } from '../../rules/forms/first-name-in.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { Status } from '../controls/Status.tsx'
import { PaymentForm } from '../payment/PaymentForm.tsx'
import { orderPayments } from '../payment/payments-path.ts'
import { useWords } from '../texts/words.ts'
import { OrderRecap } from './OrderRecap.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { payUntilWords } from './pay-until-words.ts'

/**
 * What is open of a breakfast order, until when, and the ways to pay it (G §2 /ontbijt-betaling).
 */
export function PayOrderForm({
  order,
  onChange,
}: {
  order: BreakfastOrderStatusView
  /** The order is to be read again. */
  onChange(): void
}) {
  const words = useWords()
  const { price, siteBreakfast, siteThanks } = words
  const { id, state, balanceCents: cents, paymentUrl, name } = order
  return (
    <PaymentForm
      owed={{ payments: orderPayments(id), cents, paymentUrl }}
      terms={<OrderTerms />}
      onChange={onChange}
    >
      <div className="stack stack--close thanks__news">
        <Status kind="notice">
          {state === 'placed' ? siteThanks.notYetPaid : siteBreakfast.orderedUnpaid}
        </Status>
        <h1>{siteBreakfast.payTitle}</h1>
        <p>
          {fillText(siteBreakfast.payText, {
            name: nameInGreeting(words, name),
            amount: sumInWords(words, cents),
            until: payUntilWords(words, order),
          })}
        </p>
      </div>
      <OrderRecap order={order} amount={price.total} />
    </PaymentForm>
  )
}
