import { payableUntil, refundedUntil } from '../../../rules/breakfast/breakfast-order-times.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastTexts as texts } from '../../../rules/texts/mail-breakfast.ts'
import { orderCancellationAddress } from '../../../screens/guest-addresses.ts'
import type { MailPart } from '../mail-content.ts'
import type { BreakfastMailFacts } from './breakfast-mail-facts.ts'

export function orderGreeting({ name }: BreakfastMailFacts): MailPart {
  return { kind: 'text', text: fillText(texts.greeting, { name }) }
}

/** What is ordered, for when, for whom and where to. */
export function orderFacts(facts: BreakfastMailFacts): MailPart {
  const { street, houseNumber, postcode, city, here, bookingNumber } = facts
  const address = {
    label: texts.address,
    value: `${street} ${houseNumber}`,
    more: `${postcode} ${city}`,
  }
  const notes = facts.notes === '' ? [] : [{ label: texts.notes, value: facts.notes }]
  const stay = bookingNumber === null ? [] : [{ label: texts.booking, value: bookingNumber }]
  return {
    kind: 'facts',
    rows: [
      { label: texts.order, value: facts.number },
      {
        label: here ? texts.here : texts.delivery,
        value: facts.deliveryDay,
        more: fillText(texts.deliveryAt, { slot: facts.slotLabel }),
      },
      { label: texts.receiver, value: facts.receiver },
      ...(here ? [] : [address]),
      ...notes,
      ...stay,
    ],
  }
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
export function orderLines({ quote, balanceCents }: BreakfastMailFacts): MailPart {
  const total = { label: texts.total, cents: quote.totalCents }
  const received = { label: texts.received, cents: quote.totalCents - balanceCents }
  const open = { label: texts.toPay, cents: balanceCents }
  return {
    kind: 'lines',
    lines: summariseLines(quote),
    sums:
      received.cents <= 0 ? [open] : balanceCents > 0 ? [total, received, open] : [total, received],
  }
}

/** Until when the guest can cancel, and how. */
export function orderCancellationParts(facts: BreakfastMailFacts): MailPart[] {
  const { day, slot, orderId: id, token, publicUrl } = facts
  const until = spokenInstant(refundedUntil({ day: parseDay(day)!, slot }))
  return [
    { kind: 'heading', text: texts.ifYouCancel },
    { kind: 'text', text: fillText(texts.cancelUntil, { until }) },
    {
      kind: 'link',
      label: texts.cancel,
      url: orderCancellationAddress(publicUrl, { id, token }),
    },
  ]
}

/** `ma 9 maart, 14.00 uur`: until when it has to be paid. */
export function payUntilWords({ day }: BreakfastMailFacts): string {
  return spokenInstant(payableUntil(parseDay(day)!))
}

function spokenInstant(instant: number): string {
  const { today, minuteOfDay } = momentInAmsterdam(instant)
  const minutes = String(minuteOfDay % 60).padStart(2, '0')
  return `${dutchDay(today)}, ${Math.floor(minuteOfDay / 60)}.${minutes} uur`
}
