import { type Message, message } from '../texts/message.ts'
import type { QuoteItem, QuoteLine } from './quote.ts'

/**
 * Which rule made a line, as one sentence for staff. The paragraph and the readings behind it
 * stand in the line itself.
 */
export function explainLine(line: QuoteLine): Message {
  const readings = line.reading?.split(' ') ?? []
  return sentences[line.item]((reading) => readings.includes(reading))
}

type Sentence = (reads: (reading: string) => boolean) => Message

const sentences: Record<QuoteItem, Sentence> = {
  'room-night': (reads) => {
    if (reads('total.ordinary=sum-times-nights')) return message('priceRule.sumTimesNights')
    return reads('price.unit=per-person')
      ? message('priceRule.perPerson')
      : message('priceRule.perRoom')
  },
  season: (reads) =>
    reads('season.overlap=all-added')
      ? message('priceRule.allSeasons')
      : message('priceRule.highestSeason'),
  'family-night': () => message('priceRule.familyNight'),
  'extra-persons': (reads) =>
    reads('family.extra-persons=above-four')
      ? message('priceRule.aboveFour')
      : message('priceRule.extraPersons'),
  cleaning: () => message('priceRule.cleaning'),
  'tourist-tax': (reads) =>
    reads('tourist-tax.tariff=per-screen')
      ? message('priceRule.taxOfScreen')
      : message('priceRule.taxOfNight'),
  breakfast: () => message('priceRule.breakfast'),
  delivery: () => message('priceRule.delivery'),
  extra: () => message('priceRule.extra'),
  'carried-over': () => message('priceRule.carriedOver'),
  'carried-over-tax': () => message('priceRule.carriedOverTax'),
}
