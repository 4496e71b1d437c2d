import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { numberFromAbroad } from '../../../rules/property/dialled-number.ts'
import { propertyAddress } from '../../../rules/property/property-address.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { arrivalWords } from '../../../rules/stay-times/arrival-words.ts'
import { spokenTimes } from '../../../rules/stay-times/spoken-times.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { textOf, worded } from '../../../rules/texts/words.ts'
import { payAddress } from '../../../screens/guest-addresses.ts'
import { type MailPart, factRows, heading, pricedLines, text } from '../mail-content.ts'
import type { BookingMailFacts } from './booking-mail-facts.ts'
import { message } from '../../../rules/texts/message.ts'

export function greeting({ firstName, words }: BookingMailFacts): MailPart {
  return text(fillText(words.mailStay.greeting, { name: firstName }))
}

/** The stay in a few rows. With the year: a confirmation is kept. */
export function stayFacts(facts: BookingMailFacts): MailPart {
  const { arrivalWindow, hours, persons, words } = facts
  const texts = words.mailStay
  return factRows([
    { label: texts.booking, value: facts.number },
    { label: texts.room, value: facts.roomTypeName },
    {
      label: texts.arrival,
      value: dutchDayYear(parseDay(facts.arrival)!),
      more: fillText(texts.arrivalBetween, { hours: textOf(words, spokenTimes(hours.checkIn)) }),
    },
    {
      label: texts.arrivalTime,
      value: arrivalWindow && textOf(words, arrivalWords(arrivalWindow)),
    },
    {
      label: texts.departure,
      value: dutchDayYear(parseDay(facts.departure)!),
      more: fillText(texts.departureUntil, { hours: textOf(words, spokenTimes(hours.checkOut)) }),
    },
    {
      label: texts.guests,
      value: textOf(words, message('mailStay.persons', { n: persons })),
    },
    { label: texts.wish, value: facts.wish || null },
  ])
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
export function priceLines({ quote, balanceCents, words }: BookingMailFacts): MailPart {
  const lines = worded(words, summariseLines(quote)).filter(({ cents }) => cents !== 0)
  return pricedLines(lines, { totalCents: quote.totalCents, balanceCents }, words.mailStay)
}

/** What is still to be paid and how; nothing where all is paid, no way where the link has ended. */
export function openSum(facts: BookingMailFacts): MailPart[] {
  const { balanceCents, publicUrl, payUntil, restDueOn, now } = facts
  const texts = facts.words.mailStay
  if (balanceCents <= 0) return []
  const title = fillText(texts.stillToPay, { amount: formatEuro(balanceCents) })
  if (payUntil !== null && payUntil <= now) return [text(`${title}. ${texts.linkEnded}`)]
  const how: string[] = [texts.payOnline]
  if (restDueOn !== null)
    how.push(fillText(texts.restDueOn, { day: dutchDayYear(parseDay(restDueOn)!) }))
  if (payUntil !== null) {
    // The last day on which the link pays.
    const { today } = momentInAmsterdam(payUntil.getTime() - 1)
    how.push(fillText(texts.payUntil, { day: dutchDayYear(today) }))
  }
  const button = { label: texts.payButton, url: payAddress(publicUrl, facts) }
  return [{ kind: 'panel', title, text: how.join(' '), button }]
}

export function addressParts({ property, words }: BookingMailFacts): MailPart[] {
  const address = textOf(words, propertyAddress(property))
  return address === '' ? [] : [text(fillText(words.mailStay.address, { address }))]
}

/** What goes back to a guest who cancels, and how to. */
export function cancellationParts({ conditions, property, words }: BookingMailFacts): MailPart[] {
  const texts = words.mailStay
  if (conditions.length === 0) return []
  const ways = waysToCancel(property, texts)
  const how = ways === null ? [] : [text(fillText(texts.howToCancel, { ways }))]
  return [heading(texts.ifYouCancel), { kind: 'list', items: conditions }, ...how]
}

/** A telephone number to be dialled anywhere, which no line breaks. */
export function unbroken(phone: string): string {
  return numberFromAbroad(phone).replaceAll(' ', '\u00a0')
}

/** How the property can be reached; null where it cannot. */
function waysToCancel(
  { email, phone: number }: BookingMailFacts['property'],
  texts: Words['mailStay'],
): string | null {
  const phone = unbroken(number)
  if (email === '') return number === '' ? null : fillText(texts.byPhone, { phone })
  return number === '' ? texts.byAnswer : fillText(texts.byAnswerOrPhone, { phone })
}
