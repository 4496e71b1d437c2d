import type { Ref } from 'react'
import type { RoomTypeView } from '../../api/rooms/room-type-shape.ts'
import { holdsUnpaid } from '../../rules/availability/live-stays.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { arrivalWords } from '../../rules/stay-times/arrival-words.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { bookingButtonText } from '../../rules/texts/order-button.ts'
import { Spinner } from '../controls/Spinner.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../page/Link.tsx'
import { Conditions } from '../payment/Conditions.tsx'
import { HouseTerms } from '../payment/HouseTerms.tsx'
import { PaymentMethodChoice } from '../payment/PaymentMethodChoice.tsx'
import type { MethodChoice } from '../payment/use-payment-methods.ts'
import { useOwnWords, useProperty } from '../property/PropertyContext.tsx'
import { personWords, stayWords } from '../stay/words.ts'
import { useTextOf, useWords } from '../texts/words.ts'
import type { Draft } from './draft.ts'

/**
 * Step 3: what was filled in, the total directly above the button, and a button whose words oblige
 * to pay (reading `order-button`).
 */
export function PaymentStep(props: {
  heading: Ref<HTMLHeadingElement>
  room: RoomTypeView
  quote: Quote
  draft: Draft
  busy: boolean
  back: string
  conditions: string[]
  method: MethodChoice
  onMethod(id: string): void
  onOrder(): void
}) {
  const textOf = useTextOf()
  const own = useOwnWords()
  const words = useWords()
  const { siteCheckout, siteThanks } = words
  const { draft, quote, busy } = props
  const { readings } = useProperty()
  const { guest } = draft
  const isHeld = holdsUnpaid(props.room, readings['family.temporary'])
  const patience = isHeld ? siteCheckout.busyHolding : siteCheckout.busyBooking
  // On a phone an address is too long for its line: it breaks where a reader would.
  const [mailbox, domain] = guest.email.split('@')
  return (
    <form
      className="panel__body"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) props.onOrder()
      }}
    >
      <h2 tabIndex={-1} ref={props.heading}>
        {words.checkout.stepPayment}
      </h2>
      <dl className="recap">
        <dt>{siteCheckout.recapName}</dt>
        <dd>
          {guest.firstName} {guest.lastName}
        </dd>
        <dt>{siteCheckout.email}</dt>
        <dd>
          {mailbox}@<wbr />
          {domain}
        </dd>
        <dt>{siteCheckout.phone}</dt>
        <dd>{guest.phone}</dd>
        {readings['checkout.fields'] === 'full-address' && (
          <>
            <dt>{siteCheckout.recapAddress}</dt>
            <dd>{guest.address}</dd>
            <dt>{siteCheckout.postcode}</dt>
            <dd>{guest.postcode}</dd>
          </>
        )}
        <dt>{siteCheckout.city}</dt>
        <dd>{guest.city}</dd>
        {draft.arrivalWindow && (
          <>
            <dt>{siteThanks.arrival}</dt>
            <dd>{textOf(arrivalWords(draft.arrivalWindow))}</dd>
          </>
        )}
        {draft.remark.trim() && (
          <>
            <dt>{siteThanks.remark}</dt>
            <dd>{draft.remark}</dd>
          </>
        )}
      </dl>
      <Conditions conditions={props.conditions} />
      <PaymentMethodChoice {...props.method} onChoose={props.onMethod} />
      <p className="small soft">
        {siteCheckout.leaveToPay} {isHeld ? siteCheckout.heldMeanwhile : siteThanks.notHeld}
      </p>
      <HouseTerms />
      <div className="stack stack--close">
        <dl className="lines">
          <div className="total">
            <dt>
              {siteThanks.toPay}
              <small>
                {own(props.room.name)}, {stayWords(words, quote)},{' '}
                {personWords(words, quote.persons)}
              </small>
            </dt>
            <dd className="price">{sumInWords(words, quote.totalCents)}</dd>
          </div>
        </dl>
        <button
          className="button button--wide button--order"
          type="submit"
          aria-busy={busy || undefined}
        >
          {busy && <Spinner />}
          {busy ? patience : textOf(bookingButtonText(readings['order-button']))}
        </button>
        <p className="hidden-label" role="status">
          {busy && (isHeld ? siteCheckout.holding : siteCheckout.booking)}
        </p>
        <Link className="more" to={props.back}>
          <Icon name="back" /> {siteCheckout.backToDetails}
        </Link>
      </div>
    </form>
  )
}
