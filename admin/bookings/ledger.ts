import type { BookingEntry } from '../../api/bookings/booking-answer-shapes.ts'
import { bookingTexts } from '../texts/bookings.ts'
import type { useText } from '../texts/use-text.ts'

/** An entry of the folio as staff read it; `openCents` is the balance after it. */
export interface LedgerRow {
  key: string
  at: string
  what: string
  /** Who did it, where that is a member of staff; else null. */
  who: string | null
  cents: number
  openCents: number
}

type Text = ReturnType<typeof useText>
const { notes } = bookingTexts.money

/** The entries of a folio in their order, worded, with the balance after each. */
export function ledgerOf(entries: readonly BookingEntry[], text: Text): LedgerRow[] {
  let openCents = 0
  return entries.map((entry) => ({
    key: entry.id,
    at: entry.at,
    what: wordsOf(entry, text),
    who: isStaff(entry.by) ? entry.by : null,
    cents: entry.cents,
    openCents: (openCents += entry.cents),
  }))
}

function wordsOf({ kind, method, cents, note }: BookingEntry, text: Text): string {
  if (kind === 'written-off')
    return cents > 0
      ? text('bookings.money.writeOffTakenBack')
      : text('bookings.money.written-off', { reason: note })
  if (note in notes) return text(`bookings.money.notes.${note as keyof typeof notes}`)
  const by = method ? text(`bookings.money.methods.${method}`) : ''
  if (kind === 'received')
    return text(`bookings.money.${cents > 0 ? 'takenBack' : 'received'}`, { method: by })
  return kind === 'refunded'
    ? text('bookings.money.refunded', { method: by })
    : text(`bookings.money.${kind}`)
}

/** Everyone else that an entry can be by has a word of its own and is no name. */
function isStaff(by: string | null): boolean {
  return by !== null && !['guest', 'provider', 'channel', 'staff'].includes(by)
}
