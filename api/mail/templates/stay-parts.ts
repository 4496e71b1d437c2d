import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { numberFromAbroad } from '../../../rules/property/dialled-number.ts'
import { propertyAddress } from '../../../rules/property/property-address.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { arrivalWords } from '../../../rules/stay-times/arrival-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailStayTexts as texts } from '../../../rules/texts/mail-stay.ts'
import { payAddress } from '../../../screens/guest-addresses.ts'
import type { MailPart } from '../mail-content.ts'
import type { BookingMailFacts } from './booking-mail-facts.ts'

export function greeting({ firstName }: BookingMailFacts): MailPart {
  return { kind: 'text', text: fillText(texts.greeting, { name: firstName }) }
}

/** The stay in a few rows. With the year: a confirmation is kept. */
export function stayFacts(facts: BookingMailFacts): MailPart {
  return {
    kind: 'facts',
    rows: [
      { label: texts.booking, value: facts.number },
      { label: texts.room, value: facts.roomTypeName },
      {
        label: texts.arrival,
        value: dutchDayYear(parseDay(facts.arrival)!),
        more: fillText(texts.arrivalBetween, { hours: facts.checkIn }),
      },
      ...(facts.arrivalWindow
        ? [{ label: texts.arrivalTime, value: arrivalWords(facts.arrivalWindow) }]
        : []),
      {
        label: texts.departure,
        value: dutchDayYear(parseDay(facts.departure)!),
        more: fillText(texts.departureUntil, { hours: facts.checkOut }),
      },
      {
        label: texts.guests,
        value:
          facts.persons === 1 ? texts.onePerson : fillText(texts.persons, { n: facts.persons }),
      },
      ...(facts.wish === '' ? [] : [{ label: texts.wish, value: facts.wish }]),
    ],
  }
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
export function priceLines({ quote, balanceCents }: BookingMailFacts): MailPart {
  const total = { label: texts.total, cents: quote.totalCents }
  const received = { label: texts.received, cents: quote.totalCents - balanceCents }
  const open = { label: texts.toPay, cents: balanceCents }
  return {
    kind: 'lines',
    lines: summariseLines(quote).filter(({ cents }) => cents !== 0),
    sums:
      received.cents <= 0 ? [open] : balanceCents > 0 ? [total, received, open] : [total, received],
  }
}

/** What is still to be paid and how; nothing where all is paid, no way where the link has ended. */
export function openSum(facts: BookingMailFacts): MailPart[] {
  const { balanceCents, publicUrl, payUntil, now } = facts
  if (balanceCents <= 0) return []
  const title = fillText(texts.stillToPay, { amount: formatEuro(balanceCents) })
  if (payUntil !== null && payUntil <= now)
    return [{ kind: 'text', text: `${title}. ${texts.linkEnded}` }]
  return [
    {
      kind: 'panel',
      title,
      text: [texts.payOnline, ...restDay(facts), ...linkEnd(facts)].join(' '),
      button: { label: texts.payButton, url: payAddress(publicUrl, facts) },
    },
  ]
}

/** When the rest of what was paid in part is due. */
function restDay({ restDueOn }: BookingMailFacts): string[] {
  return restDueOn === null
    ? []
    : [fillText(texts.restDueOn, { day: dutchDayYear(parseDay(restDueOn)!) })]
}

/** The last day on which the link pays. */
function linkEnd({ payUntil }: BookingMailFacts): string[] {
  if (payUntil === null) return []
  const { today } = momentInAmsterdam(payUntil.getTime() - 1)
  return [fillText(texts.payUntil, { day: dutchDayYear(today) })]
}

export function addressParts({ property }: BookingMailFacts): MailPart[] {
  const address = propertyAddress(property)
  return address === '' ? [] : [{ kind: 'text', text: fillText(texts.address, { address }) }]
}

/** What was paid back. */
export function wentBack({ refundedCents }: Pick<BookingMailFacts, 'refundedCents'>): MailPart {
  return {
    kind: 'text',
    text: fillText(texts.wentBack, { amount: formatEuro(refundedCents) }),
  }
}

/**
 * The facts of a mail about one refund; null where it failed between the plan and the mail, and
 * nothing went back that could be told of.
 */
export function whereItIsBack<Facts extends { refundedCents: number }>(
  facts: Facts | null,
): Facts | null {
  return facts && facts.refundedCents > 0 ? facts : null
}

/** What goes back to a guest who cancels, and how to. */
export function cancellationParts({ conditions, property }: BookingMailFacts): MailPart[] {
  if (conditions.length === 0) return []
  const ways = waysToCancel(property)
  const how: MailPart[] =
    ways === null ? [] : [{ kind: 'text', text: fillText(texts.howToCancel, { ways }) }]
  return [{ kind: 'heading', text: texts.ifYouCancel }, { kind: 'list', items: conditions }, ...how]
}

/** A telephone number to be dialled anywhere, which no line breaks. */
export function unbroken(phone: string): string {
  return numberFromAbroad(phone).replaceAll(' ', '\u00a0')
}

/** How the property can be reached; null where it cannot. */
function waysToCancel({
  email,
  phone: number,
}: Pick<BookingMailFacts['property'], 'email' | 'phone'>): string | null {
  const phone = unbroken(number)
  if (email === '') return number === '' ? null : fillText(texts.byPhone, { phone })
  return number === '' ? texts.byAnswer : fillText(texts.byAnswerOrPhone, { phone })
}
