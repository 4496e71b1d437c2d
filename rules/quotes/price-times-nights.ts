import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { priceForPersons } from './price-for-persons.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { touristTaxLine } from './stay-lines.ts'

/** BO §9: "plus 2 euro per person per night" on the change screen, whatever the tariff says. */
export const changeScreenTaxCents = 200

const reading = 'total.change-screen=price-times-nights'

/** A quote and the type it is for, as the type is today. */
interface Side {
  quote: Quote
  roomType: RoomType
}

/**
 * The lines of a changed stay under `total.change-screen` = `price-times-nights` (BO §9): price ×
 * nights + 2.00 per person per night without seasonal extras, for both sides by today's prices.
 * What the formula leaves out of the old side (its extras, another tax, an older price) is carried
 * over, so that what was sold and the difference together are the new total. Null where a side has
 * no price per night: the family room, or a number of persons that is no longer sold. Without any tax
 * where the source of the stay remits it.
 */
export function priceTimesNights(
  asked: Side,
  sold: Side,
  readings: Readings,
  isTaxRemitted = false,
): QuoteLine[] | null {
  const newPrice = nightPrice(asked, readings)
  const oldPrice = nightPrice(sold, readings)
  if (newPrice === null || oldPrice === null) return null
  const lines: QuoteLine[] = []
  for (const line of asked.quote.lines.filter(({ item }) => item === 'room-night')) {
    lines.push({ ...line, cents: newPrice, rule: 'BO §9', reading })
    const taxed = asked.quote.persons
    if (!isTaxRemitted) lines.push(taxLine(line.night, taxed, changeScreenTaxCents * taxed))
  }
  const { nights, persons } = sold.quote
  const lodgingOver = centsOf(sold.quote, 'lodging') - oldPrice * nights
  if (lodgingOver !== 0)
    lines.push({ ...lines[0]!, item: 'carried-over', night: null, cents: lodgingOver })
  if (isTaxRemitted) return lines
  const taxOver = centsOf(sold.quote, 'none') - changeScreenTaxCents * persons * nights
  if (taxOver !== 0) lines.push({ ...taxLine(null, persons, taxOver), item: 'carried-over-tax' })
  return lines
}

function nightPrice({ quote, roomType }: Side, readings: Readings): number | null {
  return roomType.kind === 'family' ? null : priceForPersons(roomType, quote.persons, readings)
}

function taxLine(night: QuoteLine['night'], persons: number, cents: number): QuoteLine {
  return touristTaxLine(night, { persons, cents, rule: 'BO §9', reading })
}

/**
 * What was sold as the stay itself: its lodging, or its tax outside VAT. A deposit is an extra, not
 * a part of the stay.
 */
function centsOf({ lines }: Quote, vatCategory: 'lodging' | 'none'): number {
  return lines.reduce(
    (sum, line) =>
      line.vatCategory === vatCategory && line.item !== 'extra' ? sum + line.cents : sum,
    0,
  )
}
