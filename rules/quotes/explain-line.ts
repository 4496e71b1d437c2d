import type { QuoteItem, QuoteLine } from './quote.ts'

/**
 * Which rule made a line, as one Dutch sentence for staff. The paragraph and the readings behind it
 * stand in the line itself.
 */
export function explainLine(line: QuoteLine): string {
  const readings = line.reading?.split(' ') ?? []
  return sentences[line.item]((reading) => readings.includes(reading))
}

type Sentence = (reads: (reading: string) => boolean) => string

const sentences: Record<QuoteItem, Sentence> = {
  'room-night': (reads) => {
    if (reads('total.ordinary=sum-times-nights'))
      return 'De prijs van alle nachten samen, nog eens keer het aantal nachten.'
    return reads('price.unit=per-person')
      ? 'De prijs per persoon voor deze nacht, keer het aantal personen.'
      : 'De prijs van deze kamer per nacht bij dit aantal personen.'
  },
  season: (reads) =>
    reads('season.overlap=all-added')
      ? 'Alle seizoenstoeslagen die voor deze nacht gelden, bij elkaar.'
      : 'De hoogste seizoenstoeslag die voor deze nacht geldt.',
  'family-night': () => 'Het deel van de vaste prijs van het arrangement dat op deze nacht valt.',
  'extra-persons': (reads) =>
    reads('family.extra-persons=above-four')
      ? 'De toeslag voor elke persoon boven de vier, per nacht.'
      : 'De toeslag per nacht uit de tabel voor een ander aantal personen dan vier.',
  cleaning: () => 'De schoonmaak van de familiekamer, één keer per verblijf.',
  'tourist-tax': (reads) =>
    reads('tourist-tax.tariff=per-screen')
      ? 'De toeristenbelasting van dit scherm, voor elke gast die betaalt.'
      : 'Het tarief van de gemeente op deze nacht, voor elke gast die betaalt.',
  breakfast: () => 'De prijs van een ontbijt, keer het aantal.',
  delivery: () => 'De bezorgkosten, één keer per bestelling.',
  extra: () => 'De prijs van wat erbij is gekozen.',
  'carried-over': () => 'Het verschil met de prijs waarvoor is geboekt: verkocht blijft verkocht.',
  'carried-over-tax': () =>
    'Het verschil met de belasting waarvoor is geboekt: verkocht blijft verkocht.',
}
