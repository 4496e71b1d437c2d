import { countColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn, TypedTable } from '../spreadsheets/typed-table.ts'
import { type MonthFigure, figuresOf, sourceName } from './revenue-figures.ts'
import type { RevenueView } from './revenue-view.ts'

interface Row extends MonthFigure {
  lastYearCents?: number
}

/** They are of different things: nothing adds up. */
const isSummed = false
const columns: TypedColumn<Row>[] = [
  textColumn('Wat', 40, ({ what }) => what),
  { ...countColumn('Aantal', ({ count }) => count), isSummed },
  { ...euroColumn('Bedrag', ({ cents }) => cents), isSummed },
  {
    ...euroColumn('Een jaar eerder', ({ lastYearCents = null }) => lastYearCents),
    width: 16,
    isSummed,
  },
]

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
