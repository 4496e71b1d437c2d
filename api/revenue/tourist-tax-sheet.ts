import { formatAmount } from '../../rules/money/format-euro.ts'
import type { Sheet } from '../spreadsheets/spreadsheet.ts'
import type { TouristTaxView } from './tourist-tax-view.ts'

const columns = [
  'Boeking',
  'Naam',
  'Aankomst',
  'Vertrek',
  'Personen',
  'Kinderen',
  'Inwoners',
  'Belaste nachten',
  'Vrijgestelde nachten',
  'Toeristenbelasting (€)',
]

/** The return with the stays behind it, and their sum in the last row. */
export function touristTaxSheet({ period, stays, ...sums }: TouristTaxView): Sheet {
  const owed = (of: Pick<TouristTaxView, 'taxedNights' | 'exemptNights' | 'cents'>) => [
    String(of.taxedNights),
    String(of.exemptNights),
    formatAmount(of.cents),
  ]
  return {
    name: `Toeristenbelasting ${period}`,
    columns,
    rows: [
      ...stays.map((stay) => [
        stay.number,
        stay.name,
        stay.arrival,
        stay.departure,
        String(stay.persons),
        String(stay.children),
        String(stay.residents),
        ...owed(stay),
      ]),
      ['Totaal', '', '', '', '', '', '', ...owed(sums)],
    ],
  }
}
