import { sourceWords } from '../folios/source-words.ts'
import { countColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedTable } from '../spreadsheets/typed-table.ts'
import type { RevenueView } from './revenue-view.ts'

/** A figure of a month, as its files say it: how many, or how much; null where there is none. */
interface MonthFigure {
  what: string
  count: number | null
  cents: number | null
}

/** As the screen calls what is no booking. */
const names: Record<string, string> = {
  ...sourceWords,
  'breakfast-order': 'Ontbijt aan huis',
  sale: 'Kassa',
}

/** What a source of revenue is called: of a booking, or the kind of what was sold. */
export const sourceName = (source: string): string => names[source] ?? source

/** The figures of a month in the order of its screen. */
export function figuresOf(revenue: RevenueView): MonthFigure[] {
  const { soldNights, availableNights } = revenue
  const many = (what: string, count: number | null) => ({ what, count, cents: null })
  const much = (what: string, cents: number | null) => ({ what, count: null, cents })
  return [
    much('Omzet met btw', revenue.revenueCents),
    much('Waarvan nog open', revenue.openCents),
    much('Nog te ontvangen, van alle maanden', revenue.open.cents),
    much('Doel', revenue.targetCents),
    many('Verkochte kamernachten', soldNights),
    many('Beschikbare kamernachten', availableNights),
    many(
      'Bezetting in procenten',
      availableNights === 0 ? null : Math.round((100 * soldNights) / availableNights),
    ),
    much('Gemiddeld per nacht', revenue.adrCents),
    much('Per beschikbare kamernacht', revenue.revparCents),
    much('Toeristenbelasting over deze nachten', revenue.touristTaxCents),
    much('Doorgegeven: belasting, borg en afronding', revenue.passedOnCents),
  ]
}

interface Row extends MonthFigure {
  lastYearCents?: number
}

/** They are of different things: nothing adds up. */
const columns = [
  textColumn<Row>('Wat', 40, ({ what }) => what),
  countColumn<Row>('Aantal', ({ count }) => count),
  euroColumn<Row>('Bedrag', ({ cents }) => cents),
  { ...euroColumn<Row>('Een jaar eerder', ({ lastYearCents = null }) => lastYearCents), width: 16 },
].map((column) => ({ ...column, isSummed: false }))

/** The shown month: its figures, where they came from, and the months of its year. */
export function revenueSheet(revenue: RevenueView): TypedTable<Row> {
  const rows: Row[] = [
    ...figuresOf(revenue),
    ...revenue.sources.map(({ source, orders, cents }) => ({
      what: `Bron: ${sourceName(source)}`,
      count: orders,
      cents,
    })),
    ...revenue.months.map(({ month, ...sums }) => ({ what: month, count: null, ...sums })),
  ]
  return { name: `Omzet ${revenue.month}`, columns, parts: [rows] }
}
