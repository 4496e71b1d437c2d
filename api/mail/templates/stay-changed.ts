import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailStayChangedTexts as texts } from '../../../rules/texts/mail-stay-changed.ts'
import { mailStayTexts } from '../../../rules/texts/mail-stay.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailSource, MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, endOf, isWrittenTo } from './booking-mail-record.ts'
import { calendarFile, wayToTheBooking } from './confirmation.ts'
import {
  addressParts,
  cancellationParts,
  greeting,
  openSum,
  priceLines,
  stayFacts,
} from './stay-parts.ts'
import { untoldChange } from './untold-change.ts'

/**
 * Longer than staff can undo a change (`messages.seconds`), ms: who undoes it has nobody mailed, and
 * no money sent back.
 */
export const SETTLED_AFTER_MS = 15_000

/**
 * Staff changed dates, room or persons: how the stay is now, and what is to be paid or comes back. A
 * guest who holds a room unpaid reads it when paying, one who has left needs it no more.
 */
export const stayChanged: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'stay-changed',
  name: 'Wijzigingsmail',
  subjectKind: 'booking',
  withdrawnBy: ['cancelled'],
  outdatedBy: ['stay-changed'],
  due(booking, now) {
    const change = untoldChange(booking)
    if (!change || !isWrittenTo(booking) || booking.state !== 'confirmed') return null
    return now >= endOf(booking.departure) ? null : change.at + SETTLED_AFTER_MS
  },
  tellsOf(booking) {
    const change = untoldChange(booking)
    return change ? [change.id] : []
  },
  async facts(source, bookingId, about) {
    const facts = await bookingMailFacts(source, bookingId, about)
    return facts && { ...facts, refundedCents: await refundedSince(source, bookingId, about) }
  },
  content(facts) {
    const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
    return {
      subject: fillText(texts.subject, { number: facts.number, stay }),
      title: texts.title,
      parts: [
        greeting(facts),
        { kind: 'text', text: texts.changed },
        stayFacts(facts),
        priceLines(facts),
        ...openSum(facts),
        ...comesBack(facts),
        ...addressParts(facts),
        wayToTheBooking(facts),
        { kind: 'text', text: texts.calendar },
        ...cancellationParts(facts),
      ],
      attachments: [calendarFile(facts)],
    }
  },
}

function comesBack({ balanceCents, refundedCents }: BookingMailFacts): MailPart[] {
  const cents = refundedCents + Math.max(0, -balanceCents)
  if (cents === 0) return []
  return [{ kind: 'text', text: fillText(mailStayTexts.comesBack, { amount: formatEuro(cents) }) }]
}

/** What went back already since the change of that event. */
async function refundedSince(
  { pool }: MailSource,
  folioId: string,
  event: string,
): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    `SELECT coalesce(sum(e.cents), 0)::int AS cents FROM folio_entries e
     WHERE e.folio_id = $1 AND e.kind = 'refunded' AND e.at >= (SELECT at FROM events WHERE id::text = $2)`,
    [folioId, event],
  )
  return rows[0]!.cents
}
