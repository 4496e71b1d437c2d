import { touristTaxLine } from './stay-lines.ts'
import type { Quote, QuoteLine } from './quote.ts'

/** BO §9: "plus 2 euro per person per night" on the change screen, whatever the tariff says. */
export const changeScreenTaxCents = 200

const reading = 'total.change-screen=price-times-nights'

/**
 * The lines of a changed stay under `total.change-screen` = `price-times-nights` (BO §9): price × nights + 2.00 per person per night
 * without seasonal extras, for both sides. The old side takes the prices it was sold at. What the formula leaves out of the old side
 * (its extras, another tax) is carried over, so that what was sold and the difference together are the new total.
 */
export function priceTimesNights(asked: Quote, sold: Quote): QuoteLine[] {
  const lines: QuoteLine[] = []
  for (const night of roomNights(asked)) {
    const { persons } = asked
    lines.push({ ...night, cents: pricePerNight(night, asked), rule: 'BO §9', reading })
    lines.push(touristTaxLine(night.night, { persons, cents: changeScreenTaxCents * persons, rule: 'BO §9', reading }))
  }
  const first = lines[0]!
  const roomCents = roomNights(sold).reduce((sum, line) => sum + pricePerNight(line, sold), 0)
  const lodgingOver = centsOf(sold, 'lodging') - roomCents
  if (lodgingOver !== 0) lines.push({ ...first, item: 'carried-over', night: null, cents: lodgingOver })
  const taxOver = centsOf(sold, 'none') - sold.nights * sold.persons * changeScreenTaxCents
  if (taxOver !== 0) {
    const tax = touristTaxLine(null, { persons: sold.persons, cents: taxOver, rule: 'BO §9', reading })
    lines.push({ ...tax, item: 'carried-over-tax' })
  }
  return lines
}

function roomNights({ lines }: Quote): QuoteLine[] {
  return lines.filter(({ item }) => item === 'room-night')
}

/** What was sold as the stay itself: its lodging, or its tax outside VAT. A deposit is an extra, not a part of the stay. */
function centsOf({ lines }: Quote, vatCategory: 'lodging' | 'none'): number {
  return lines.reduce((sum, line) => (line.vatCategory === vatCategory && line.item !== 'extra' ? sum + line.cents : sum), 0)
}

/** The price of one night, also of a quote in which every night was multiplied by the nights again. */
function pricePerNight(line: QuoteLine, quote: Quote): number {
  return line.reading?.includes('total.ordinary=sum-times-nights') ? line.cents / quote.nights : line.cents
}
