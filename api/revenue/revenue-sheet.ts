import { countColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn, TypedTable } from '../spreadsheets/typed-table.ts'
import { orderWords } from './journal-words.ts'
import type { RevenueView } from './revenue-view.ts'

const sourceWords: Record<string, string> = {
  'own-website': 'Eigen site',
  'booking.com': 'Booking.com',
  airbnb: 'Airbnb',
  'bedandbreakfast.nl': 'bedandbreakfast.nl',
  none: 'Zelf ingevoerd',
}

/** A figure of the month: what it is, how many or how much, and that of the year before. */
type Figure = [what: string, count: number | null, cents: number | null, lastYearCents?: number]

/** They are of different things: nothing adds up. */
const isSummed = false
const columns: TypedColumn<Figure>[] = [
  textColumn('Wat', 30, ([what]) => what),
  { ...countColumn('Aantal', ([, count]) => count), isSummed },
  { ...euroColumn('Bedrag', ([, , cents]) => cents), isSummed },
  { ...euroColumn('Een jaar eerder', ([, , , cents]) => cents ?? null), width: 16, isSummed },
]

/** The shown month: its figures, where they came from, and the months of its year. */
export function revenueSheet(revenue: RevenueView): TypedTable<Figure> {
  const { adrCents, revparCents, soldNights, availableNights } = revenue
  const figures: Figure[] = [
    ['Omzet met btw', null, revenue.revenueCents],
    ['Waarvan nog open', null, revenue.openCents],
    ['Doel', null, revenue.targetCents],
    ['Verkochte kamernachten', soldNights, null],
    ['Beschikbare kamernachten', availableNights, null],
    ['Gemiddeld per nacht', null, adrCents],
    ['Per beschikbare kamernacht', null, revparCents],
    ['Toeristenbelasting', null, revenue.touristTaxCents],
    ['Buiten de omzet', null, revenue.passedOnCents],
    ...revenue.sources.map(({ source, orders, cents }): Figure => [
      `Bron: ${sourceWords[source] ?? orderWords[source] ?? source}`,
      orders,
      cents,
    ]),
    ...revenue.months.map(({ month, cents, lastYearCents }): Figure => [
      month,
      null,
      cents,
      lastYearCents,
    ]),
  ]
  return { name: `Omzet ${revenue.month}`, columns, parts: [figures] }
}
