import { countColumn, dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedTable } from '../spreadsheets/typed-table.ts'
import type { TouristTaxView } from './tourist-tax-view.ts'

type Stay = TouristTaxView['stays'][number]

/** The return with the stays behind it, and their sum in the last row. */
export function touristTaxSheet({ period, stays }: TouristTaxView): TypedTable<Stay> {
  return {
    name: `Toeristenbelasting ${period}`,
    columns: [
      textColumn('Boeking', 14, (stay) => stay.number),
      textColumn('Naam', 28, (stay) => stay.name),
      dayColumn('Aankomst', (stay) => stay.arrival),
      dayColumn('Vertrek', (stay) => stay.departure),
      countColumn('Personen', (stay) => stay.persons),
      countColumn('Kinderen', (stay) => stay.children),
      countColumn('Inwoners', (stay) => stay.residents),
      { ...countColumn('Belaste nachten', (stay) => stay.taxedNights), width: 16 },
      { ...countColumn('Vrijgestelde nachten', (stay) => stay.exemptNights), width: 20 },
      { ...euroColumn('Toeristenbelasting', (stay) => stay.cents), width: 18 },
    ],
    parts: [stays],
  }
}
