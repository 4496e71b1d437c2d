import type { BookingState } from '../../rules/bookings/booking-state.ts'
import { slotLabel } from '../../rules/breakfast/delivery-slots.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import type { Lists } from '../lists/list-of.ts'
import { countColumn, dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn, TypedTable } from '../spreadsheets/typed-table.ts'
import { type BillFilter, billLists } from './bill-lists.ts'
import type { BillKind, BillView } from './bill-shapes.ts'

/** What is exported of a bill: beside the row of the list what its kind knows. */
interface ExportedRow extends BillView {
  phone: string
  /** Of a stay. */
  nights: number
  persons: number
  roomType: string
  sourceName: string
  stayedAway: boolean
  /** Of a breakfast order. */
  receiver: string
  address: string
  here: boolean
  slot: number
  adults: number
  kids: number
  /** Of a sale. */
  method: 'cash' | 'pin'
}

const states: Record<BookingState | 'placed' | 'delivered', string> = {
  held: 'Wacht op betaling',
  confirmed: 'Bevestigd',
  expired: 'Verlopen',
  cancelled: 'Geannuleerd',
  placed: 'Wacht op betaling',
  delivered: 'Bezorgd of afgegeven',
}

type Column = TypedColumn<ExportedRow>

const who: Column[] = [
  textColumn('Nummer', 14, (row) => row.number),
  textColumn('Naam', 28, (row) => row.name),
  textColumn('E-mail', 30, (row) => row.email),
  textColumn('Telefoon', 18, (row) => row.phone),
]
const money: Column[] = [
  textColumn('Status', 18, (row) => (row.stayedAway ? 'Niet gekomen' : states[row.state])),
  euroColumn('Totaal', (row) => row.totalCents),
  euroColumn('Ontvangen', (row) => row.receivedCents),
  euroColumn('Afgeschreven', (row) => row.writtenOffCents),
  euroColumn('Open', (row) => row.balanceCents),
]

/** The exports by kind: their name, their columns, and what is read for them beside the list's. */
const exportedOf = (
  words: Words,
): Record<BillKind, { name: string; columns: Column[]; more: string }> => ({
  booking: {
    name: words.bill.staysExport,
    columns: [
      ...who,
      dayColumn('Aankomst', (row) => row.day),
      dayColumn('Vertrek', (row) => row.until),
      countColumn('Nachten', (row) => row.nights),
      countColumn('Personen', (row) => row.persons),
      textColumn('Kamertype', 22, (row) => row.roomType),
      textColumn('Bron', 18, (row) => row.sourceName),
      ...money,
    ],
    more: 'b.phone, upper(b.stay) - lower(b.stay) AS nights, b.persons, (SELECT name FROM room_types WHERE id = b.room_type_id) AS "roomType", (SELECT name FROM sources WHERE id = b.source) AS "sourceName", b.state = \'confirmed\' AND b.attendance = \'no-show\' AS "stayedAway"',
  },
  'breakfast-order': {
    name: words.bill.breakfastsExport,
    columns: [
      ...who,
      dayColumn('Dag', (row) => row.day),
      textColumn('Tijd', 13, (row) => slotLabel(words, row.slot)),
      textColumn('Ontvanger', 28, (row) => row.receiver),
      textColumn('Adres', 36, (row) => (row.here ? 'Afhalen of in huis' : row.address)),
      countColumn('Boxen', (row) => row.adults),
      countColumn('Kinderboxen', (row) => row.kids),
      ...money,
    ],
    more: `o.phone, o.receiver, o.street || ' ' || o.house_number || ', ' || o.postcode || ' ' || o.city AS address, o.here, o.slot, o.adults, o.kids`,
  },
  sale: {
    name: 'Kassa',
    columns: [
      who[0]!,
      dayColumn('Verkocht op', (row) => row.day),
      textColumn('Wat', 40, (row) => row.name),
      textColumn('Betaald', 12, (row) => (row.method === 'cash' ? 'Contant' : 'Pin')),
      textColumn('Status', 18, (row) => (row.state === 'cancelled' ? 'Teruggenomen' : 'Verkocht')),
      ...money.slice(1),
    ],
    more: 's.method',
  },
})

/**
 * All that a filter has, by day: the exports of BO §2, 'Boekingen' and 'Ontbijtjes', and the sales,
 * with the filter on the screen.
 */
export function exportedBills(
  lists: Lists,
  filter: BillFilter,
  words: Words,
): TypedTable<ExportedRow> {
  const kind = filter.kind ?? 'booking'
  const { name, columns, more } = exportedOf(words)[kind]
  const asked = { sort: ['day', 'ASC'], filter } as const
  return { name, columns, parts: lists.all<ExportedRow>(billLists[kind], asked, more) }
}
