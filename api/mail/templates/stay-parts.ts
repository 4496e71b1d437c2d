import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { propertyAddress } from '../../../rules/property/property-address.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { payAddress } from '../../../screens/guest-addresses.ts'
import type { MailPart } from '../mail-content.ts'
import type { BookingMailFacts } from './booking-mail-facts.ts'

export function greeting({ firstName }: BookingMailFacts): MailPart {
  return { kind: 'text', text: `Beste ${firstName},` }
}

/** The stay in a few rows. With the year: a confirmation is kept. */
export function stayFacts(facts: BookingMailFacts): MailPart {
  return {
    kind: 'facts',
    rows: [
      { label: 'Boeking', value: facts.number },
      { label: 'Kamer', value: facts.roomTypeName },
      {
        label: 'Aankomst',
        value: dutchDayYear(parseDay(facts.arrival)!),
        more: `tussen ${facts.checkIn}`,
      },
      {
        label: 'Vertrek',
        value: dutchDayYear(parseDay(facts.departure)!),
        more: `tot ${facts.checkOut}`,
      },
      { label: 'Gasten', value: facts.persons === 1 ? '1 persoon' : `${facts.persons} personen` },
    ],
  }
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
export function priceLines({ quote, balanceCents }: BookingMailFacts): MailPart {
  const total = { label: 'Totaal', cents: quote.totalCents }
  const received = { label: 'Ontvangen', cents: quote.totalCents - balanceCents }
  const open = { label: 'Te betalen', cents: balanceCents }
  return {
    kind: 'lines',
    lines: summariseLines(quote).filter(({ cents }) => cents !== 0),
    sums:
      received.cents <= 0 ? [open] : balanceCents > 0 ? [total, received, open] : [total, received],
  }
}

/** What is still to be paid and how; nothing where all is paid. */
export function openSum(facts: BookingMailFacts): MailPart[] {
  const { balanceCents, publicUrl } = facts
  if (balanceCents <= 0) return []
  return [
    {
      kind: 'panel',
      title: `Nog te betalen: ${formatEuro(balanceCents)}`,
      text: 'Je betaalt online, op de beveiligde pagina van onze betaaldienst.',
      button: { label: 'Betaal online', url: payAddress(publicUrl, facts) },
    },
  ]
}

export function addressParts({ property }: BookingMailFacts): MailPart[] {
  const address = propertyAddress(property)
  return address === '' ? [] : [{ kind: 'text', text: `Ons adres: ${address}.` }]
}

/** What was paid back. */
export function wentBack({ refundedCents }: Pick<BookingMailFacts, 'refundedCents'>): MailPart {
  return {
    kind: 'text',
    text: `We hebben ${formatEuro(refundedCents)} teruggestort. Meestal staat het binnen enkele werkdagen op je rekening.`,
  }
}

/** What goes back to a guest who cancels, and how to. */
export function cancellationParts({ conditions, property }: BookingMailFacts): MailPart[] {
  if (conditions.length === 0) return []
  const ways = [
    property.email === '' ? '' : 'antwoord op deze mail',
    property.phone === '' ? '' : `bel ${unbroken(property.phone)}`,
  ].filter((way) => way !== '')
  const how: MailPart[] =
    ways.length === 0 ? [] : [{ kind: 'text', text: `Annuleren? ${sentence(ways.join(' of '))}` }]
  return [
    { kind: 'heading', text: 'Als je annuleert' },
    { kind: 'list', items: conditions },
    ...how,
  ]
}

/** A telephone number that no line breaks. */
export function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0')
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
