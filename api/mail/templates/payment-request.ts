import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailPaymentRequestTexts as texts } from '../../../rules/texts/mail-payment-request.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isWrittenTo } from './booking-mail-record.ts'
import {
  addressParts,
  cancellationParts,
  greeting,
  openSum,
  priceLines,
  stayFacts,
} from './stay-parts.ts'

/**
 * Staff hold a room for a guest until it is paid, as the family room (BO §4, §7 "confirmation mail,
 * family room"): until when, what it costs and how to pay. A guest who books online pays at once and
 * gets none. Staff send it as well to guests who have left, for what is open of their bill.
 */
export const paymentRequest: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'payment-request',
  name: 'Verzoek om te betalen',
  subjectKind: 'booking',
  byItself: true,
  withdrawnBy: ['cancelled', 'expired', 'confirmed'],
  due(booking, now) {
    return isWrittenTo(booking) && booking.madeBy === 'staff' && booking.state === 'held'
      ? now
      : null
  },
  facts: bookingMailFacts,
  content(facts) {
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: facts.state === 'confirmed' ? texts.billTitle : texts.title,
      parts: [
        greeting(facts),
        { kind: 'text', text: why(facts) },
        stayFacts(facts),
        priceLines(facts),
        ...openSum(facts),
        ...addressParts(facts),
        ...(facts.state === 'confirmed' ? [] : cancellationParts(facts)),
      ],
      attachments: [],
    }
  },
}

function why({ state, balanceCents, holdUntil }: BookingMailFacts): string {
  if (state === 'confirmed') return fillText(texts.bill, { amount: formatEuro(balanceCents) })
  if (holdUntil === null) return texts.held
  return fillText(texts.heldUntil, { until: spokenInstant(holdUntil) })
}

/** `do 11 juni 2026 om 09.30 uur` */
function spokenInstant(instant: Date): string {
  const { today, minuteOfDay } = momentInAmsterdam(instant.getTime())
  const hour = String(Math.floor(minuteOfDay / 60)).padStart(2, '0')
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${dutchDayYear(today)} om ${hour}.${minute} uur`
}
