import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Redirect, useGo } from '../page/router.tsx'
import type { StayQuoteView } from '../../api/availability/availability-shapes.ts'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { checkGuestDetails } from '../../rules/forms/check-guest-details.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { paymentMethodsRead, quoteRead } from '../calls/reads.ts'
import { useHydrated } from '../controls/use-hydrated.ts'
import { useProperty } from '../property/PropertyContext.tsx'
import { PanelBones, Waiting } from '../states/Bones.tsx'
import { type ChosenStay, checkoutPath } from '../stay/stay-choice.ts'
import type { GuestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import { bookingRequest } from './booking-request.ts'
import { GuestStep } from './GuestStep.tsx'
import {
  LaterDetailsStep,
  LaterOutcomeScreen,
  LaterPaymentStep,
  useLaterParts,
} from './later-parts.tsx'
import { partyOf } from './party-of.ts'
import { Stepper } from './Stepper.tsx'
import { type StepId } from './steps.ts'
import { Summary } from './Summary.tsx'
import { useDraft } from './use-draft.ts'
import { usePaymentMethods } from '../payment/use-payment-methods.ts'
import { useOrder } from './use-order.ts'
import { useWords } from '../texts/words.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'

/**
 * The three steps around one draft. Which step it is stands in the address, so back goes a step
 * back and a reload stays where it was.
 */
export function Checkout({
  room,
  stay,
  quote: ofAdults,
  conditions,
  asks,
  step,
}: {
  room: RoomTypeView
  stay: ChosenStay
  quote: Quote
  conditions: string[]
  asks: GuestQuestions
  step: StepId
}) {
  const { siteCheckout: words } = useWords()
  const { readings } = useProperty()
  const [draft, keep] = useDraft()
  const [refused, setRefused] = useState<FieldError[]>([])
  const hydrated = useHydrated()
  const party = partyOf(draft, stay.persons, asks)
  const isTold = hydrated && (party.childAges.length > 0 || party.residents > 0)
  const asked = quoteRead({ ...stay, ...(isTold && party) })
  // The price follows who comes. What stood there stays until the new one is known.
  const { data: told } = useQuery({ ...asked, enabled: isTold })
  const quote = isTold && told?.ok ? told.quote : ofAdults
  const isPriced = !isTold || told !== undefined
  const method = usePaymentMethods(draft.method)
  const goTo = useGo()
  const queries = useQueryClient()
  const order = useOrder(stay)
  const heading = useFocusOnChange(`${step} ${order.outcome?.kind ?? ''}`)
  useLaterParts()
  const to = (next: StepId) => `${checkoutPath(stay)}&stap=${next}`
  const place = (isAnother: boolean) =>
    order.place(bookingRequest(stay, draft, quote, readings, method.chosen, party), isAnother)
  const go = (next: StepId) => {
    order.clear()
    goTo(to(next))
  }

  if (order.outcome) {
    return (
      <Suspense fallback={<Waiting>{words.oneMoment}</Waiting>}>
        <LaterOutcomeScreen
          outcome={order.outcome}
          room={room}
          stay={stay}
          onAccept={(changed) => {
            const answer: StayQuoteView = { ok: true, quote: changed, conditions, asks }
            queries.setQueryData(asked.queryKey, answer)
            order.clear()
          }}
          onAgain={() => place(false)}
          onAnother={() => place(true)}
          onBack={() => {
            void queries.invalidateQueries({ queryKey: paymentMethodsRead().queryKey })
            order.clear()
          }}
          onFields={(fields) => {
            setRefused(fields)
            go('gegevens')
          }}
        />
      </Suspense>
    )
  }
  // What was typed is known in the browser only: later steps wait for it, and go back where
  // something is still missing.
  const incomplete =
    hydrated && step !== 'gegevens' && checkGuestDetails(draft.guest, readings).length > 0
  if (incomplete) return <Redirect to={to('gegevens')} />
  return (
    <>
      <Stepper current={step} />
      <div className={step === 'betalen' ? 'checkout checkout--pay' : 'checkout'}>
        <div className="panel">
          <div className="beam" />
          {step === 'gegevens' && (
            <GuestStep
              heading={heading}
              stay={stay}
              guest={draft.guest}
              refused={refused}
              onChange={(guest) => keep({ ...draft, guest })}
              onDone={(guest) => {
                setRefused([])
                keep({ ...draft, guest })
                go('details')
              }}
            />
          )}
          {step !== 'gegevens' && !hydrated && (
            <StepBones>
              <Waiting>{words.fetchingDetails}</Waiting>
            </StepBones>
          )}
          {step === 'details' && hydrated && (
            <Suspense fallback={<StepBones />}>
              <LaterDetailsStep
                heading={heading}
                stay={stay}
                draft={draft}
                asks={asks}
                onChange={keep}
                back={to('gegevens')}
                onDone={() => go('betalen')}
              />
            </Suspense>
          )}
          {step === 'betalen' && hydrated && !isPriced && <StepBones />}
          {step === 'betalen' && hydrated && isPriced && (
            <Suspense fallback={<StepBones />}>
              <LaterPaymentStep
                heading={heading}
                room={room}
                quote={quote}
                draft={draft}
                busy={order.busy}
                back={to('details')}
                conditions={conditions}
                method={method}
                onMethod={(chosen) => keep({ ...draft, method: chosen })}
                onOrder={() => place(false)}
              />
            </Suspense>
          )}
        </div>
        <Summary room={room} stay={stay} quote={quote} />
      </div>
    </>
  )
}

/**
 * A step to come, as high as one: who comes back to the page is where they left it, not at the foot
 * of what there was so far.
 */
function StepBones({ children }: { children?: ReactNode }) {
  return (
    <div className="panel__body step-bones">
      {children}
      <PanelBones />
    </div>
  )
}
