import type { Quote, QuoteLine } from './quote.ts'

/** BO §9: "plus 2 euro per person per night" on the change screen, whatever the tariff says. */
export const changeScreenTaxCents = 200

const reading = 'total.change-screen=price-times-nights'

/**
 * The lines of a changed stay under `total.change-screen` = `price-times-nights` (BO §9): price × nights + 2.00 per person per night
 * without seasonal extras, for both sides. The old side takes the prices it was sold at. What the formula leaves out of the old side
 * (its extras, another tax) is carried over as a line, so that what was paid and the difference together are the new total.
 */
export function priceTimesNights(asked: Quote, sold: Quote, isBought: (line: QuoteLine) => boolean): QuoteLine[] {
  const lines: QuoteLine[] = []
  for (const night of asked.lines.filter(({ item }) => item === 'room-night')) {
    const room: QuoteLine = { ...night, cents: pricePerNight(night, asked), rule: 'BO §9', reading }
    const cents = changeScreenTaxCents * asked.persons
    lines.push(room, { ...room, item: 'tourist-tax', cents, vatCategory: 'none', vatBasisPoints: 0 })
  }
  const soldStayCents = sold.lines.reduce((sum, line) => (isBought(line) ? sum : sum + line.cents), 0)
  const carriedOver = soldStayCents - formulaCents(sold)
  if (carriedOver !== 0) lines.push({ ...lines[0]!, item: 'carried-over', night: null, cents: carriedOver })
  return lines
}

/** The old side: the sold room prices and 2.00 for each person and night. */
function formulaCents(quote: Quote): number {
  const rooms = quote.lines.filter(({ item }) => item === 'room-night')
  const roomCents = rooms.reduce((sum, line) => sum + pricePerNight(line, quote), 0)
  return roomCents + quote.nights * quote.persons * changeScreenTaxCents
}

/** The price of one night, also of a quote in which every night was multiplied by the nights again. */
function pricePerNight(line: QuoteLine, quote: Quote): number {
  return line.reading?.includes('total.ordinary=sum-times-nights') ? line.cents / quote.nights : line.cents
}
