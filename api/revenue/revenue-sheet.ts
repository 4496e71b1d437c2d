import { countColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedTable } from '../spreadsheets/typed-table.ts'
import type { RevenueView } from './revenue-view.ts'

/** A row of a month, as its files say it: how many, and how much; left out where there is none. */
interface Row {
  what: string
  count?: number | null
  cents?: number | null
  lastYearCents?: number
}

/** As the screen calls what is no booking. */
const names: Record<string, string> = {
  'breakfast-order': 'Ontbijt aan huis',
  sale: 'Kassa',
}

/** What a source of revenue is called: of a booking, or the kind of what was sold. */
export const sourceName = ({ source, name }: RevenueView['sources'][number]): string =>
  name ?? names[source] ?? source

/** The figures of a month in the order of its screen. */
export function figuresOf(revenue: RevenueView): Row[] {
  const { soldNights, availableNights } = revenue
  const taken = availableNights === 0 ? null : Math.round((100 * soldNights) / availableNights)
  return [
    { what: 'Omzet met btw', cents: revenue.revenueCents },
    { what: 'Waarvan nog open', cents: revenue.openCents },
    { what: 'Nog te ontvangen, van alle maanden', cents: revenue.open.cents },
    { what: 'Doel', cents: revenue.targetCents },
    { what: 'Verkochte kamernachten', count: soldNights },
    { what: 'Beschikbare kamernachten', count: availableNights },
    { what: 'Bezetting in procenten', count: taken },
    { what: 'Gemiddeld per nacht', cents: revenue.adrCents },
    { what: 'Per beschikbare kamernacht', cents: revenue.revparCents },
    { what: 'Toeristenbelasting over deze nachten', cents: revenue.touristTaxCents },
    { what: 'Doorgegeven: belasting, borg en afronding', cents: revenue.passedOnCents },
  ]
}

/** They are of different things: nothing adds up. */
const columns = [
  textColumn<Row>('Wat', 40, ({ what }) => what),
  countColumn<Row>('Aantal', ({ count = null }) => count),
  euroColumn<Row>('Bedrag', ({ cents = null }) => cents),
  { ...euroColumn<Row>('Een jaar eerder', ({ lastYearCents = null }) => lastYearCents), width: 16 },
].map((column) => ({ ...column, isSummed: false }))

/** The shown month: its figures, where they came from, and the months of its year. */
export function revenueSheet(revenue: RevenueView): TypedTable<Row> {
  const rows: Row[] = [
    ...figuresOf(revenue),
    ...revenue.sources.map((source) => ({
      what: `Bron: ${sourceName(source)}`,
      count: source.orders,
      cents: source.cents,
    })),
    ...revenue.months.map(({ month, ...sums }) => ({ what: month, ...sums })),
  ]
  return { name: `Omzet ${revenue.month}`, columns, parts: [rows] }
}
