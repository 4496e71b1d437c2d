import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { dutchDayYear } from '../../rules/calendar/dutch.ts'
import { dayFrom } from '../stay/stay-choice.ts'
import { epochDay } from '../stay/words.ts'
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
  const day = dayFrom(order.day)
  const [mailbox, domain] = order.email.split('@')
  return (
    <dl className="recap">
      {number && (
        <>
          <dt>Bestelling</dt>
          <dd className="num">{number}</dd>
        </>
      )}
      <dt>{order.here ? 'Afhalen of in huis' : 'Bezorging'}</dt>
      <dd>
        {day && dutchDayYear(epochDay(day))}, {slotLabel} uur
      </dd>
      <dt>Voor</dt>
      <dd>{order.receiver}</dd>
      {!order.here && (
        <>
          <dt>Adres</dt>
          <dd>
            {order.street} {order.houseNumber}, {order.postcode} {order.city}
          </dd>
        </>
      )}
      {order.notes && (
        <>
          <dt>Allergieën of wensen</dt>
          <dd>{order.notes}</dd>
        </>
      )}
      <dt>Besteld door</dt>
      <dd>{order.name}</dd>
      <dt>E-mail</dt>
      <dd>
        {mailbox}@<wbr />
        {domain}
      </dd>
      <dt>Telefoon</dt>
      <dd>{order.phone}</dd>
      {order.bookingNumber && (
        <>
          <dt>Boeking</dt>
          <dd className="num">{order.bookingNumber}</dd>
        </>
      )}
    </dl>
  )
}
