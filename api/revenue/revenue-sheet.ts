import { formatAmount } from '../../rules/money/format-euro.ts'
import type { Sheet } from '../spreadsheets/spreadsheet.ts'
import { orderWords } from './journal-words.ts'
import type { RevenueView } from './revenue-view.ts'

const sourceWords: Record<string, string> = {
  'own-website': 'Eigen site',
  'booking.com': 'Booking.com',
  airbnb: 'Airbnb',
  'bedandbreakfast.nl': 'bedandbreakfast.nl',
  none: 'Zelf ingevoerd',
}

/** The shown month: its figures, where they came from, and the months of its year. */
export function revenueSheet(revenue: RevenueView): Sheet {
  const { adrCents, revparCents, soldNights, availableNights } = revenue
  const euro = (cents: number | null) => (cents === null ? '' : formatAmount(cents))
  return {
    name: `Omzet ${revenue.month}`,
    columns: ['Wat', 'Aantal', 'Bedrag (€)', 'Een jaar eerder (€)'],
    rows: [
      ['Omzet met btw', '', euro(revenue.revenueCents), ''],
      ['Waarvan nog open', '', euro(revenue.openCents), ''],
      ['Doel', '', euro(revenue.targetCents), ''],
      ['Verkochte kamernachten', String(soldNights), '', ''],
      ['Beschikbare kamernachten', String(availableNights), '', ''],
      ['Gemiddeld per nacht', '', euro(adrCents), ''],
      ['Per beschikbare kamernacht', '', euro(revparCents), ''],
      ['Toeristenbelasting', '', euro(revenue.touristTaxCents), ''],
      ['Buiten de omzet', '', euro(revenue.passedOnCents), ''],
      ...revenue.sources.map(({ source, orders, cents }) => [
        `Bron: ${sourceWords[source] ?? orderWords[source] ?? source}`,
        String(orders),
        euro(cents),
        '',
      ]),
      ...revenue.months.map(({ month, cents, lastYearCents }) => [
        month,
        '',
        euro(cents),
        euro(lastYearCents),
      ]),
    ],
  }
}
