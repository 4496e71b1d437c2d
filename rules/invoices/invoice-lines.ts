import { type Day, type EpochDay, formatDay, parseDay } from '../calendar/day.ts'
import { type Message, type Text, message } from '../texts/message.ts'
import type { VatRate } from '../vat/vat-rate-on.ts'
import type { SoldItem, SoldLine } from '../quotes/sold-line.ts'
import type { Readings } from '../readings/readings.ts'
import { rateOfLine } from '../vat/rate-of-line.ts'
import { splitVat } from '../vat/split-vat.ts'
import type { InvoiceLine } from './invoice.ts'

const names: Record<SoldItem, Message> = {
  'room-night': message('invoice.roomNight'),
  season: message('invoice.season'),
  'family-night': message('invoice.familyNight'),
  'extra-persons': message('invoice.extraPersons'),
  cleaning: message('invoice.cleaning'),
  'tourist-tax': message('invoice.touristTax'),
  breakfast: message('invoice.breakfast'),
  delivery: message('invoice.delivery'),
  extra: message('invoice.extra'),
  'carried-over': message('invoice.carriedOver'),
  'carried-over-tax': message('invoice.carriedOverTax'),
  'cancellation-fee': message('invoice.cancellationFee'),
  adjustment: message('invoice.adjustment'),
}

/** A line before it is put into the words of the day of issue. */
type UnwordedLine = Omit<InvoiceLine, 'description'> & { description: Text }

/** A line as it was sold: of a folio, or of a quote, which knows the date of supply by its night. */
export type InvoicedLine = Omit<SoldLine, 'name' | 'suppliedOn'> & {
  name?: string | null
  suppliedOn?: Day
}

/** What was sold of a stay, a breakfast order or a sale, and when it was supplied: `[from, until)`. */
export interface Supply {
  lines: readonly InvoicedLine[]
  suppliedFrom: Day
  suppliedUntil: Day
}

/**
 * The lines of an invoice for what was sold. The gross amounts stay as sold; the VAT follows the
 * date of supply by the table of the day the invoice is made, so a stay in 2026 that was sold in
 * 2024 is taxed at 21 %. A line for the whole supply is supplied with its last day. Under
 * `vat.lodging` = `stored` lodging keeps the percentage it was sold with. Lines of nothing are left
 * out.
 */
export function invoiceLines(
  { lines, suppliedUntil }: Supply,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): UnwordedLine[] {
  const lastDay = (parseDay(suppliedUntil) ?? 0) - 1
  return lines
    .filter((line) => line.cents !== 0)
    .map((line) => invoiceLine(line, lastDay, rates, readings))
}

function invoiceLine(
  line: InvoicedLine,
  lastDay: EpochDay,
  rates: readonly VatRate[],
  readings: Pick<Readings, 'vat.lodging'>,
): UnwordedLine {
  const { item, name, night, persons, cents: grossCents, vatCategory } = line
  const supplied = parseDay(line.suppliedOn ?? night ?? '') ?? lastDay
  const vatBasisPoints = rateOfLine(line, supplied, rates, readings)
  const named = item === 'adjustment' ? null : name
  const what =
    night === null
      ? { description: named ?? names[item], sold: named ?? item }
      : {
          description: message('invoice.lineOfNight', {
            what: names[item],
            day: { day: supplied, as: 'dayYear' },
          }),
          sold: `${item} ${formatDay(supplied)}`,
        }
  return {
    ...what,
    persons,
    grossCents,
    ...splitVat(grossCents, vatBasisPoints),
    vatCategory,
    vatBasisPoints,
  }
}
