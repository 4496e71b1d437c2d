import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BreakfastOptionsView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { guestScreens } from '../../screens/guest-screens.ts'
import { breakfastQuoteRead } from './breakfast-reads.ts'
import { Message } from '../controls/Message.tsx'
import { useFocusOnChange } from '../checkout/use-focus-on-change.ts'
import { Link } from '../page/Link.tsx'
import { useGo, useAddress } from '../page/router.tsx'
import { PaymentMethodChoice } from '../payment/PaymentMethodChoice.tsx'
import { usePaymentMethods } from '../payment/use-payment-methods.ts'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { Loaded } from '../states/Loaded.tsx'
import { useWords } from '../texts/words.ts'
import type { BreakfastAnswers } from './empty-answers.ts'
import { OrderButton } from './OrderButton.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderProblem } from './OrderProblem.tsx'
import { OrderTerms } from './OrderTerms.tsx'
import { type BreakfastOutcome, placeBreakfastOrder } from './place-breakfast-order.ts'
import { rememberRefused } from './refused-order.ts'

/** What is ordered, what it costs, and the button that obliges to pay. */
export function OrderReview({
  answers,
  options,
  keyOfPosted,
  said,
  postedMethod,
}: {
  answers: BreakfastAnswers
  options: BreakfastOptionsView
  /** Of an order that is placed without script: posted twice with it, placed once. */
  keyOfPosted: string
  /** Why the server did not place it; '' for nothing. */
  said: string
  /** The way to pay that was chosen without script. */
  postedMethod: string | null
}) {
  const { siteBreakfast: words, siteThanks } = useWords()
  const quote = useQuery(breakfastQuoteRead(answers))
  const [wanted, setWanted] = useState(postedMethod)
  const method = usePaymentMethods(wanted)
  const queries = useQueryClient()
  const go = useGo()
  const address = useAddress()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Exclude<BreakfastOutcome, { kind: 'accepted' }> | null>(
    null,
  )
  const heading = useFocusOnChange(problem?.kind ?? '')

  // Back from the payment page the browser may show this page as it was left: with a button that
  // turns for ever.
  useEffect(() => {
    const rest = (event: PageTransitionEvent) => event.persisted && setBusy(false)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  const place = async (totalCents: number) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const outcome = await placeBreakfastOrder(answers, totalCents, method.chosen)
    if (outcome.kind === 'accepted') return location.assign(outcome.order.paymentUrl)
    setBusy(false)
    setProblem(outcome)
    if (outcome.kind === 'total-changed') void quote.refetch()
  }

  return (
    <Loaded
      query={quote}
      what={words.thePrice}
      waiting={
        <>
          <Waiting>{words.calculating}</Waiting>
          <PanelBones />
        </>
      }
    >
      {(priced) => (
        <div className="panel panel--narrow">
          <div className="beam" />
          <div className="panel__body">
            <h2 tabIndex={-1} ref={heading}>
              {words.reviewTitle}
            </h2>
            {said !== '' && !problem && (
              <Message kind="danger" role="alert" title={said}>
                <p>{words.nothingOrdered}</p>
              </Message>
            )}
            {problem && (
              <OrderProblem
                problem={problem}
                onFields={(fields) => {
                  rememberRefused(queries, fields)
                  go(guestScreens.breakfast.path)
                }}
              />
            )}
            <OrderFacts
              order={answers}
              slotLabel={
                options.slots.find(({ slot }) => String(slot) === answers.slot)?.label ?? ''
              }
            />
            <p className="small soft">{options.allergens}</p>
            {!priced.ok && <Message kind="danger" role="alert" title={priced.text} />}
            {priced.ok && priced.areaText !== null && (
              <Message kind="danger" role="alert" title={priced.areaText}>
                <p>{words.moveAddress}</p>
              </Message>
            )}
            {priced.ok && priced.area === 'inside' && (
              <form
                className="stack stack--close"
                method="post"
                action={address(guestScreens.breakfastCheckout.path)}
                onSubmit={(event) => {
                  event.preventDefault()
                  void place(priced.totalCents)
                }}
              >
                {keyOfPosted !== '' && (
                  <HiddenFields
                    texts={{ ...answers, key: keyOfPosted, totalCents: `${priced.totalCents}` }}
                  />
                )}
                <PaymentMethodChoice {...method} onChoose={setWanted} />
                <OrderLines
                  lines={priced.lines}
                  totalCents={priced.totalCents}
                  totalName={siteThanks.toPay}
                />
                <p className="small soft">{words.whereYouGo}</p>
                <OrderTerms />
                <OrderButton text={options.buttonText} busy={busy} />
              </form>
            )}
            <Link className="more" to={guestScreens.breakfast.path}>
              {words.changeOrder}
            </Link>
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** The order, carried along where no script remembers it. */
function HiddenFields({ texts }: { texts: Record<string, string> }) {
  return Object.entries(texts).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
