import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { dayInWords } from '../../rules/texts/in-language.ts'
import { dayFrom } from '../stay/stay-choice.ts'
import { epochDay } from '../stay/words.ts'
import { useWords } from '../texts/words.ts'
import type { BreakfastAnswers } from './empty-answers.ts'

/** What both an order and the form of one tell. */
type Told = Pick<
  BreakfastOrderStatusView & BreakfastAnswers,
  'notes' | 'name' | 'email' | 'phone' | 'receiver' | 'street' | 'houseNumber' | 'postcode' | 'city'
> & { day: string; bookingNumber: string | null; here?: boolean }

/** When, where to and for whom, as it was filled in. */
export function OrderFacts({
  order,
  slotLabel,
  number,
}: {
  order: Told
  slotLabel: string
  /** The order's own, once it has one. */
  number?: string
}) {
  const known = useWords()
  const { siteBreakfast: words, siteThanks } = known
  const day = dayFrom(order.day)
  const [mailbox, domain] = order.email.split('@')
  return (
    <dl className="recap">
      {number && (
        <>
          <dt>{words.order}</dt>
          <dd className="num">{number}</dd>
        </>
      )}
      <dt>{order.here ? words.here : words.delivery}</dt>
      <dd>
        {fillText(words.dayAndSlot, {
          day: day ? dayInWords(known, 'dayYear', epochDay(day)) : '',
          slot: slotLabel,
        })}
      </dd>
      <dt>{words.receiver}</dt>
      <dd>{order.receiver}</dd>
      {!order.here && (
        <>
          <dt>{words.address}</dt>
          <dd>
            {order.street} {order.houseNumber}, {order.postcode} {order.city}
          </dd>
        </>
      )}
      {order.notes && (
        <>
          <dt>{words.notes}</dt>
          <dd>{order.notes}</dd>
        </>
      )}
      <dt>{words.orderer}</dt>
      <dd>{order.name}</dd>
      <dt>{words.emailLabel}</dt>
      <dd>
        {mailbox}@<wbr />
        {domain}
      </dd>
      <dt>{words.phoneLabel}</dt>
      <dd>{order.phone}</dd>
      {order.bookingNumber && (
        <>
          <dt>{siteThanks.booking}</dt>
          <dd className="num">{order.bookingNumber}</dd>
        </>
      )}
    </dl>
  )
}
